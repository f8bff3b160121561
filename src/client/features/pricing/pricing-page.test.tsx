import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../../shared/features/subscription/sandbox.constants.ts'
import type { Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const card = (name: string) => within(screen.getByRole('article', { name }))

async function openPricing(server: TestServer) {
  const app = renderApp('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Choose Your Plan' })
  return { ...app, server }
}

/** Starts a server with a signed-in subscriber of `plan`. */
async function withSubscriber(plan: Plan): Promise<TestServer> {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  const { user } = (await server.services.sessions.resolve(server.cookie.token ?? '')) ?? {}
  if (!user) throw new Error('Nobody is signed in')
  const { clientSecret } = await server.services.checkout.start(user, plan)
  await server.services.sandbox().pay(clientSecret, { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' })
  return server
}

/** Waits for calls of the next page, so that they do not continue after the test. */
async function asked(server: TestServer, ...calls: string[]): Promise<void> {
  for (const call of calls) await waitFor(() => expect(server.calls.join(',')).toContain(call))
}

describe('pricing page', () => {
  it('shows price and contents of each plan, and the support address', async () => {
    const { server } = await openPricing(await startTestServer({ SUPPORT_EMAIL: 'help@hookline.example' }))
    expect(document.title).toBe('Choose Your Plan | Hookline')
    card('Monthly').getByText('$19.99')
    card('Monthly').getByText('First month $9.99, then $19.99 per month')
    card('Monthly').getByText('Cancel anytime')
    card('Yearly').getByText('$199.99')
    for (const term of ['Best Value', 'about $16.67 per month', 'Save $39.89 vs monthly'])
      card('Yearly').getByText(term)
    for (const plan of ['Monthly', 'Yearly']) expect(card(plan).getAllByRole('listitem')).toHaveLength(8)
    const included = within(screen.getByRole('region', { name: "What's Included" }))
    included.getByRole('heading', { name: 'AI Generation Tools' })
    included.getByRole('heading', { name: 'Premium Features' })
    for (const feature of ['Advanced personalization', 'Export to several formats']) {
      expect(included.getByText(feature).nextSibling?.textContent).toContain('Free accounts have it, too.')
    }
    const help = within(screen.getByRole('region', { name: 'Need Help?' }))
    expect(help.getByRole('link').getAttribute('href')).toBe('mailto:help@hookline.example')
    screen.getByText('Test payments: no card is charged')
    expect(server.calls.join(',')).not.toContain('subscription.')
  })

  it.each([
    ['sk_test_1', 1],
    ['sk_live_1', 0],
  ])("says that no card is charged where Stripe's key is a test key: %s", async (key, times) => {
    const stripe = { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }
    const prices = { STRIPE_PRICE_MONTHLY: 'm', STRIPE_PRICE_YEARLY: 'y', INTRO_OFFER: 'off' }
    await openPricing(await startTestServer({ ...stripe, ...prices }))
    expect(screen.queryAllByText('Test payments: no card is charged')).toHaveLength(times)
  })

  it.each([
    ['Monthly', 'monthly'],
    ['Yearly', 'yearly'],
  ])('keeps the plan %s that a visitor chose through sign-up, and then clears it', async (name, plan) => {
    const { user, address, router } = await openPricing(await startTestServer())
    await user.click(card(name).getByRole('link', { name: `Get Started - ${name}` }))
    await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    expect(localStorage.getItem('selectedPlan')).toBe(plan)
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), 'a fine secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a fine secret')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(address()).toBe('/onboarding'))
    expect(router.state.location.state.intended).toBe(`/checkout?plan=${plan}`)
    await findToast('Account created!')
    expect(localStorage.getItem('selectedPlan')).toBeNull()
  })

  it('leads a visitor with a claimable payment to it after signing in, not to the checkout', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    server.cookie.token = undefined
    localStorage.setItem('selectedPlan', 'yearly')
    localStorage.setItem('pendingSubscriptionSession', 'cs_1&2')
    const { user, address } = renderApp('/login?redirect=%2Fprofile')
    await user.type(await screen.findByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(address()).toBe('/subscription-success?session_id=cs_1%262'))
    expect(localStorage.getItem('selectedPlan')).toBeNull()
    await asked(server, 'subscription.status', 'subscription.activate')
  })

  it('links a user to the checkout of the plan', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    await openPricing(server)
    for (const [name, plan] of [
      ['Monthly', 'monthly'],
      ['Yearly', 'yearly'],
    ] as const) {
      await waitFor(() =>
        expect(screen.getByRole('link', { name: `Get Started - ${name}` }).getAttribute('href')).toBe(
          `/checkout?plan=${plan}`,
        ),
      )
    }
    expect(localStorage.getItem('selectedPlan')).toBeNull()
  })

  it('shows a subscriber the plan, and reports an unavailable portal', async () => {
    const { user } = await openPricing(await withSubscriber('monthly'))
    await screen.findByText('Your current plan')
    card('Monthly').getByText(/^Your plan renews on .+ for \$19\.99\.$/u)
    card('Yearly').getByRole('button', { name: 'Switch to Yearly' })
    expect(screen.queryByRole('link', { name: /^Get Started - / })).toBeNull()
    expect(screen.queryByText('First month $9.99, then $19.99 per month')).toBeNull()
    network.use(http.all('*/trpc/subscription.portal*', () => HttpResponse.error()))
    await user.click(card('Monthly').getByRole('button', { name: 'Manage Subscription' }))
    const toast = await findToast('Subscription Management Failed')
    toast.getByText('Failed to access subscription management. Contact support@example.com if you need assistance.')
  })

  it('shows a yearly subscriber the monthly price that a switch charges, without the introductory one', async () => {
    await openPricing(await withSubscriber('yearly'))
    await screen.findByText('Your current plan')
    card('Monthly').getByRole('button', { name: 'Switch to Monthly' })
    card('Monthly').getByText('$19.99')
    expect(screen.queryByText(/First month/u)).toBeNull()
  })

  it('offers no payment to a user who has access without a plan', async () => {
    const server = await startTestServer({ OWNER_EMAIL: EMAIL })
    await server.signInAs(EMAIL)
    await server.runDueJobs()
    const token = /token=([\w-]+)/u.exec(server.mailer.lastTo(EMAIL).text)?.[1] ?? ''
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    await server.services.verification.verify(token, session?.user.id ?? '')
    await openPricing(server)
    expect(await screen.findAllByText('Your account has this without a plan.')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /^Get Started - / })).toBeNull()
  })
})
