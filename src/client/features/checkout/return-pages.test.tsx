import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const KEY = 'pendingSubscriptionSession'
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** A guest's checkout that is paid with this address. */
async function paidCheckout(server: TestServer, email = EMAIL): Promise<string> {
  const { sessionId } = await server.services.startGuestCheckout('monthly', '127.0.0.1')
  await server.services.sandbox().completeGuestCheckout(sessionId, email, CARD)
  return sessionId
}

async function signInVerified(server: TestServer): Promise<void> {
  await server.signInAs(EMAIL)
  await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
}

describe('back from a payment', () => {
  it('leads to the prices without a session', async () => {
    await startTestServer()
    const { address } = renderApp('/subscription-success')
    const toast = await findToast('Error')
    toast.getByText('Invalid subscription session.')
    expect(address()).toBe('/pricing')
  })

  it('leads a visitor to an account, and keeps the payment for it', async () => {
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

  it('says when it is nobody’s payment', async () => {
    await startTestServer()
    renderApp('/subscription-success?session_id=cs_unknown_1')
    await heading('Failed to verify subscription')
    screen.getByText('Invalid subscription session.')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('starts the subscription of whoever is signed in', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server)
    localStorage.setItem(KEY, session)
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('Welcome to Premium')
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

  it('names the address of a payment that is somebody else’s', async () => {
    const server = await startTestServer()
    await signInVerified(server)
    const session = await paidCheckout(server, 'juno@example.com')
    renderApp(`/subscription-success?session_id=${session}`)
    await heading('Failed to activate subscription')
    screen.getByText(/^This payment was made with another address \(j\*\*\*@example\.com\)/u)
    screen.getByRole('button', { name: 'Switch Account' })
  })
})

describe('payment-success page', () => {
  it('claims no activation that did not happen', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    renderApp('/success?plan=yearly')
    await heading('Yearly Plan')
    screen.getByText(/^No active subscription shows on your account yet/u)
    screen.getByRole('button', { name: 'Check again' })
    expect(screen.queryByText(/Your subscription is active/u)).toBeNull()
  })

  it('asks a visitor to sign in', async () => {
    await startTestServer()
    renderApp('/success?plan=monthly')
    await heading('Monthly Plan')
    screen.getByText('Sign in to see the plan on your account.')
  })
})
