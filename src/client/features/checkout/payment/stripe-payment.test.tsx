import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

const ENVIRONMENT = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
  STRIPE_INTRO_COUPON_ID: 'coupon_1',
}

async function openCheckout(env: Partial<typeof ENVIRONMENT> = {}) {
  const server = await startTestServer({ ...ENVIRONMENT, ...env })
  await server.signInAs('noor@example.com')
  return { server, ...renderApp('/checkout?plan=monthly') }
}

/** Waits for the Stripe script element that is added after `before`. */
async function scriptAfter(before: Element | null): Promise<Element> {
  return waitFor(() => {
    const found = document.querySelector('script[src^="https://js.stripe.com"]')
    if (!found || found === before) throw new Error('Stripe was not asked for')
    return found
  })
}

const REFUSAL = 'Your card has insufficient funds.'

/** The calls to the fake Stripe script. The loader loads it only once, so both tests share it. */
const asked: { key?: string; elements?: unknown; made: number; confirm?: unknown; order: string[] } = {
  made: 0,
  order: [],
}

/** Installs a fake Stripe script with the parts that the form needs. It declines every card. */
function standInForStripe(): void {
  const noop = (): void => {}
  const element = { mount: noop, destroy: noop, on: noop, off: noop, once: noop, update: noop }
  const stripe = {
    elements: (options: unknown) => {
      asked.elements = options
      asked.made += 1
      return {
        create: () => element,
        getElement: () => null,
        update: noop,
        submit: async () => {
          asked.order.push('submit')
          return {}
        },
      }
    },
    confirmPayment: async (options: unknown) => {
      asked.order.push('confirm')
      asked.confirm = options
      return { error: { message: REFUSAL } }
    },
    createToken: noop,
    createPaymentMethod: noop,
    confirmCardPayment: noop,
    registerAppInfo: noop,
    _registerWrapper: noop,
  }
  Object.assign(window, {
    Stripe: (key: string) => {
      asked.key = key
      return stripe
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(window, 'Stripe'))
}

describe("checkout with Stripe's form", () => {
  it('says when the server does not name its key', async () => {
    const server = await startTestServer(ENVIRONMENT)
    await server.signInAs('noor@example.com')
    const { payments, ...config } = server.services.auth.publicConfig()
    const keyless = { ...config, payments: { ...payments, publishableKey: '' } }
    Object.assign(server.services.auth, { publicConfig: () => keyless })
    renderApp('/checkout')
    await screen.findByRole('heading', { name: 'Payment System Unavailable' })
    expect(screen.queryByRole('button', { name: /^Subscribe/u })).toBeNull()
    screen.getByRole('radio', { name: /^Yearly/u })
  })

  it.each(['/sandbox/checkout?plan=monthly', '/sandbox/portal?session_id=bps_1'])('has no %s', async (path) => {
    await startTestServer(ENVIRONMENT)
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  })

  it('reports that Stripe cannot be reached, and retries', async () => {
    const { user } = await openCheckout()
    const first = await scriptAfter(null)
    fireEvent.error(first)
    // Stripe's loader retries once by itself.
    fireEvent.error(await scriptAfter(first))
    const heading = await screen.findByRole('heading', { name: 'The card form did not load' })
    const alert = within(heading.closest<HTMLElement>('[role=alert]') ?? document.body)
    standInForStripe()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('form', { name: 'Payment' })
    expect(asked.key).toBe('pk_live_1')
  })

  it("validates the card before the order, in the app's colours, and says why it was refused", async () => {
    standInForStripe()
    const { user, server } = await openCheckout()
    await screen.findByRole('form', { name: 'Payment' })
    expect(asked.elements).toMatchObject({
      mode: 'subscription',
      amount: 999,
      currency: 'usd',
      appearance: { variables: { borderRadius: '8px', fontSizeBase: '16px' } },
    })
    const [button] = screen.getAllByRole('button', { name: 'Subscribe for $9.99' })
    if (button) await user.click(button)
    const toast = await findToast('Payment Failed')
    toast.getByText(REFUSAL)
    expect(screen.getAllByText(REFUSAL)).toHaveLength(2)
    expect(asked.order).toEqual(['submit', 'confirm'])
    expect(asked.confirm).toMatchObject({
      clientSecret: expect.stringContaining('_secret_'),
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/dashboard` },
    })
    expect(server.calls.join()).toContain('subscription.create')
  })

  it('is created again with the colours of the other scheme, and keeps the chosen plan', async () => {
    standInForStripe()
    const { user } = await openCheckout()
    await screen.findByRole('form', { name: 'Payment' })
    await user.click(screen.getByRole('radio', { name: /^Yearly/u }))
    await waitFor(() => expect(asked.elements).toMatchObject({ amount: 19_999 }))
    const before = asked.made
    await user.click(screen.getByRole('button', { name: 'Settings menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Light theme', hidden: true }))
    await waitFor(() => expect(asked.made).toBeGreaterThan(before))
    expect(asked.elements).toMatchObject({ amount: 19_999 })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yearly/u }).checked).toBe(true)
  })

  it.each([
    ['sk_test_1', 1],
    ['sk_live_1', 0],
  ])('says that no card is charged where the key is a test key: %s', async (key, times) => {
    standInForStripe()
    await openCheckout({ STRIPE_SECRET_KEY: key })
    await screen.findByRole('form', { name: 'Payment' })
    expect(screen.queryAllByText('Test payments: no card is charged')).toHaveLength(times)
  })
})
