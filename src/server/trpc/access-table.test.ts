import { beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../shared/features/subscription/sandbox.constants.ts'
import { parseCookie, createTestApp, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'

const WHO = ['visitor', 'free', 'exhausted', 'premium', 'past_due', 'cancelled', 'dev', 'owner'] as const
type Who = (typeof WHO)[number]
type Row = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object | undefined,
  expected: Record<Who, number | string>,
]

const HOOKS = { topic: 'bread' }
const SEARCH = { topic: 'bread', useInternetSearch: true }
const CONVERSATION = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread.' }
const ITEM = { title: 'Bread', content: 'Bread.', type: 'hook' }
const PLAN = { libraryItemId: 'unknown', platform: 'TikTok', scheduledDate: '2027-01-01T18:00:00Z' }
const DAILY = '403 Daily limit reached'
const PREMIUM_ONLY = '403 Internet search is part of Premium'
const NO_SEARCH = '501 Internet search is not set up on this server'

/** Expected statuses of all users: kinds without an own value get the one of signed-in users. */
const everybody = (visitor: number, others: number | string, but: Partial<Record<Who, number | string>> = {}) =>
  ({ ...Object.fromEntries(WHO.map((who) => [who, others])), visitor, ...but }) as Row[3]

const TABLE: Row[] = [
  ['GET', '/api/auth/session', undefined, everybody(200, 200)],
  ['GET', '/api/user/profile', undefined, everybody(401, 200)],
  ['GET', '/api/user/personalization', undefined, everybody(401, 200)],
  ['GET', '/api/user/statistics', undefined, everybody(401, 200)],
  ['GET', '/api/user/sessions', undefined, everybody(401, 200)],
  ['GET', '/api/user/export', undefined, everybody(401, 200)],
  ['GET', '/api/subscription/status', undefined, everybody(401, 200)],
  ['GET', '/api/hooks/recent', undefined, everybody(401, 200)],
  ['POST', '/api/hooks/generate', HOOKS, everybody(401, 200, { exhausted: DAILY })],
  ['POST', '/api/hooks/unknown/shots', undefined, everybody(401, 404)],
  [
    'POST',
    '/api/hooks/generate',
    SEARCH,
    everybody(401, NO_SEARCH, { free: PREMIUM_ONLY, exhausted: PREMIUM_ONLY, cancelled: PREMIUM_ONLY }),
  ],
  ['GET', '/api/scripts/recent', undefined, everybody(401, 200)],
  ['POST', '/api/scripts/generate', HOOKS, everybody(401, 200, { exhausted: DAILY })],
  [
    'POST',
    '/api/scripts/generate',
    SEARCH,
    everybody(401, NO_SEARCH, { free: PREMIUM_ONLY, exhausted: PREMIUM_ONLY, cancelled: PREMIUM_ONLY }),
  ],
  ['GET', '/api/captions/recent', undefined, everybody(401, 200)],
  ['POST', '/api/captions/generate', { content: 'bread' }, everybody(401, 200, { exhausted: DAILY })],
  ['POST', '/api/conversations', CONVERSATION, everybody(401, 201)],
  ['GET', '/api/conversations/unknown', undefined, everybody(401, 404)],
  ['POST', '/api/conversations/unknown/refine', { userMessage: 'shorter' }, everybody(401, 404)],
  ['POST', '/api/conversations/unknown/restore', { version: 0 }, everybody(401, 404)],
  ['POST', '/api/conversations/unknown/choose', { turn: 'x', option: 0 }, everybody(401, 404)],
  ['POST', '/api/conversations/unknown/save', undefined, everybody(401, 404)],
  ['POST', '/api/conversation/unknown/message', { message: 'shorter' }, everybody(401, 404)],
  ['GET', '/api/conversation/unknown', undefined, everybody(401, 404)],
  ['DELETE', '/api/conversation/unknown', undefined, everybody(401, 404)],
  ['GET', '/api/library', undefined, everybody(401, 200)],
  ['POST', '/api/library', ITEM, everybody(401, 201)],
  ['POST', '/api/library/save', { contentType: 'hook', title: 'Bread', content: 'Bread.' }, everybody(401, 201)],
  ['GET', '/api/library?limit=1', undefined, everybody(401, 200)],
  ['GET', '/api/library/favorites', undefined, everybody(401, 200)],
  ['GET', '/api/library/counts', undefined, everybody(401, 200)],
  ['GET', '/api/library/export?format=csv', undefined, everybody(401, 200)],
  ['POST', '/api/library/export', { ids: ['unknown'], format: 'csv' }, everybody(401, 200)],
  ['GET', '/api/library/archive', undefined, everybody(401, 200)],
  // The body is not a ZIP.
  ['POST', '/api/library/import', ITEM, everybody(401, 415)],
  ['POST', '/api/library/bulk', { ids: ['unknown'], action: { type: 'delete' } }, everybody(401, 200)],
  ['GET', '/api/library/unknown', undefined, everybody(401, 404)],
  ['PUT', '/api/library/unknown', { title: 'Bread' }, everybody(401, 404)],
  ['POST', '/api/library/unknown/favorite', undefined, everybody(401, 404)],
  ['DELETE', '/api/library/unknown', undefined, everybody(401, 404)],
  ['GET', '/api/planner', undefined, everybody(401, 200)],
  ['POST', '/api/planner', PLAN, everybody(401, 404)],
  ['PUT', '/api/planner/unknown', { status: 'completed' }, everybody(401, 404)],
  ['DELETE', '/api/planner/unknown', undefined, everybody(401, 404)],
  ['GET', '/api/planner/plan.ics', undefined, everybody(401, 200)],
  ['GET', '/api/planner/feed', undefined, everybody(401, 200)],
  ['POST', '/api/planner/feed', undefined, everybody(401, 201)],
  ['DELETE', '/api/planner/feed', undefined, everybody(401, 200)],
  ['GET', '/api/planner/feed/unknown.ics', undefined, everybody(404, 404)],
  [
    'POST',
    '/api/create-subscription',
    { plan: 'yearly' },
    everybody(401, 409, { free: 200, exhausted: 200, cancelled: 200 }),
  ],
  [
    'POST',
    '/api/subscription/customer-portal',
    undefined,
    everybody(401, 404, { free: 200, exhausted: 200, premium: 200, past_due: 200, cancelled: 200 }),
  ],
  ['POST', '/api/subscription/activate', { sessionId: 'cs_unknown' }, everybody(401, 404)],
  ['POST', '/api/subscription/verify', { sessionId: 'cs_unknown' }, everybody(404, 404)],
]

let app: TestApp
const cookies = new Map<Who, string>([['visitor', '']])
const formatEmail = (who: Who) => `${who.replace('_', '-')}@example.com`

const inject = (method: Row[0], url: string, payload: object | undefined, cookie: string) =>
  app.http.inject({ method, url, headers: cookie ? { cookie } : {}, ...(payload && { payload }) })

async function subscribe(who: Who, number: string): Promise<void> {
  const response = await inject('POST', '/api/create-subscription', { plan: 'monthly' }, cookies.get(who) ?? '')
  const { clientSecret } = response.json<{ clientSecret: string }>()
  await app.services.sandbox().pay(clientSecret, { number, expiry: '12/40', cvc: '123' })
}

async function signIn(who: Who): Promise<void> {
  const payload = { email: formatEmail(who), password: TEST_PASSWORD }
  cookies.set(who, parseCookie((await inject('POST', '/api/auth/login', payload, '')).headers['set-cookie']))
}

beforeAll(async () => {
  app = await createTestApp({ env: { OWNER_EMAIL: formatEmail('owner'), DEV_ACCESS_EMAILS: formatEmail('dev') } })
  for (const who of WHO.slice(1)) cookies.set(who, await app.signUp(formatEmail(who)))
  await subscribe('past_due', SANDBOX_CARDS[3].number)
  await subscribe('cancelled', SANDBOX_CARDS[0].number)
  const portal = await inject('POST', '/api/subscription/customer-portal', undefined, cookies.get('cancelled') ?? '')
  const { url } = portal.json<{ url: string }>()
  const portalId = new URL(url, 'http://x.example').searchParams.get('session_id') ?? ''
  await app.services.sandbox().cancelAtPeriodEnd(portalId)
  await app.clock.advance(31 * 24 * 60 * 60_000)
  await app.sandbox?.host.deliverPending()
  for (const who of ['dev', 'owner'] as const) await app.services.hostAccounts.ensure(formatEmail(who), TEST_PASSWORD)
  for (const who of WHO.slice(1)) await signIn(who)
  await subscribe('premium', SANDBOX_CARDS[0].number)
  for (let i = 0; i < 10; i += 1) await inject('POST', '/api/hooks/generate', HOOKS, cookies.get('exhausted') ?? '')
})

describe('access of each kind of user', () => {
  it('is decided by whether access is active', async () => {
    const active = await Promise.all(
      WHO.slice(1).map(async (who) => {
        const response = await inject('GET', '/api/subscription/status', undefined, cookies.get(who) ?? '')
        const { hasActiveSubscription, status } = response.json<{ hasActiveSubscription: boolean; status: string }>()
        return `${who}: ${String(hasActiveSubscription)} ${status}`
      }),
    )
    expect(active).toEqual([
      'free: false none',
      'exhausted: false none',
      'premium: true active',
      'past_due: true past_due',
      'cancelled: false canceled',
      'dev: true active',
      'owner: true active',
    ])
  })

  for (const [method, url, payload, expected] of TABLE) {
    it.each(WHO)(`${method} ${url} ${payload ? JSON.stringify(payload) : ''} as %s`, async (who) => {
      const response = await inject(method, url, payload, cookies.get(who) ?? '')
      const [status, ...message] = String(expected[who]).split(' ')
      expect(response.statusCode).toBe(Number(status))
      if (message.length > 0) expect(response.json()).toMatchObject({ message: message.join(' ') })
    })
  }
})
