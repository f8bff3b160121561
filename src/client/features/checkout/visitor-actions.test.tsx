import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const PAY_FIRST = 'Pay first, create the account after'
const DOWN = 'The payment service cannot be reached. Try again in a moment.'

/** Opens the checkout as a visitor. The fake provider has its own page for guests. */
async function openCheckout(
  guestAddress: (plan: string) => Promise<string | undefined>,
  { plan = 'yearly', env = {} }: { plan?: string; env?: Record<string, string> } = {},
) {
  const { services } = await startTestServer(env)
  Object.assign(services.checkout, { guestAddress })
  return renderApp(`/checkout?plan=${plan}`)
}

describe('paying before sign-up', () => {
  it("links to the provider's page for the chosen plan", async () => {
    await openCheckout(async (plan) => `https://buy.stripe.com/test_${plan}`)
    const link = await screen.findByRole('link', { name: PAY_FIRST })
    expect(link.getAttribute('href')).toBe('https://buy.stripe.com/test_yearly')
  })

  it.each([
    ['monthly', 'on', 1],
    ['monthly', 'off', 0],
    ['yearly', 'on', 0],
  ])('says that it costs more than with an account: %s, offer %s', async (plan, INTRO_OFFER, count) => {
    await openCheckout(async () => 'https://buy.stripe.com/test_1', { plan, env: { INTRO_OFFER } })
    await screen.findByRole('link', { name: PAY_FIRST })
    await waitFor(() => expect(screen.queryAllByText('The $9.99 first month needs an account.')).toHaveLength(count))
  })

  it.each([
    ['offers it then', 'https://buy.stripe.com/test_1', 1],
    ['offers no page that does not exist', undefined, 0],
  ])('says why it is unavailable, retries, and %s', async (_, url, count) => {
    let isDown = true
    const { user } = await openCheckout(async () => {
      if (isDown) throw new AppError('BAD_GATEWAY', DOWN)
      return url
    })
    await screen.findByText(`Paying without an account does not work right now. ${DOWN}`)
    expect(screen.queryByText(PAY_FIRST)).toBeNull()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(screen.queryAllByText(PAY_FIRST)).toHaveLength(count)
  })
})
