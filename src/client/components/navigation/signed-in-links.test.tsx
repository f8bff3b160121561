import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'

/** Opens a page as a user and one of the menus in the navigation bar. With `owner` the user is the server's owner. */
async function open(menu: RegExp, { owner = false, unanswered }: { owner?: boolean; unanswered?: string } = {}) {
  const server = await startTestServer(owner ? { OWNER_EMAIL: EMAIL } : {})
  await server.signInAs(EMAIL)
  if (owner) {
    await server.runDueJobs()
    const token = /token=([\w-]+)/u.exec(server.mailer.lastTo(EMAIL).text)?.[1] ?? ''
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    await server.services.verification.verify(token, session?.user.id ?? '')
  }
  // The call can share a request with others, at any place in it.
  const fails = (url: string) => unanswered !== undefined && url.includes(unanswered)
  network.use(http.all('*/trpc/*', ({ request }) => (fails(request.url) ? HttpResponse.error() : undefined)))
  const app = renderApp('/hook-generator')
  await screen.findByRole('button', { name: menu })
  // The button with the menu takes the place of the one that stood alone.
  const button = () => screen.getByRole('button', { name: menu })
  const openMenu = async () => {
    await app.user.click(button())
    // jsdom has no layout, so Mantine hides the menu. The browser journeys test its visibility.
    await screen.findAllByRole('menuitem', { hidden: true })
    return within(screen.getByRole('menu', { hidden: true }))
  }
  return { ...app, server, button, openMenu, menu: await openMenu() }
}

type MenuQueries = Awaited<ReturnType<typeof open>>['menu']
const item = (menu: MenuQueries, name: string) => menu.getByRole('menuitem', { name, hidden: true })
const names = (menu: MenuQueries) =>
  menu.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)

describe('account menu', () => {
  it('shows a free user the plan and the links', async () => {
    const { menu } = await open(/^Account menu/u)
    menu.getByText(EMAIL)
    await menu.findByText('Free Plan')
    expect(names(menu)).toEqual(['Profile', 'Settings', 'Upgrade to Premium', 'Log out'])
    expect(item(menu, 'Upgrade to Premium').getAttribute('href')).toBe('/pricing')
    expect(item(menu, 'Profile').getAttribute('href')).toBe('/profile')
    expect(item(menu, 'Settings').getAttribute('href')).toBe('/settings')
  })

  it('shows the name that a user has chosen above the address', async () => {
    const { menu, server, user, openMenu, button } = await open(/^Account menu/u)
    expect(menu.queryByText('noor')).toBeNull()
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    await server.services.account.updatePreferences(session?.user.id ?? '', { displayName: 'Noor Bakker' })
    await user.click(button())
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await (await openMenu()).findByText('Noor Bakker')
    screen.getByText(EMAIL)
  })

  it('marks the owner with a crown, and loads the plan once', async () => {
    const { menu, user, openMenu, button, server } = await open(/^Account menu/u, { owner: true })
    await menu.findByText('Premium Member')
    expect(names(menu)).toEqual(['Profile', 'Settings', 'This server', 'Log out'])
    expect(button().querySelector('svg')).not.toBeNull()
    await user.click(button())
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
    await (await openMenu()).findByText('Premium Member')
    expect(server.calls.join(',').match(/subscription\.status/gu)).toHaveLength(1)
  })

  it('leaves out a plan that could not be loaded', async () => {
    const { menu } = await open(/^Account menu/u, { unanswered: 'subscription.status' })
    menu.getByText(EMAIL)
    expect(menu.queryByText('Free Plan')).toBeNull()
    expect(names(menu)).toEqual(['Profile', 'Settings', 'Log out'])
  })
})

describe('gear menu', () => {
  it('links to pages, switches the theme, and logs out', async () => {
    const { menu, user, address, server } = await open(/^Settings menu$/u)
    const upgrade = await menu.findByRole('menuitem', { name: 'Upgrade to Pro', hidden: true })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    const labels = [
      'Home',
      'Profile',
      'Settings',
      'Upgrade to Pro',
      'Light theme',
      'Command paletteCtrlK',
      'Keyboard shortcuts?',
      'Logout',
    ]
    expect(names(menu)).toEqual(labels)
    expect(item(menu, 'Home').getAttribute('href')).toBe('/')
    expect(item(menu, 'Profile').getAttribute('href')).toBe('/profile')
    expect(item(menu, 'Settings').getAttribute('href')).toBe('/settings')
    await user.click(item(menu, 'Light theme'))
    await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('light'))
    await user.click(item(menu, 'Dark theme'))
    expect(localStorage.getItem('hookline-theme')).toBe('dark')
    await user.click(item(menu, 'Logout'))
    const toast = await findToast('Signed out')
    toast.getByText('You have been successfully signed out.')
    expect(address()).toBe('/')
    expect(server.cookie.token).toBeUndefined()
  })

  it('shows no keyboard shortcuts on a touch screen', async () => {
    const { matchMedia } = window
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' })
    onTestFinished(() => void (window.matchMedia = matchMedia))
    const { menu, user } = await open(/^Settings menu$/u)
    expect(names(menu)).toContain('Command palette')
    expect(names(menu).join()).not.toMatch(/Ctrl|Keyboard/u)
    await user.click(item(menu, 'Command palette'))
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }))
    await palette.findByRole('option', { name: 'Profile', hidden: true })
    expect(palette.queryByRole('option', { name: 'Keyboard shortcuts', hidden: true })).toBeNull()
  })

  it('keeps the session and reports the failure when the server cannot be reached', async () => {
    const { menu, user, address } = await open(/^Settings menu$/u)
    network.use(http.all('*/trpc/auth.logout', () => HttpResponse.error()))
    await user.click(item(menu, 'Logout'))
    const toast = await findToast('Error')
    toast.getByText('Failed to sign out. Please try again.')
    expect(address()).toBe('/hook-generator')
  })

  it('opens the list of keys, which returns the focus to the gear', async () => {
    const { menu, user, button } = await open(/^Settings menu$/u)
    await user.click(item(menu, 'Keyboard shortcuts ?'))
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })
})

describe('a page from the back-forward cache', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  async function typeDraft() {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    const app = renderApp('/hook-generator')
    await app.user.type(await screen.findByLabelText('Topic'), 'A draft of Noor')
    return { ...app, server }
  }

  it('shows no data of a user whose session has ended meanwhile', async () => {
    const { server, address } = await typeDraft()
    server.cookie.token = undefined
    comeBack()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login?redirect=%2Fhook-generator')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('hookline-'))).toEqual([])
  })

  it('clears the page without a request when this browser has logged out', async () => {
    const { address } = await typeDraft()
    network.use(http.all('*/trpc/auth.session', () => new Promise(() => {})))
    localStorage.removeItem('hookline-session')
    comeBack()
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login?redirect=%2Fhook-generator')
  })

  it('keeps the input of a user who is still signed in', async () => {
    const { server } = await typeDraft()
    const asked = server.calls.length
    comeBack()
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(asked))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('A draft of Noor')
  })
})
