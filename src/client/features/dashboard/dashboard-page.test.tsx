import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { pay } from '../../testing/pay.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { spendSpeechCharacters } from '../../testing/spend-allowance.ts'

const EMAIL = 'noor@example.com'
const DAY = 24 * 60 * 60_000
const GREETING = /^Good (?:morning|afternoon|evening), noor$/u

async function signIn(env: Record<string, string> = {}) {
  const server = await startTestServer(env)
  // Today's results are counted from the local midnight of this machine, so the server's clock must agree with it.
  await server.clock.advance(Date.now() - server.clock.now().getTime())
  await server.signInAs(EMAIL)
  return server
}

async function openDashboard() {
  markCheckoutSeen()
  const app = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: GREETING })
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }))
  return { ...app, head: within(screen.getByRole('main')), actions }
}

/** Advances the clock by more than a month, so that the renewal is due, without ending the session. */
async function renew(server: TestServer) {
  await server.clock.advance(32 * DAY)
  await server.sandbox?.host.deliverPending()
  const account = { email: EMAIL, password: 'a long enough secret' }
  const visitor = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }
  server.cookie.token = (await server.services.auth.login(account, visitor)).token
}

describe('dashboard', () => {
  it('explains to a visitor why it is empty, and links to sign-in', async () => {
    await startTestServer()
    renderApp('/dashboard')
    await screen.findByText('Please log in to access your dashboard.')
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fdashboard')
    expect(document.title).toBe('Dashboard | Hookline')
  })

  it('shows a free user what a plan includes, what is left today, and where to start', async () => {
    const server = await signIn()
    await spendSpeechCharacters(server, 1_240)
    server.services.tts.countCharacters = async (_userId, since) => (since === undefined ? 99_900 : 1_199)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ topic: 'A pan' })
    expect((await fetch(`${location.origin}/trpc/hooks.generate`, { method: 'POST', headers, body })).status).toBe(200)
    const { head, actions } = await openDashboard()
    head.getByText('No Subscription')
    const notice = within(screen.getByRole('region', { name: 'Subscription Required' }))
    notice.getByText('Subscribe for 1,500 prompts, 1,000 searches and 100k TTS characters per month.')
    expect(notice.getByRole('link', { name: 'View Pricing' }).getAttribute('href')).toBe('/pricing')

    const figures = within((await head.findByText('Hooks Today')).closest('dl') as HTMLElement)
    await figures.findByText('10')
    const tiles = figures.getAllByRole('term').map((tile) => `${tile.textContent}: ${tile.nextSibling?.textContent}`)
    expect(tiles).toEqual([
      'Hooks Today since midnight: 10',
      'Scripts Today since midnight: 0',
      'Captions Today since midnight: 0',
      'TTS Chars Used this month: 1,240',
    ])
    const tool = head.getByRole('link', { name: /Hook Generator/u })
    expect(tool.getAttribute('href')).toBe('/hook-generator')
    expect(tool.textContent).toBe(
      'Hook GeneratorHooks for all platforms, with viral patterns10 hooks todayStart Creating',
    )
    for (const [name, to] of [
      ['Script Writer', '/script-writer'],
      ['Caption Generator', '/caption-generator'],
    ] as const) {
      expect(head.getByRole('link', { name: new RegExp(name, 'u') }).getAttribute('href')).toBe(to)
    }
    const speech = head.getByRole('link', { name: /Text-to-Speech/u })
    expect(speech.getAttribute('href')).toBe('/tts-tool')
    expect(speech.textContent).toBe(
      'Text-to-SpeechAI voices with SSML support11 generated todayLimit 5,000 characters a monthStart Creating',
    )

    const limits = within(screen.getByRole('region', { name: 'AI tools' })).getAllByText(/^Limit /u)
    expect(limits.map(({ textContent }) => textContent)).toEqual([
      'Limit 5,000 characters a month',
      'Limit 10 prompts a day for hooks, scripts and captions together',
    ])
    const usage = within(screen.getByRole('region', { name: 'Daily Usage' }))
    await usage.findByText('1/10')
    expect(usage.getByRole('progressbar', { name: 'AI Prompts' }).getAttribute('aria-valuenow')).toBe('1')
    usage.getByText(/^9 left, renews at \d\d:\d\d$/u)
    usage.getByText('1,240/5,000')
    expect(usage.getByRole('progressbar', { name: 'TTS Characters' }).getAttribute('aria-valuenow')).toBe('1240')
    usage.getByText(/^3,760 left, renews on \d{1,2} \w{3}$/u)
    head.getByRole('heading', { name: 'Pro Tip' })
    const links = actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Creator Library', '/library'],
      ['View Profile', '/profile'],
      ['Settings', '/settings'],
      ['Upgrade to Premium', '/checkout'],
    ])
  })

  it.each([
    ['monthly', 'Monthly Plan'],
    ['yearly', 'Yearly Plan'],
  ] as const)('shows the %s plan and no offer', async (plan, badge) => {
    await pay(await signIn(), plan)
    const { head, actions } = await openDashboard()
    head.getByText(badge)
    expect(head.queryByText(/Subscription Required|Daily Usage|Pro Tip|Limit /u)).toBeNull()
    expect(actions.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
    const usage = within(screen.getByRole('region', { name: 'Monthly Usage' }))
    for (const [name, limit] of [
      ['AI Prompts', '1,500'],
      ['Internet Searches', '1,000'],
      ['TTS Characters', '100,000'],
    ] as const) {
      expect((await usage.findByRole('progressbar', { name })).getAttribute('aria-valuenow')).toBe('0')
      usage.getByText(`0/${limit}`)
      usage.getByText(new RegExp(`^${limit} left, renews on \\d{1,2} \\w{3}$`, 'u'))
    }
  })

  it('says when a cancelled plan ends, and links to the portal to resume it', async () => {
    const server = await signIn()
    await pay(server, 'monthly')
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const { url } = await server.services.checkout.portal(session?.user.id ?? '')
    const portal = new URL(url, location.origin)
    await server.services.sandbox().cancelAtPeriodEnd(portal.searchParams.get('session_id') ?? '')
    const { user, address } = await openDashboard()
    screen.getByText(/^Your plan ends on \d+ \w+ \d{4}\.$/u)
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    await waitFor(() => expect(address()).toMatch(/^\/sandbox\/portal\?session_id=./u))
  })

  it('warns of a failed renewal while access lasts, and reports an unreachable portal', async () => {
    const server = await signIn()
    await pay(server, 'monthly', 'fails-later')
    await renew(server)
    const { user, head } = await openDashboard()
    head.getByText('Monthly Plan')
    screen.getByText(/^Your last payment did not go through\. Update your card by \d+ \w+ \d{4} to keep Premium\.$/u)
    network.use(http.post('*/trpc/subscription.portal', () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Update card' }))
    const toast = await findToast('Subscription Management Failed')
    toast.getByText('Failed to access subscription management. Contact support@example.com if you need assistance.')
  })

  it('reports that the usage could not be loaded, and retries', async () => {
    await signIn()
    let broken = true
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        broken && request.url.includes('subscription.usage') ? HttpResponse.error() : undefined,
      ),
    )
    const { user } = await openDashboard()
    await screen.findByRole('heading', { name: 'Your numbers for today did not load' })
    const usage = within(screen.getByRole('region', { name: 'Daily Usage' }))
    await usage.findByText('Your usage did not load.')
    broken = false
    await user.click(usage.getByRole('button', { name: 'Try again' }))
    await usage.findByText('0/5,000')
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
    await screen.findByText('TTS Chars Used')
  })

  it('names what did not load, and retries', async () => {
    await signIn()
    let broken = true
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        broken && /subscription\.status|auth\.statistics/u.test(request.url) ? HttpResponse.error() : undefined,
      ),
    )
    const { user } = await openDashboard()
    await screen.findByRole('heading', { name: 'Your plan did not load' })
    await screen.findByRole('heading', { name: 'Your numbers for today did not load' })
    broken = false
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
    await screen.findByText('No Subscription')
    await screen.findByText('Hooks Today')
  })
})

