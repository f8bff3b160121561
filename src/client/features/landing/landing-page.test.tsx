import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

describe('landing page', () => {
  it('says what it is and leads to an account', async () => {
    await startTestServer()
    const { user, address } = renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'AI-Powered Creator Toolkit' })
    expect(document.title).toBe('Hookline: AI-Powered Creator Toolkit')
    await user.click(screen.getByRole('link', { name: 'Start Creating Now' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(address()).toBe('/signup')
  })

  it('scrolls to the features', async () => {
    await startTestServer()
    const { user, address } = renderApp('/')
    await user.click(await screen.findByRole('link', { name: 'See Features' }))
    expect(address()).toBe('/#features')
    expect(document.getElementById('features')?.textContent).toContain('Four tools')
  })

  it.each([
    ['Hook Generator', 'Try 10 Free Hooks Per Day'],
    ['Script Writer', 'Sign Up & Try Free'],
    ['Caption Generator', 'Sign Up & Try Free'],
    ['Text-to-Speech', 'Sign Up & Try Free'],
  ])('has a card for the %s that leads to sign-up', async (tool, action) => {
    await startTestServer()
    renderApp('/')
    const title = await screen.findByRole('heading', { level: 3, name: tool })
    const card = title.closest('article')
    const link = within(card as HTMLElement).getByRole('link', { name: `${action} ${tool}` })
    expect(link.getAttribute('href')).toBe('/signup')
  })

  it('names the support mailbox of this server', async () => {
    await startTestServer({ SUPPORT_EMAIL: 'help@hookline.example' })
    renderApp('/')
    const footer = await screen.findByRole('contentinfo')
    const link = await within(footer).findByRole('link', { name: 'help@hookline.example' })
    expect(link.getAttribute('href')).toBe('mailto:help@hookline.example')
  })
})
