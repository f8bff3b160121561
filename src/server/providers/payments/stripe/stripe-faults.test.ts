import { createServer } from 'node:http'
import { http, HttpResponse, passthrough } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { interceptNetwork, network } from '../../../testing/msw.ts'
import { createStripePayments } from './stripe-payments.ts'
import { SETTINGS } from './testing/fake-account.ts'
import { fakeBilling } from './testing/fake-billing.ts'
import { STRIPE_URL } from './testing/fake-stripe.ts'

interceptNetwork()

const KEY = 'sk_live_51SecretOfTheOwner'
const ORDER = { customerId: 'cus_1', plan: 'monthly', intro: true, idempotencyKey: 'order-1' } as const

/** Payments over a Stripe server with this answer to everything. */
function failing(answer: () => Response, limits = { retries: 0 }) {
  const asked: string[] = []
  network.use(
    http.all(`${STRIPE_URL}/*`, ({ request }) => {
      asked.push(request.headers.get('idempotency-key') ?? request.method)
      return answer()
    }),
  )
  return { asked, payments: createStripePayments({ ...SETTINGS, secretKey: KEY }, { limits }) }
}

const refuses =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(
      { error: { type: 'invalid_request_error', message: `No: ${KEY}`, ...error } },
      { status, headers },
    )

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('failures of Stripe', () => {
  it.each([
    ['a wrong key', refuses(401, {}), 'BAD_GATEWAY', /refused this server's key.*STRIPE_SECRET_KEY/u],
    ['a key with too few rights', refuses(403, {}), 'BAD_GATEWAY', /check STRIPE_SECRET_KEY/u],
    ['a wrong price', refuses(400, { param: 'items[0][price]' }), 'BAD_GATEWAY', /check STRIPE_PRICE_MONTHLY/u],
    ['a wrong coupon', refuses(400, { param: 'discounts[0][coupon]' }), 'BAD_GATEWAY', /check STRIPE_INTRO_COUPON_ID/u],
    ['a customer who is gone', refuses(404, { code: 'resource_missing', param: 'customer' }), 'NOT_FOUND', /no such/u],
    [
      'another order under one key',
      refuses(400, { type: 'idempotency_error' }),
      'CONFLICT',
      /begun with another choice/u,
    ],
    ['a failure of its own', refuses(500, { type: 'api_error' }), 'BAD_GATEWAY', /failed\. Try again/u],
    ['an answer that is no JSON', () => new HttpResponse('<html>'), 'BAD_GATEWAY', /failed\. Try again/u],
    ['a broken connection', () => HttpResponse.error(), 'BAD_GATEWAY', /cannot be reached/u],
  ] as const)('answers %s with %s', async (_, answer, code, message) => {
    const error = await failure(failing(answer).payments.startSubscription(ORDER))
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code, message: expect.stringMatching(message), cause: expect.any(Error) })
    expect(String(error)).not.toContain('sk_live')
  })

  it("passes on Stripe's message about a refused card", async () => {
    const message = 'Your card has insufficient funds.'
    const { payments } = failing(refuses(402, { type: 'card_error', code: 'card_declined', message }))
    expect(await failure(payments.startSubscription(ORDER))).toMatchObject({ code: 'BAD_REQUEST', message })
  })

  it.each([
    [429, {}, { 'retry-after': '7' }, 7],
    [429, { code: 'lock_timeout' }, {}, 5],
    [409, { code: 'idempotency_key_in_use' }, {}, 5],
  ])('returns Retry-After: %s %j', async (status, error, headers, retryAfterSeconds) => {
    const { payments } = failing(refuses(status, error, headers))
    expect(await failure(payments.startSubscription(ORDER))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds,
    })
  })

  it('retries a failed request twice with the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 })
    onTestFinished(() => void vi.useRealTimers())
    const { asked, payments } = failing(refuses(503, { type: 'api_error' }), { retries: 9 })
    const work = failure(payments.startSubscription(ORDER))
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2_000)
      expect(asked).toHaveLength(3)
    })
    expect(await work).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(asked).toEqual(['order-1', 'order-1', 'order-1'])
  })

  it.each(
    ['5', 'true', 'null', '"bad gateway"', '[]', '{"error":5}', '{"error":true}'].flatMap((body) =>
      [200, 502].map((status) => [body, status] as const),
    ),
  )('takes %s with status %i, which is no object, for a failure of Stripe', async (body, status) => {
    const { payments } = failing(() => new HttpResponse(body, { status }))
    const calls = [
      payments.guestCheckoutUrl('monthly'),
      payments.startSubscription(ORDER),
      payments.findSubscription('sub_1'),
      payments.findCheckout('cs_1'),
    ]
    for (const error of await Promise.all(calls.map(failure))) {
      expect(error).toMatchObject({ code: 'BAD_GATEWAY', message: expect.stringContaining('failed. Try again') })
    }
  })

  it('times out for a server that never answers', async () => {
    const server = createServer(() => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const apiBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    network.use(http.all(`${apiBase}/*`, () => passthrough()))
    const payments = createStripePayments(
      { ...SETTINGS, apiBase: new URL(apiBase) },
      { limits: { timeoutMs: 30, retries: 0 } },
    )
    expect(await failure(payments.findSubscription('sub_1'))).toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The payment service took too long to answer. Try again in a moment.',
    })
  })

  it('calls only the configured local server', async () => {
    const apiBase = 'http://127.0.0.1:12111'
    const { requests } = fakeBilling({ origin: apiBase })
    const payments = createStripePayments({ ...SETTINGS, apiBase: new URL(apiBase) })
    expect(await payments.findSubscription('sub_unknown')).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  it('does not treat a failure as an unknown object', async () => {
    const { payments } = failing(refuses(500, { type: 'api_error', code: 'resource_missing' }))
    const calls = [
      payments.findSubscription('sub_1'),
      payments.findSubscriptions('cus_1'),
      payments.findCheckout('cs_1'),
      payments.removeCustomer('cus_1'),
      payments.cancelNow('sub_1'),
      payments.abandon('sub_1'),
    ]
    for (const call of calls) expect(await failure(call)).toMatchObject({ code: 'BAD_GATEWAY' })
  })
})
