import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { rememberToolPage } from '../../../lib/billing/tool-page-intent.ts'
import { markCheckoutSeen } from '../../../lib/billing/checkout-seen.ts'
import { AppError } from '../../../../shared/errors.ts'
import { NOT_PAID_YET } from '../../../../shared/features/subscription/subscription.constants.ts'
import { startFirebaseServer } from '../../../testing/fake-firebase.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { pay } from '../../../testing/pay.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const KEY = 'pendingSubscriptionSession'
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Creates a guest checkout that is paid with this address. Returns its session id. */
async function paidCheckout(server: TestServer, email = EMAIL): Promise<string> {
  const { sessionId } = await server.services.startGuestCheckout('monthly', '127.0.0.1')
  await server.services.sandbox().completeGuestCheckout(sessionId, email, CARD)
  return sessionId
}

async function signInVerified(server: TestServer): Promise<void> {
  await server.signInAs(EMAIL)
  await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
}

async function loadBuyer(server: TestServer) {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  if (!session) throw new Error('nobody is signed in')
  return session.user
}

describe('back from a payment', () => {
  it('redirects to the prices without a session id', async () => {
    await startTestServer()
    const { address } = renderApp('/subscription-success')
    const toast = await findToast('Error')
    toast.getByText('Invalid subscription session.')
    expect(address()).toBe('/pricing')
  })

  it('treats a blank session id as none', async () => {
    await startTestServer()
    const { address } = renderApp('/subscription-success?session_id=%20')
    await findToast('Error')
    expect(address()).toBe('/pricing')
  })

  it('asks a visitor to create an account, and keeps the payment for it', async () => {
    const server = await startTestServer()
    const session = await paidCheckout(server)
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('One step left')
    const email = `email=${encodeURIComponent(EMAIL)}`
    const link = (name: string) => screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href')
    expect(link('Create Account')).toBe(`/signup?${email}`)
    expect(link('Sign In')).toBe(`/login?${email}`)
    expect(localStorage.getItem(KEY)).toBe(session)
  })

  it('reports an unknown payment', async () => {
    await startTestServer()
    renderApp('/subscription-success?session_id=cs_unknown_1')
    await heading('Failed to verify subscription')
    screen.getByText('Invalid subscription session.')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Back to pricing' }).getAttribute('href')).toBe('/pricing')
    main.getByRole('link', { name: 'Sign In' })
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('starts the subscription of whoever is signed in', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server)
    localStorage.setItem(KEY, session)
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('Welcome to Premium')
    screen.getByText('Monthly Plan')
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(screen.getByRole('link', { name: 'Start creating' }).getAttribute('href')).toBe('/dashboard')
  })

  it('keeps the payment while it cannot be claimed yet', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server)
    network.use(http.all('*/trpc/subscription.activate*', () => HttpResponse.error(), { once: true }))
    const { user } = renderApp(`/subscription-success?session_id=${session}`)
    await heading('Failed to activate subscription')
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe(session))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Welcome to Premium')
  })

  it('waits for a pending payment, and starts the subscription once it has arrived', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server)
    const { activate } = server.services.checkout
    Object.assign(server.services.checkout, {
      activate: async () => {
        throw new AppError('CONFLICT', NOT_PAID_YET, { reason: 'payment_pending' })
      },
    })
    const { user } = renderApp(`/subscription-success?session_id=${session}`)
    await heading('Your payment is on its way')
    screen.getByText(/^Your payment has not arrived yet\. Some ways to pay take a few days\./u)
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe(session))
    expect(screen.queryByRole('link', { name: 'Back to pricing' })).toBeNull()
    Object.assign(server.services.checkout, { activate })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await heading('Welcome to Premium')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('asks a new account to confirm its address first, and then claims the payment', async () => {
    const server = await startTestServer()
    const session = await paidCheckout(server)
    const { user, address } = renderApp(`/subscription-success?session_id=${session}`)
    const main = within(await screen.findByRole('main'))
    await user.click(await main.findByRole('link', { name: 'Create Account' }))
    await user.type(await screen.findByLabelText('Password'), 'a fine secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a fine secret')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await heading('Confirm your address')
    screen.getByText(new RegExp(`^We mailed a link to ${EMAIL}\\.`, 'u'))
    await findToast('Account created!')
    expect(screen.queryByText(/Failed to activate/u)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'I have confirmed it' }))
    await screen.findByText('Your address is not confirmed yet. Open the link in the mail first.')
    expect(localStorage.getItem(KEY)).toBe(session)
    cleanup()

    await server.runDueJobs()
    const link = server.mailer.lastTo(EMAIL).text.match(/\/verify-email\?\S+/u)?.[0] ?? ''
    const mail = renderApp(link)
    await mail.user.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    await heading('Welcome to Premium')
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(mail.address()).toContain('/subscription-success')
    expect(address()).toContain('/subscription-success')
  })

  it('continues by itself when the address is confirmed in another tab', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    const session = await paidCheckout(server)
    const { user } = renderApp(`/subscription-success?session_id=${session}`)
    await heading('Confirm your address')
    await user.click(screen.getByRole('button', { name: 'Send the link again' }))
    await within(screen.getByRole('main')).findByText(`A new link is on its way to ${EMAIL}.`)
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    window.dispatchEvent(new Event('visibilitychange'))
    await heading('Welcome to Premium')
  })

  it('asks to sign in again where Firebase confirms addresses', async () => {
    const { server } = await startFirebaseServer()
    const session = await paidCheckout(server)
    const { user, address } = renderApp(`/subscription-success?session_id=${session}`)
    await heading('One step left')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
    await user.type(await screen.findByLabelText('Password'), 'a fine secret')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await heading('Confirm your address')
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    await heading('Sign in')
    expect(address()).toBe(`/login?email=${encodeURIComponent(EMAIL)}`)
    expect(localStorage.getItem(KEY)).toBe(session)
  })

  it('asks to sign in where another account has the payment already', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server)
    await server.services.checkout.activate(await loadBuyer(server), session)
    server.cookie.token = undefined
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('This plan belongs to an account')
    screen.getByText(/n\*\*\*@example\.com/u)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
    expect(main.queryByRole('link', { name: 'Create Account' })).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('shows the address of a payment that belongs to somebody else', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server, 'juno@example.com')
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('Failed to activate subscription')
    screen.getByText(/^This payment was made with another address \(j\*\*\*@example\.com\)/u)
    screen.getByRole('button', { name: 'Switch Account' })
  })
})

