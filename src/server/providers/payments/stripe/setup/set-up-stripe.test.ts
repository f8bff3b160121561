import { describe, expect, it } from 'vitest'
import { PLANS } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { STRIPE_EVENTS } from '../stripe-events.ts'
import { createStripePayments } from '../stripe-payments.ts'
import { fakeCatalog, nest } from '../testing/fake-catalog.ts'
import { SECRET_KEY, VERSION } from '../testing/fake-stripe.ts'
import { formatLines } from './env-lines.ts'
import { setUpStripe } from './set-up-stripe.ts'

interceptNetwork()

const PUBLIC_URL = 'https://hook.example'

function open() {
  const catalog = fakeCatalog()
  const run = (options: { publicUrl?: string; introOffer?: boolean; secretKey?: string } = {}) =>
    setUpStripe({
      secretKey: SECRET_KEY,
      apiBase: undefined,
      publicUrl: PUBLIC_URL,
      introOffer: true,
      limits: { retries: 0 },
      ...options,
    })
  const written = () => catalog.requests.filter(({ method }) => method !== 'GET')
  return { ...catalog, run, written }
}

describe('the set-up of Stripe', () => {
  it('creates everything by the documented requests', async () => {
    const { run, written, all } = open()
    const account = await run()
    const [monthly, yearly] = all('prices').map(({ id }) => id)
    const redirect = { url: `${PUBLIC_URL}/subscription-success?session_id={CHECKOUT_SESSION_ID}` }
    expect(written().map(({ path, parameters }) => [path, nest(parameters)])).toEqual([
      ['/v1/products', { id: 'hookline_premium', name: 'Hookline Premium' }],
      ...[
        ['monthly', 'month', 1_999],
        ['yearly', 'year', 19_999],
      ].map(([plan, interval, unit_amount]) => [
        '/v1/prices',
        {
          product: 'hookline_premium',
          currency: 'usd',
          unit_amount,
          recurring: { interval },
          lookup_key: `hookline_${plan}`,
          transfer_lookup_key: true,
        },
      ]),
      [
        '/v1/coupons',
        {
          id: 'hookline_first_month_1000',
          name: 'First month $9.99',
          amount_off: 1_000,
          currency: 'usd',
          duration: 'once',
        },
      ],
      [
        '/v1/billing_portal/configurations',
        {
          name: 'Hookline',
          metadata: { hookline: 'portal', prices: `${monthly} ${yearly}` },
          features: {
            customer_update: { enabled: false },
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            subscription_cancel: { enabled: true, mode: 'at_period_end' },
            subscription_update: {
              enabled: true,
              default_allowed_updates: ['price'],
              products: [{ product: 'hookline_premium', prices: [monthly, yearly] }],
              proration_behavior: 'always_invoice',
            },
          },
        },
      ],
      ...[
        ['monthly', monthly],
        ['yearly', yearly],
      ].map(([plan, price]) => [
        '/v1/payment_links',
        {
          line_items: [{ price, quantity: 1 }],
          after_completion: { type: 'redirect', redirect },
          allow_promotion_codes: false,
          metadata: { hookline: plan, price },
        },
      ]),
      [
        '/v1/webhook_endpoints',
        { url: `${PUBLIC_URL}/api/stripe/webhook`, enabled_events: [...STRIPE_EVENTS], api_version: VERSION },
      ],
    ])
    expect(account).toMatchObject({
      prices: { monthly, yearly },
      introCouponId: 'hookline_first_month_1000',
      webhook: { secret: expect.stringMatching(/^whsec_/u) },
    })
    for (const plan of PLANS) expect(account.links[plan]).toMatch(/^https:\/\/buy\.stripe\.com\/plink_\d+$/u)
  })

  it('changes nothing the second time', async () => {
    const { run, written } = open()
    const first = await run()
    const count = written().length
    const second = await run()
    expect(written()).toHaveLength(count)
    expect(second).toEqual({ ...first, webhook: { ...first.webhook, secret: undefined }, changes: [] })
  })

  it('creates a new price when the owner changed it, and keeps the old one for existing subscriptions', async () => {
    const { run, all } = open()
    await run()
    const before = all('prices')[0] ?? { id: '' }
    Object.assign(before, { unit_amount: 1_499 })
    const { prices } = await run()
    expect(prices.monthly).not.toBe(before.id)
    expect(all('prices')).toHaveLength(3)
    const links = all('payment_links').map(({ metadata, active }) => ({ metadata, active }))
    expect(links).toContainEqual({ metadata: { hookline: 'monthly', price: before.id }, active: false })
    expect(links).toContainEqual({ metadata: { hookline: 'monthly', price: prices.monthly }, active: true })
    expect(all('billing_portal/configurations')).toMatchObject([
      { metadata: { prices: `${prices.monthly} ${prices.yearly}` } },
    ])
    expect((await run()).changes).toEqual([])
  })

  it('updates the address of the server', async () => {
    const { run, all } = open()
    await run()
    const { changes } = await run({ publicUrl: 'https://new.example' })
    expect(changes).toHaveLength(3)
    expect(all('payment_links').map((link) => JSON.stringify(link['after_completion']))).toEqual(
      [1, 2].map(() => expect.stringContaining('https://new.example/subscription-success')),
    )
    expect(all('webhook_endpoints')).toHaveLength(2)
  })

  it('removes promotion codes from an existing page, because guests pay the full price', async () => {
    const { run, all } = open()
    await run()
    const [monthly] = all('payment_links')
    Object.assign(monthly ?? {}, { allow_promotion_codes: true })
    expect((await run()).changes).toHaveLength(1)
    expect(all('payment_links')).toMatchObject([{ allow_promotion_codes: false }, { allow_promotion_codes: false }])
    expect((await run()).changes).toEqual([])
  })

  it.each([
    ['was switched off', { status: 'disabled' }],
    ['hears too little', { enabled_events: ['invoice.paid'] }],
  ])('repairs an endpoint that %s', async (_, change) => {
    const { run, all } = open()
    await run()
    Object.assign(all('webhook_endpoints')[0] ?? {}, change)
    await run()
    expect(all('webhook_endpoints')).toMatchObject([{ disabled: false, enabled_events: [...STRIPE_EVENTS] }])
  })

  it.each([
    'http://localhost:3000',
    'https://localhost',
    'https://192.168.1.4',
    'https://[::1]',
    'http://hook.example',
  ])('creates no endpoint for %s', async (publicUrl) => {
    const { run, all } = open()
    expect((await run({ publicUrl })).webhook).toBeUndefined()
    expect(all('webhook_endpoints')).toEqual([])
  })

  it('creates no offer where it is off', async () => {
    const { run, all } = open()
    const account = await run({ introOffer: false })
    expect(all('coupons')).toEqual([])
    expect(formatLines(account)).toContain('INTRO_OFFER=off')
  })

  it.each([true, false])('creates the payment pages for guests (intro: %s)', async (introOffer) => {
    const { run } = open()
    const { prices, introCouponId, links } = await run({ introOffer })
    const access = {
      account: 'stripe:test' as const,
      secretKey: SECRET_KEY,
      apiBase: undefined,
      webhookSecret: 'whsec_1',
    }
    const payments = createStripePayments({ ...access, prices, introCouponId })
    for (const plan of PLANS) expect(await payments.guestCheckoutUrl(plan)).toBe(links[plan])
  })

  it('prints lines for .env, the secret of the endpoint once, and never the key', async () => {
    const { run } = open()
    const [first, second] = [formatLines(await run()), formatLines(await run())]
    expect(first).toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET=whsec_\w+$/u))
    expect(first).toContainEqual(expect.stringMatching(/^STRIPE_PRICE_MONTHLY=price_\w+$/u))
    expect(second).toContain('Stripe: everything was there already')
    expect(second).not.toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET=/u))
    expect([...first, ...second].join()).not.toContain(SECRET_KEY)
  })

  it('reports a wrong key', async () => {
    const failed = open().run({ secretKey: 'sk_test_other' })
    await expect(failed).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('STRIPE_SECRET_KEY'),
    })
  })
})
