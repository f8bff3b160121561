import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SandboxCardBehaviour, SANDBOX_CARDS } from '../../../shared/features/subscription/sandbox.constants.ts'
import { forgetCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { rememberToolPage } from '../../lib/billing/tool-page-intent.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { pay } from '../../testing/pay.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
type User = ReturnType<typeof renderApp>['user']

async function openCheckout(path = '/checkout', prepare?: (server: TestServer) => Promise<unknown>) {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  await prepare?.(server)
  const app = renderApp(path)
  await heading('Checkout')
  return { ...app, server }
}

/** Fills in a test card and presses the pay button. The button exists twice: next to the summary and in the bottom bar. */
async function payWith(user: User, behaviour: SandboxCardBehaviour, price: string): Promise<void> {
  const label = SANDBOX_CARDS.find((card) => card.behaviour === behaviour)?.label ?? ''
  await user.click(await screen.findByRole('button', { name: new RegExp(`${label}$`, 'u') }))
  const [button] = screen.getAllByRole('button', { name: `Subscribe for ${price}` })
  if (button) await user.click(button)
}

async function loadStatus(server: TestServer) {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  return server.services.subscription.status(session?.user.id ?? '')
}

describe('checkout', () => {
  it('asks a visitor to sign in, and offers an account or paying first', async () => {
    await startTestServer()
    const { user, address } = renderApp('/checkout?plan=yearly')
    await heading('Sign In Required')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent('/checkout?plan=yearly')}`,
    )
    expect((await main.findByRole('link', { name: 'Create account' })).getAttribute('href')).toMatch(/^\/signup/u)
    await user.click(await main.findByRole('link', { name: 'Pay first, create the account after' }))
    await heading('Test checkout')
    expect(address()).toMatch(/^\/sandbox\/checkout\?plan=yearly&session_id=cs_/u)
  })

  it('shows the amount due, the renewal date and how to cancel', async () => {
    const { user, address } = await openCheckout()
    screen.getByText('Test payments: no card is charged')
    const summary = within(screen.getByRole('region', { name: 'Order summary' }))
    summary.getByText('First month')
    summary.getByText('$9.99')
    summary.getByText(/^Then \$19\.99 per month from 20 December 2026\. To cancel, choose Manage Subscription/u)
    summary.getByText('Cancel anytime. 30-day money-back guarantee.')
    summary.getByRole('link', { name: 'support@example.com' })
    await user.click(screen.getByRole('radio', { name: /^Yearly/u }))
    await summary.findByText(/^Then \$199\.99 per year from 20 November 2027\./u)
    expect(address()).toBe('/checkout?plan=yearly')
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Switch Account' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it.each([
    ['foo', '$9.99'],
    ['Yearly', '$199.99'],
    ['yEARLY', '$199.99'],
  ])('reads the plan %s of an address as a valid plan', async (plan, due) => {
    await openCheckout(`/checkout?plan=${plan}`)
    expect(screen.getAllByRole('button', { name: `Subscribe for ${due}` })).toHaveLength(2)
  })

  it('begins with the free plan, and goes on with it by a button of the weight of paying', async () => {
    const { user, address } = await openCheckout()
    const words = 'You are on the free plan: 10 prompts a day, no card.'
    expect(screen.getByRole('main').textContent).toMatch(new RegExp(`^${words}Continue with the free plan`, 'u'))
    // The focus of a navigation is on the title, which is below.
    screen.getByRole('heading', { name: 'Checkout', description: new RegExp(`^${words}`, 'u') })
    const free = screen.getByRole('button', { name: 'Continue with the free plan' })
    const [pays] = screen.getAllByRole('button', { name: 'Subscribe for $9.99' })
    for (const name of ['data-variant', 'data-size']) expect(free.getAttribute(name)).toBe(pays?.getAttribute(name))
    await user.click(free)
    await heading('Hook Generator')
    expect(address()).toBe('/hook-generator')
  })

  it('leads back to the tool that was left for the prices', async () => {
    rememberToolPage({ pathname: '/script-writer', search: { video: 'v1' } })
    const { user, address } = await openCheckout()
    await user.click(screen.getByRole('button', { name: 'Continue with the free plan' }))
    await heading('Script Writer')
    expect(address()).toBe('/script-writer?video=v1')
  })

  it('leads back to the dashboard that was asked for, also after another plan was looked at', async () => {
    forgetCheckoutSeen()
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    const { user, address } = renderApp('/dashboard')
    await heading('Checkout')
    expect(address()).toBe('/checkout')
    await user.click(await screen.findByRole('radio', { name: /^Yearly/u }))
    await waitFor(() => expect(address()).toBe('/checkout?plan=yearly'))
    await user.click(screen.getByRole('button', { name: 'Continue with the free plan' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('counts the renewal from the time of the sandbox, not from that of the browser', async () => {
    await openCheckout('/checkout', async (server) => server.sandbox?.host.advance({ count: 2, unit: 'month' }))
    screen.getByText(/^Then \$19\.99 per month from 20 February 2027\./u)
  })

  it('accepts a card and shows the new plan', async () => {
    const { user, address, server } = await openCheckout('/checkout?plan=yearly')
    await payWith(user, 'pays', '$199.99')
    await heading('Yearly Plan')
    expect(address()).toBe('/success?plan=yearly')
    screen.getByText('Your subscription is active. Everything in it is yours now.')
    screen.getByText('1,500 AI prompts a month')
    expect(screen.getByRole('link', { name: 'Write hooks' }).getAttribute('href')).toBe('/hook-generator')
    expect(await loadStatus(server)).toMatchObject({ hasActiveSubscription: true, plan: 'yearly' })
  })

  it('shows exactly the amount that is charged', async () => {
    const { user, router } = await openCheckout('/checkout?plan=monthly')
    await screen.findByLabelText('Card number')
    // Delays the next page, as if its script were still loading.
    const { options } = router.routesByPath['/success']
    const { loader } = options
    Object.assign(options, {
      loader: async () => {
        for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setTimeout(resolve))
      },
    })
    onTestFinished(() => void Object.assign(options, { loader }))
    const shown = new Set<string>()
    const observer = new MutationObserver(() => {
      for (const [amount] of document.body.textContent.matchAll(/(?:Due today|Subscribe for) ?\$[\d.]+/gu))
        shown.add(amount)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    onTestFinished(() => observer.disconnect())
    await payWith(user, 'pays', '$9.99')
    await heading('Monthly Plan')
    expect([...shown].filter((amount) => !amount.endsWith('$9.99'))).toEqual([])
  })

  it('says why a card was refused, and accepts another one', async () => {
    const { user } = await openCheckout('/checkout?plan=monthly')
    await payWith(user, 'declines', '$9.99')
    const toast = await findToast('Payment Failed')
    toast.getByText('Your card was declined.')
    toast.getByText('support@example.com')
    const number = screen.getByLabelText('Card number')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(screen.getAllByText('Your card was declined.')).toHaveLength(2)
    await payWith(user, 'pays', '$9.99')
    await heading('Monthly Plan')
  })

  it('validates the card before it calls the server', async () => {
    const { user, server } = await openCheckout()
    await user.type(screen.getByLabelText('Card number'), '4242 4242')
    const [button] = screen.getAllByRole('button', { name: 'Subscribe for $9.99' })
    if (button) await user.click(button)
    await screen.findByText('Your card number is incomplete.')
    expect(server.calls.join()).not.toContain('subscription.create')
  })

  it('asks for the confirmation that the bank requires', async () => {
    const { user } = await openCheckout('/checkout?plan=monthly')
    await payWith(user, 'confirms', '$9.99')
    await screen.findByRole('region', { name: 'Confirm this payment' })
    screen.getByText(/choose the bank's answer\.$/u)
    expect(screen.queryByRole('button', { name: /^Subscribe/u })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    const toast = await findToast('Payment Failed')
    toast.getByText(/^We are unable to authenticate your payment method/u)
    await payWith(user, 'confirms', '$9.99')
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await heading('Monthly Plan')
  })

  it('shows a subscriber their plan instead, also when it was bought in another tab', async () => {
    const { user, server } = await openCheckout('/checkout?plan=monthly')
    await screen.findByLabelText('Card number')
    await pay(server, 'yearly')
    await payWith(user, 'pays', '$9.99')
    await screen.findByText('You have a plan already.')
    const plan = within(screen.getByRole('region', { name: 'Your plan' }))
    plan.getByText('Yearly Plan')
    plan.getByRole('button', { name: 'Manage Subscription' })
    expect(screen.queryByText(/free plan/u)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Subscribe/u })).toBeNull()
  })

  it.each([
    ['OWNER_EMAIL', '/dashboard'],
    ['DEV_ACCESS_EMAILS', '/checkout?plan=yearly'],
  ])('sells nothing to a user with access by %s', async (variable, path) => {
    const server = await startTestServer({ [variable]: EMAIL })
    await server.signInAs(EMAIL)
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    const { address } = renderApp('/checkout?plan=yearly')
    await screen.findByText('Dev Access')
    expect(address()).toBe(path)
    expect(screen.queryByRole('button', { name: /^Subscribe/u })).toBeNull()
  })

  it('reports an unknown outcome when no answer came, and lets the user retry', async () => {
    const { user } = await openCheckout('/checkout?plan=monthly')
    await screen.findByLabelText('Card number')
    network.use(http.all('*/trpc/subscription.create*', () => HttpResponse.error(), { once: true }))
    await payWith(user, 'pays', '$9.99')
    const toast = await findToast('Payment Failed')
    toast.getByText(/you are never charged twice/u)
    // In the toast and on the page. The live region may contain it too.
    await waitFor(() => expect(screen.getAllByText(/you are never charged twice/u)).toHaveLength(2))
    await payWith(user, 'pays', '$9.99')
    await heading('Monthly Plan')
  })
})
