import { SANDBOX_CARDS } from '../../shared/features/subscription/sandbox.constants.ts'
import { type Plan } from '../../shared/features/subscription/subscription.constants.ts'
import { createStripePayments } from '../providers/payments/stripe/stripe-payments.ts'
import { SETTINGS } from '../providers/payments/stripe/testing/fake-account.ts'
import { fakeBilling } from '../providers/payments/stripe/testing/fake-billing.ts'
import { parseCookie, createTestApp, TEST_PASSWORD, type TestApp } from './test-app.ts'

const DAY = 24 * 60 * 60_000
export const GOOD_CARD = { number: SANDBOX_CARDS[0].number, expiry: '12/60', cvc: '123' }

/** A server with a Stripe account that the test controls; its network must be intercepted. */
export async function openStripeApp() {
  const billing = fakeBilling()
  const payments = createStripePayments(SETTINGS, { clock: billing.clock, limits: { retries: 0 } })
  const app = await createTestApp({ openPayments: () => ({ payments, sandbox: undefined }) })
  return { app, billing }
}

/** A user with a verified address who buys over HTTP. */
export async function openBuyer(app: TestApp, email = 'noor@example.com') {
  let cookie = ''
  const call = async <T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    return { code: answer.statusCode, body: answer.json<T>() }
  }
  const signIn = async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: TEST_PASSWORD },
    })
    cookie = parseCookie(answer.headers['set-cookie'])
  }
  await app.services.hostAccounts.ensure(email, TEST_PASSWORD)
  await signIn()
  const pages = () => app.services.sandbox()

  return {
    email,
    call,
    signIn,
    status: async () => (await call('GET', '/api/subscription/status')).body,
    create: (plan: Plan) =>
      call<{ clientSecret: string; message?: string }>('POST', '/api/create-subscription', { plan }),
    activate: (sessionId: string) => call<{ message: string }>('POST', '/api/subscription/activate', { sessionId }),
    refresh: () => call('POST', '/trpc/subscription.refresh', {}),
    portal: () => call<{ url: string; message?: string }>('POST', '/api/subscription/customer-portal'),
    deleteAccount: () => call('DELETE', '/api/user/account'),

    /** Buys a plan in the sandbox. Returns its price in US cents. */
    async buy(plan: Plan): Promise<number> {
      const { body } = await call<{ clientSecret: string }>('POST', '/api/create-subscription', { plan })
      const { amountCents } = await pages().describeOrder(body.clientSecret)
      await pages().pay(body.clientSecret, GOOD_CARD)
      return amountCents
    },
    /** Pays in the sandbox before signing in. Returns the session id to claim. */
    async buyAsGuest(plan: Plan): Promise<string> {
      const { sessionId } = await app.services.startGuestCheckout(plan, '127.0.0.1')
      await pages().completeGuestCheckout(sessionId, email, GOOD_CARD)
      return sessionId
    },
    /** Opens the sandbox's portal. Returns its id. */
    async openPortal(): Promise<string> {
      const { body } = await call<{ url: string }>('POST', '/api/subscription/customer-portal')
      return new URL(body.url, 'http://x.example').searchParams.get('session_id') ?? ''
    },
    /** Advances the time by days, runs what is due, and renews an expired session. */
    async wait(days: number): Promise<void> {
      await app.clock.advance(days * DAY)
      await app.sandbox?.host.deliverPending()
      await signIn()
    },
    /** The user's subscriptions in the sandbox, in words. */
    async subscriptions(): Promise<string[]> {
      const { accounts } = (await app.sandbox?.host.inspect()) ?? { accounts: [] }
      return accounts
        .flatMap(({ subscriptions }) => subscriptions)
        .map(
          ({ plan, status, cancelAtPeriodEnd }) =>
            `${plan} ${status}${cancelAtPeriodEnd && status !== 'canceled' ? ', ending' : ''}`,
        )
        .toSorted()
    },
  }
}
