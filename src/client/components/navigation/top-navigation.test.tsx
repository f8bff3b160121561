import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

// jsdom has no layout, so Mantine hides the menu. The browser journeys test its visibility.
const LOG_OUT = { name: 'Log out', hidden: true }
const bar = () => within(screen.getByRole('banner'))

describe('navigation of a visitor', () => {
  it('links to the home page, the features, sign-in and sign-up', async () => {
    await startTestServer()
    renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    const href = (name: string) => bar().getByRole('link', { name }).getAttribute('href')
    expect(href('Hookline')).toBe('/')
    expect(href('Home')).toBe('/')
    expect(href('Features')).toBe('/#features')
    expect(href('Sign In')).toBe('/login')
    expect(href('Get Started')).toBe('/signup')
    expect(bar().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
  })

  it('has a panel on phones that closes when a link is chosen', async () => {
    await startTestServer()
    const { user, address } = renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Menu' }))
    panel.getByRole('link', { name: 'Home' })
    panel.getByRole('link', { name: 'Features' })
    panel.getByRole('link', { name: 'Get Started' })
    await user.click(panel.getByRole('link', { name: 'Sign In' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('returns the focus when the panel is closed by keyboard', async () => {
    await startTestServer()
    const { user } = renderApp('/')
    const button = await screen.findByRole('button', { name: 'Open menu' })
    await user.click(button)
    await screen.findByRole('dialog', { name: 'Menu' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})

describe('navigation of a user', () => {
  it('shows the dashboard, the first two letters of the address, and the menu', async () => {
    const server = await startTestServer()
    const email = await server.signInAs('noor@example.com')
    const { user } = renderApp('/')
    // A page takes the focus when it has loaded, which would close an open menu.
    await screen.findByRole('heading', { level: 1 })
    const button = await screen.findByRole('button', { name: /^Account menu/u })
    expect(button.textContent).toBe('NO')
    expect(bar().getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(bar().getByRole('link', { name: 'Hookline' }).getAttribute('href')).toBe('/dashboard')
    expect(bar().queryByRole('link', { name: 'Sign In' })).toBeNull()
    await user.click(button)
    const menu = within(await screen.findByRole('menu'))
    menu.getByText(email)
    await menu.findByRole('menuitem', LOG_OUT)
  })

  it("signs out: shows the home page and a notice, and deletes the user's data in this browser", async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    localStorage.setItem('hookline-theme', 'light')
    const { user, address } = renderApp('/hook-generator')
    await user.type(await screen.findByLabelText('Topic'), 'A draft')
    expect(Object.keys(localStorage).some((key) => key.startsWith('hookline-draft-'))).toBe(true)
    sessionStorage.setItem('mark', '1')
    await user.click(await screen.findByRole('button', { name: /^Account menu/u }))
    await user.click(await screen.findByRole('menuitem', LOG_OUT))
    const toast = await findToast('Signed out')
    toast.getByText('You have been successfully signed out.')
    expect(address()).toBe('/')
    expect(server.cookie.token).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual(['hookline-theme'])
    expect(sessionStorage.length).toBe(0)
    await bar().findByRole('link', { name: 'Sign In' })
  })

  it('signs out when another tab signs out', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { address } = renderApp('/hook-generator')
    await screen.findByLabelText('Topic')
    const otherTab = new BroadcastChannel('hookline-session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
    otherTab.postMessage({ userId: null })
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    otherTab.close()
    expect(address()).toBe('/login?redirect=%2Fhook-generator')
  })

  it('drops the data of the first user when another tab signs in as somebody else', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { user } = renderApp('/hook-generator')
    await user.type(await screen.findByLabelText('Topic'), 'A draft of Noor')
    await server.signInAs('mika@example.com')
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const otherTab = new BroadcastChannel('hookline-session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
    otherTab.postMessage({ userId: session?.user.id })
    await waitFor(() => expect(screen.getByRole('button', { name: /^Account menu/u }).textContent).toBe('MI'))
    otherTab.close()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(''))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('hookline-draft-'))).toEqual([])
  })
})
