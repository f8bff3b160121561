import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { interceptNetwork, network } from '../../../testing/msw.ts'
import { createStripePayments } from './stripe-payments.ts'
import { SETTINGS } from './testing/fake-account.ts'
import { fakeBilling } from './testing/fake-billing.ts'
import { STRIPE_URL } from './testing/fake-stripe.ts'

interceptNetwork()

const MINUTE = 60_000

function open({ apiBase }: { apiBase?: string | undefined } = {}) {
  const billing = fakeBilling(apiBase ? { origin: apiBase } : {})
  const payments = createStripePayments(
    { ...SETTINGS, apiBase: apiBase ? new URL(apiBase) : undefined },
    { clock: billing.clock, limits: { retries: 0 } },
  )
  return { ...billing, payments, asked: () => billing.requests.length }
}

describe('the page where a guest pays', () => {
  it('is found by the documented request, cached for ten minutes', async () => {
    const { payments, requests, asked, clock, links } = open()
    const ask = () => payments.guestCheckoutUrl('yearly')
    const urls = await Promise.all([ask(), ask(), payments.guestCheckoutUrl('monthly')])
    expect(urls).toEqual([
      'https://buy.stripe.com/test_yearly',
      'https://buy.stripe.com/test_yearly',
      'https://buy.stripe.com/test_monthly',
    ])
    expect(requests.map(({ method, path, parameters }) => ({ call: `${method} ${path}`, parameters }))).toEqual([
      { call: 'GET /v1/payment_links', parameters: { active: 'true', limit: '100' } },
    ])
    links.length = 0
    await clock.advance(10 * MINUTE - 1)
    expect(await ask()).toBe('https://buy.stripe.com/test_yearly')
    expect(asked()).toBe(1)
    await clock.advance(1)
    expect(await ask()).toBeUndefined()
    expect(asked()).toBe(2)
  })

  it.each([
    ['https://buy.stripe.com.attacker.example/pay', undefined, false],
    ['http://buy.stripe.com/pay', undefined, false],
    ['javascript:alert(1)', undefined, false],
    ['', undefined, false],
    ['http://127.0.0.1:12111/pay', undefined, false],
    ['http://127.0.0.1:12111/pay', 'http://127.0.0.1:12111', true],
    ['http://127.0.0.1:9/pay', 'http://127.0.0.1:12111', false],
  ])('may point to Stripe only: %j with the local server %s', async (url, apiBase, taken) => {
    const { payments, links } = open({ apiBase })
    for (const link of links) link.url = url
    expect(await payments.guestCheckoutUrl('yearly')).toBe(taken ? url : undefined)
  })

  it('is not one of another product in the account', async () => {
    const { payments, links } = open()
    for (const link of links) Object.assign(link, { metadata: { shop: 'monthly' } })
    expect(await payments.guestCheckoutUrl('monthly')).toBeUndefined()
  })

  it('fails when Stripe does, for ten seconds without another request', async () => {
    const { payments, asked, clock } = open()
    let failures = 0
    let isDown = true
    network.use(
      http.get(`${STRIPE_URL}/v1/payment_links`, () => {
        if (!isDown) return undefined
        failures += 1
        return HttpResponse.error()
      }),
    )
    const ask = () => payments.guestCheckoutUrl('monthly')
    const refusal = {
      code: 'BAD_GATEWAY',
      message: expect.stringMatching(/cannot be reached\. Try again in a moment/u),
    }
    await Promise.all([ask(), ask()].map((work) => expect(work).rejects.toMatchObject(refusal)))
    await expect(ask()).rejects.toMatchObject(refusal)
    isDown = false
    await clock.advance(9_999)
    await expect(ask()).rejects.toMatchObject(refusal)
    expect([failures, asked()]).toEqual([1, 0])
    await clock.advance(1)
    expect(await ask()).toMatch(/^https:/u)
    expect([failures, asked()]).toEqual([1, 1])
  })
})