describe('the redirect to the checkout', () => {
  it('happens once per browser session for a free user, in any tab', async () => {
    await signIn()
    const first = renderApp('/dashboard')
    await waitFor(() => expect(first.address()).toBe('/checkout'))
    cleanup()
    // `sessionStorage` belongs to one tab, so a second tab starts without it.
    sessionStorage.clear()
    const second = renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: GREETING })
    expect(second.address()).toBe('/dashboard')
  })

  it('does not happen for a subscriber, also one whose payment failed long ago', async () => {
    const server = await signIn()
    await pay(server, 'monthly', 'fails-later')
    const first = renderApp('/dashboard')
    await screen.findByText('Monthly Plan')
    expect(first.address()).toBe('/dashboard')
    cleanup()
    await renew(server)
    await server.clock.advance(8 * DAY)
    renderApp('/dashboard')
    await screen.findByText('No Subscription')
    screen.getByText('Your last payment did not go through, so Premium is off. Update your card to get it back.')
  })

  it('does not happen for a developer', async () => {
    const server = await signIn({ DEV_ACCESS_EMAILS: EMAIL })
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    const { address } = renderApp('/dashboard')
    await screen.findByRole('heading', { level: 1, name: GREETING })
    expect(address()).toBe('/dashboard')
    within(screen.getByRole('main')).getByText('Dev Access')
  })
})
