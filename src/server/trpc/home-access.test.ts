import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../shared/features/subscription/sandbox.constants.ts'
import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'

// The kinds of account x procedures x plans x registration.
const WHO = ['visitor', 'user', 'owner', 'blocked'] as const
const PLANS = ['on', 'off'] as const
const REGISTRATION = ['open', 'invite', 'closed'] as const
type Where = `${(typeof PLANS)[number]} ${(typeof REGISTRATION)[number]}`
/** Statuses of visitor, user and owner; one where they are the same. A blocked person is a visitor everywhere. */
type Statuses = number | [visitor: number, user: number, owner: number]

const CARD = { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' }
const everywhere = (statuses: Statuses) => () => statuses
/** What is there with plans alone. */
const ofPlans = (statuses: Statuses) => (where: Where) => (where.startsWith('off') ? 404 : statuses)
/** What a guest may do with plans and open registration alone. */
const ofGuests = (statuses: Statuses) => (where: Where) =>
  where.startsWith('off') ? 404 : where.endsWith('open') ? statuses : 403

type Row = [method: 'GET' | 'POST', url: string, payload: object | undefined, (where: Where) => Statuses]

const TABLE: Row[] = [
  [
    'POST',
    '/api/auth/register',
    { email: 'new@example.com', password: TEST_PASSWORD },
    (where) => (where.endsWith('open') ? [201, 409, 409] : 403),
  ],
  ['GET', '/api/auth/session', undefined, everywhere(200)],
  ['GET', '/trpc/auth.config', undefined, everywhere(200)],
  ['GET', '/trpc/admin.invites.list', undefined, everywhere([401, 403, 200])],
  ['POST', '/trpc/admin.invites.create', { uses: 1, days: 1 }, everywhere([401, 403, 200])],
  ['POST', '/trpc/admin.invites.revoke', { id: 'unknown' }, everywhere([401, 403, 404])],
  ['GET', '/trpc/admin.about', undefined, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.providers.list', undefined, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.work.list', undefined, everywhere([401, 403, 200])],
  ['POST', '/trpc/admin.work.retry', { id: 'unknown' }, everywhere([401, 403, 404])],
  ['POST', '/trpc/admin.work.retryAll', {}, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.storage.space', undefined, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.storage.accounts?input=%7B%7D', undefined, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.storage.backups', undefined, everywhere([401, 403, 200])],
  ['POST', '/trpc/admin.storage.beginBackup', {}, everywhere([401, 403, 200])],
  ['POST', '/trpc/admin.providers.test', { service: 'database' }, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.people.list', undefined, everywhere([401, 403, 200])],
  ['GET', '/trpc/admin.people.log', undefined, everywhere([401, 403, 200])],
  [
    'POST',
    '/trpc/admin.people.setAllowance',
    { id: 'unknown', prompts: 1, searches: null, speechCharacters: null },
    everywhere([401, 403, 404]),
  ],
  ...['block', 'unblock', 'signOut', 'sendResetLink'].map((name): Row => [
    'POST',
    `/trpc/admin.people.${name}`,
    { id: 'unknown' },
    everywhere([401, 403, 404]),
  ]),
  ['POST', '/trpc/admin.people.delete', { id: 'unknown', address: 'a@example.com' }, everywhere([401, 403, 404])],
  // Nothing of it is on REST.
  ['GET', '/api/admin/people', undefined, everywhere(404)],
  ['POST', '/trpc/auth.claimOwner', { token: 'unknown' }, everywhere([401, 403, 403])],
  ['POST', '/trpc/auth.demo', {}, everywhere(404)],
  ['GET', '/auth/oidc/start', undefined, everywhere(404)],
  ['GET', '/auth/oidc/callback?code=a&state=b', undefined, everywhere(404)],
  ['GET', '/api/subscription/status', undefined, everywhere([401, 200, 200])],
  ['GET', '/trpc/subscription.usage', undefined, everywhere([401, 200, 200])],
  ['POST', '/api/hooks/generate', { topic: 'bread' }, everywhere([401, 200, 200])],
  [
    'POST',
    '/api/hooks/generate',
    { topic: 'bread', useInternetSearch: true },
    (where) => [401, where.startsWith('off') ? 501 : 403, 501],
  ],
  ['GET', '/api/library', undefined, everywhere([401, 200, 200])],
  ['POST', '/api/create-subscription', { plan: 'yearly' }, ofPlans([401, 200, 409])],
  ['POST', '/api/subscription/verify', { sessionId: 'cs_unknown' }, ofPlans(404)],
  ['POST', '/api/subscription/activate', { sessionId: 'cs_unknown' }, ofPlans([401, 404, 404])],
  ['POST', '/api/subscription/customer-portal', undefined, ofPlans([401, 200, 404])],
  ['POST', '/trpc/subscription.refresh', {}, ofPlans([401, 200, 200])],
  [
    'GET',
    `/trpc/subscription.guestCheckout?input=${encodeURIComponent('{"plan":"monthly"}')}`,
    undefined,
    ofGuests(200),
  ],
  ['POST', '/trpc/subscription.sandbox.startGuestCheckout', { plan: 'monthly' }, ofGuests(200)],
  [
    'POST',
    '/trpc/subscription.sandbox.payAsGuest',
    { sessionId: 'unknown', email: 'a@example.com', card: CARD },
    ofGuests(404),
  ],
  ['POST', '/trpc/subscription.sandbox.pay', { clientSecret: 'unknown', card: CARD }, ofPlans(404)],
  ['POST', '/trpc/subscription.sandbox.cancel', { portalId: 'unknown' }, ofPlans(404)],
]

describe.each(PLANS.flatMap((plans) => REGISTRATION.map((registration) => ({ plans, registration }))))(
  'with plans $plans and registration $registration',
  ({ plans, registration }) => {
    let app: TestApp
    const cookies = new Map<string, string>([['visitor', '']])

    beforeAll(async () => {
      app = await createTestApp({
        env: {
          PLANS: plans,
          REGISTRATION: registration,
          TRUST_PROXY: '1',
          DATA_DIR: tmpdir(),
          OWNER_EMAIL: 'owner@example.com',
        },
      })
      for (const who of WHO.slice(1)) {
        const email = `${who}@example.com`
        await app.services.hostAccounts.ensure(email, TEST_PASSWORD)
        const payload = { email, password: TEST_PASSWORD }
        const signedIn = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload })
        cookies.set(who, parseCookie(signedIn.headers['set-cookie']))
      }
      const [blocked] = (await app.services.people.list({ search: 'blocked@' })).people
      await app.services.people.block('owner', { id: blocked?.id ?? '', endsSubscription: true })
    })

    it.each(TABLE)('%s %s %j', async (method, url, payload, statusIn) => {
      const expected = statusIn(`${plans} ${registration}`)
      const [visitor, user, owner] = Array.isArray(expected) ? expected : [expected, expected, expected]
      const statuses: number[] = []
      for (const who of WHO) {
        const cookie = cookies.get(who) ?? ''
        const answer = await app.http.inject({
          method,
          url,
          headers: cookie ? { cookie } : {},
          ...(payload && { payload }),
        })
        statuses.push(answer.statusCode)
      }
      // The address that the visitor signs up with is taken afterwards.
      expect(statuses).toEqual([visitor, user, owner, visitor === 201 ? 409 : visitor])
    })

    it('says who has access', async () => {
      const status = async (who: string) => {
        const headers = { cookie: cookies.get(who) ?? '' }
        return (await app.http.inject({ method: 'GET', url: '/api/subscription/status', headers })).json<object>()
      }
      const granted = { hasActiveSubscription: true, status: 'active', plan: 'monthly', nextBillingDate: null }
      expect(await status('owner')).toMatchObject(granted)
      expect(await status('user')).toMatchObject(
        plans === 'off' ? { ...granted, introOffer: false } : { hasActiveSubscription: false },
      )
    })
  },
)

describe('a test payment where others reach the server', () => {
  it.each([
    ['gives access where the AI costs the host nothing', {}, true],
    ['gives none where the writer is paid', { OPENAI_API_KEY: 'k' }, false],
    ['gives none where the voice is paid', { TTS_API_KEY: 'k' }, false],
  ])('%s', async (_, env, hasActiveSubscription) => {
    const app = await createTestApp({ env: { TRUST_PROXY: '1', ...env } })
    const headers = { cookie: await app.signUp() }
    const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, headers, payload })
    const { clientSecret } = (await post('/api/create-subscription', { plan: 'monthly' })).json<{
      clientSecret: string
    }>()
    expect((await post('/trpc/subscription.sandbox.pay', { clientSecret, card: CARD })).statusCode).toBe(200)
    const status = await app.http.inject({ method: 'GET', url: '/api/subscription/status', headers })
    expect(status.json()).toMatchObject({ status: 'active', hasActiveSubscription })
    for (let i = 0; i < 10; i += 1) await post('/api/hooks/generate', { topic: 'bread' })
    const next = await post('/api/hooks/generate', { topic: 'bread' })
    expect(next.statusCode).toBe(hasActiveSubscription ? 200 : 403)
  })
})