describe('back from the page of a bank', () => {
  const RETURN = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2'

  it('loads the state of the payment, and removes its id from the address', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    await pay(server, 'yearly')
    // Simulates that the provider's event has not arrived yet.
    await server.db.deleteFrom('subscriptions').execute()
    const { address } = renderApp(`/dashboard?${RETURN}&redirect_status=succeeded`)
    await heading(/^Good /u)
    await screen.findByText('Yearly Plan')
    expect(address()).toBe('/dashboard')
  })

  it('reports a failed confirmation', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    markCheckoutSeen()
    const { address } = renderApp(`/dashboard?${RETURN}&redirect_status=failed`)
    const toast = await findToast('Payment Failed')
    toast.getByText('Your bank did not confirm the payment. Nothing was charged.')
    await heading(/^Good /u)
    expect(address()).toBe('/dashboard')
  })
})

describe('payment-success page', () => {
  it('does not report an activation that did not happen', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    renderApp('/success?plan=yearly')
    await heading('Yearly Plan')
    screen.getByText(/^No active subscription shows on your account yet/u)
    screen.getByRole('button', { name: 'Check again' })
    expect(screen.queryByText(/Your subscription is active/u)).toBeNull()
  })

  it('links first to the tool page that was left to pay', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    await pay(server, 'yearly')
    rememberToolPage({ pathname: '/hook-generator', search: { video: 'v1', result: 'r1' } })
    renderApp('/success?plan=yearly')
    await heading('Yearly Plan')
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to your hooks', '/hook-generator?result=r1&video=v1'],
      ['Go to Dashboard', '/dashboard'],
    ])
    sessionStorage.clear()
  })

  it('reports that the plan cannot be loaded, and retries', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        request.url.includes('subscription.status') ? HttpResponse.error() : undefined,
      ),
    )
    await pay(server, 'yearly')
    const { user } = renderApp('/success?plan=yearly')
    await heading('Your plan did not load')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await heading('Yearly Plan')
  })

  it.each([
    ['Yearly', 'Yearly Plan'],
    ['YEARLY', 'Yearly Plan'],
    ['foo', 'Monthly Plan'],
    ['', 'Monthly Plan'],
  ])('reads the plan %j as %s', async (plan, title) => {
    await startTestServer()
    renderApp(`/success?plan=${plan}`)
    await heading(title)
  })

  it('asks a visitor to sign in', async () => {
    await startTestServer()
    renderApp('/success?plan=monthly')
    await heading('Monthly Plan')
    screen.getByText('Sign in to see the plan on your account.')
  })
})
