import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { expectConsoleErrors } from '../../testing/console-errors.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

describe('app frame', () => {
  it('moves the focus to the heading after a navigation, not on the first page', async () => {
    await startTestServer()
    const { user } = renderApp('/login')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('link', { name: 'Sign up' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('has a skip link past the navigation', async () => {
    await startTestServer()
    const { user } = renderApp('/login')
    await screen.findByRole('heading', { level: 1 })
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    expect(document.activeElement?.getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })

  it('shows a bar while the connection is lost', async () => {
    await startTestServer()
    renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    screen.getByText('No connection. Your text is safe.')
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText('No connection. Your text is safe.')).toBeNull()
    online.mockRestore()
  })

  it('has exactly one polite status region', async () => {
    await startTestServer()
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Show password' }))
    expect(document.querySelectorAll('output')).toHaveLength(1)
  })

  it('sends a visitor to the sign-in page with the requested address', async () => {
    await startTestServer()
    const { address } = renderApp('/hook-generator?from=mail')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/hook-generator?from=mail')}`)
  })

  it('reports a page that cannot be loaded, and retries', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    let isDown = true
    network.use(http.all('*/trpc/*', () => (isDown ? HttpResponse.error() : undefined)))
    expectConsoleErrors(/TRPCClientError: fetch failed/u)
    const { user } = renderApp('/hook-generator')
    await screen.findByRole('heading', { level: 1, name: 'This page did not load' })
    screen.getByText('The server could not be reached. Your text is safe. Check the connection and try again.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Hook Generator' })
  })
})
