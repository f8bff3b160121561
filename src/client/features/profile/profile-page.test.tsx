import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { catchDownloads } from '../../testing/catch-downloads.ts'
import { findToast } from '../../testing/find-toast.ts'
import { forwardApi } from '../../testing/forward-api.ts'
import { network } from '../../testing/network.ts'
import { pay } from '../../testing/pay.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'

async function openProfile(env: Record<string, string> = {}) {
  const server = await startTestServer(env)
  await server.signInAs(EMAIL)
  const app = renderApp('/profile')
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  return { ...app, server, card: (name: string) => within(screen.getByRole('region', { name })) }
}

describe('profile', () => {
  it('explains to a visitor why it is empty, and returns after signing in', async () => {
    await startTestServer()
    const { address } = renderApp('/profile?from=mail')
    await screen.findByText('Please log in to view your profile.')
    expect(address()).toBe('/profile?from=mail')
    expect(document.title).toBe('Profile | Hookline')
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent('/profile?from=mail')}`)
  })

  it('shows address, age, plan and remaining usage of the account', async () => {
    const { card, server } = await openProfile()
    const day = server.clock.now().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    card('Account Information').getByText(EMAIL)
    await card('Account Information').findByText(day)
    await card('Account Information').findByText('Free')
    const statistics = card('Usage Statistics')
    expect(await statistics.findAllByText('0')).toHaveLength(4)
    for (const label of ['Hooks Generated', 'Scripts Written', 'Captions Created', 'TTS Generated']) {
      statistics.getByText(label)
    }
    await statistics.findByText('10 of 10 prompts left today')
    statistics.getByText(/^renews at \d\d:\d\d$/u)
    statistics.getByText(/^renews in \d+ (hours|days?)$/u)
    statistics.getByText('5,000 of 5,000 TTS characters left this month')
    screen.getByRole('progressbar', { name: 'TTS characters used this month' })
    expect(statistics.queryByText(/searches left/u)).toBeNull()
    expect(card('Quick Actions').getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe('/settings')
    expect((await screen.findByRole('link', { name: 'support@example.com' })).getAttribute('href')).toBe(
      'mailto:support@example.com',
    )
    screen.getByText('Need help?')
  })

  it('shows a chosen name, and not the default one', async () => {
    const { card, server } = await openProfile()
    await card('Account Information').findByText('Member since')
    expect(card('Account Information').queryByText('Name')).toBeNull()
    cleanup()
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    await server.services.account.updatePreferences(session?.user.id ?? '', { displayName: 'Noor Bakker' })
    renderApp('/profile')
    const information = within(await screen.findByRole('region', { name: 'Account Information' }))
    await information.findByText('Noor Bakker')
    information.getByText(EMAIL)
  })

  it('shows the counts of the server', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    server.services.tts.countCharacters = async (_userId, since) => (since === undefined ? 1_799 : 0)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ topic: 'A pan' })
    expect((await fetch(`${location.origin}/trpc/hooks.generate`, { method: 'POST', headers, body })).status).toBe(200)
    renderApp('/profile')
    const statistics = within(await screen.findByRole('region', { name: 'Usage Statistics' }))
    await statistics.findByText('10')
    expect(statistics.getByText('TTS Generated').closest('div')?.textContent).toBe('TTS Generated per 100 characters17')
    await statistics.findByText('9 of 10 prompts left today')
  })

  it('names the access of the owner, whose address is verified', async () => {
    const server = await startTestServer({ OWNER_EMAIL: EMAIL })
    await server.signInAs(EMAIL)
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    renderApp('/profile')
    const card = within(await screen.findByRole('region', { name: 'Account Information' }))
    await card.findByText('Dev Access')
    expect(card.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  it('names what did not load, and retries', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    let broken = true
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        broken && request.url.includes('auth.profile') ? HttpResponse.error() : undefined,
      ),
    )
    const { user } = renderApp('/profile')
    await screen.findByRole('heading', { name: 'Your account did not load' })
    broken = false
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again) await user.click(again)
    within(await screen.findByRole('region', { name: 'Account Information' })).getByText(EMAIL)
  })

  it('sends the link of an unverified address again', async () => {
    const { user, card } = await openProfile()
    await user.click(await card('Account Information').findByRole('button', { name: 'Send the link again' }))
    await card('Account Information').findByText(`A new link is on its way to ${EMAIL}.`)
  })

  it('exports everything as one dated file', async () => {
    const files = catchDownloads()
    const { user, server } = await openProfile()
    forwardApi(server, '/api/user/export')
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    network.use(http.get('*/api/user/export', () => gate))
    await user.click(screen.getByRole('button', { name: 'Export Data' }))
    await screen.findByRole('button', { name: 'Exporting...' })
    open()
    const toast = await findToast('Export Complete')
    toast.getByText('Your data has been downloaded successfully.')
    expect(files[0]?.name).toMatch(/^hookline-data-export-\d{4}-\d\d-\d\d\.json$/u)
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { email: EMAIL } })
  })

  it('exports everything as a ZIP, and shows why it has to wait', async () => {
    const files = catchDownloads()
    const { user, server } = await openProfile()
    forwardApi(server, '/api/library/archive')
    await user.click(screen.getByRole('button', { name: 'Everything as a ZIP' }))
    await findToast('Export Complete')
    expect(files[0]?.name).toMatch(/^hookline-archive-\d{4}-\d\d-\d\d\.zip$/u)
    expect((await files[0]?.text())?.slice(0, 2)).toBe('PK')

    const message = 'Another export of yours is still running.'
    network.use(http.get('*/api/library/archive', () => HttpResponse.json({ message }, { status: 429 })))
    await user.click(screen.getByRole('button', { name: 'Everything as a ZIP' }))
    const toast = await findToast('Export Failed')
    toast.getByText(message)
    expect(files).toHaveLength(1)
  })

  it('reports a failed export', async () => {
    const { user } = await openProfile()
    network.use(http.get('*/api/user/export', () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Export Data' }))
    const toast = await findToast('Export Failed')
    toast.getByText('Failed to export your data. Please try again.')
  })

  it('switches between light and dark', async () => {
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Light theme' }))
    await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('light'))
    await user.click(screen.getByRole('button', { name: 'Dark theme' }))
    expect(localStorage.getItem('hookline-theme')).toBe('dark')
  })
})

describe('the subscription on the profile', () => {
  const upgrade = { name: 'Upgrade to Premium' }

  async function openCard(server: TestServer) {
    const app = renderApp('/profile')
    const card = within(await screen.findByRole('region', { name: 'Subscription' }))
    return { ...app, server, card, actions: within(screen.getByRole('region', { name: 'Quick Actions' })) }
  }

  async function signIn(env: Record<string, string> = {}) {
    const server = await startTestServer(env)
    await server.signInAs(EMAIL)
    return server
  }

  it('shows a free user the contents of Premium, and a link to it', async () => {
    const { card, actions } = await openCard(await signIn())
    expect((await card.findByRole('link', upgrade)).getAttribute('href')).toBe('/pricing')
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1,500 AI prompts',
      '1,000 search-assistant searches',
      '100,000 TTS characters',
    ])
    expect(actions.getByRole('link', upgrade).getAttribute('href')).toBe('/pricing')
    expect(screen.getByRole('main').querySelector('a')?.textContent).toBe('Dashboard')
  })

  it('shows a subscriber amount and date, and links to the portal', async () => {
    const server = await signIn()
    await pay(server, 'monthly')
    const { card, actions, user, address } = await openCard(server)
    await card.findByText('Your plan renews on 20 December 2026 for $19.99.')
    card.getByText('$19.99 per month')
    card.getByText('20 December 2026')
    await screen.findByText('1,000 of 1,000 searches left this month')
    screen.getByRole('progressbar', { name: 'Internet searches used this month' })
    expect(actions.queryByRole('link', upgrade)).toBeNull()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    network.use(http.post('*/trpc/subscription.portal', () => gate))
    await user.click(card.getByRole('button', { name: 'Manage Subscription' }))
    await card.findByRole('button', { name: 'Loading...' })
    open()
    await waitFor(() => expect(address()).toMatch(/^\/sandbox\/portal\?session_id=./u))
  })

  it('tells the owner that there is nothing to pay', async () => {
    const server = await signIn({ OWNER_EMAIL: EMAIL })
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    const { card } = await openCard(server)
    await card.findByText('Dev Access: everything in Premium, given by this server, with nothing to pay.')
    expect(card.queryByRole('button')).toBeNull()
  })

  it("follows the server's redirect when there is nothing to manage any more", async () => {
    const server = await signIn()
    await pay(server, 'yearly')
    const { card, user, address } = await openCard(server)
    await card.findByText('$199.99 per year')
    await server.db.deleteFrom('subscriptions').execute()
    await server.db.deleteFrom('payment_customers').execute()
    await user.click(card.getByRole('button', { name: 'Manage Subscription' }))
    await waitFor(() => expect(address()).toContain('/checkout'))
  })
})
