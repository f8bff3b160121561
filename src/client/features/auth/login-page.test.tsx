import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { ACCOUNT_BLOCKED } from '../../../shared/errors.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'

async function openLogin(path = '/login') {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  server.cookie.token = undefined
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  const signIn = async (password: string) => {
    await app.user.type(screen.getByLabelText('Password'), password)
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }))
  }
  return { ...app, server, signIn }
}

describe('login page', () => {
  it('signs in, and shows the plans once', async () => {
    const { user, address, signIn } = await openLogin()
    expect(document.title).toBe('Sign In | Hookline')
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await signIn(TEST_PASSWORD)
    await waitFor(() => expect(address()).toBe('/checkout'))
    await findToast('Welcome back!')
  })

  it('shows that it is busy and ignores a second click', async () => {
    const { user, server, address, signIn } = await openLogin(`/login?email=${EMAIL}`)
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    // A handler that returns nothing passes the request on to the real server, here after `gate` resolves.
    network.use(http.all('*/trpc/auth.login', () => gate))
    await signIn(TEST_PASSWORD)
    await user.click(await screen.findByRole('button', { name: 'Signing in...' }))
    open()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(server.calls.filter((call) => call === 'auth.login')).toHaveLength(1)
  })

  it('shows an error at the field with the support address, and keeps the typed address', async () => {
    const { signIn } = await openLogin(`/login?email=${EMAIL}`)
    await signIn('not the password')
    const toast = await findToast('Sign in failed')
    toast.getByText(/Please check your credentials and try again/u)
    expect((await toast.findByRole('link')).getAttribute('href')).toBe('mailto:support@example.com')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
  })

  it('tells a blocked person, who knows the password, why there is no way in', async () => {
    const { server, address, signIn } = await openLogin(`/login?email=${EMAIL}`)
    const [person] = (await server.services.people.list({ search: EMAIL })).people
    await server.services.people.block('owner', { id: person?.id ?? '', endsSubscription: true })
    await signIn(TEST_PASSWORD)
    const toast = await findToast('Sign in failed')
    toast.getByText(`${ACCOUNT_BLOCKED} Questions? Write to support@example.com.`)
    expect(address()).toContain('/login')
  })

  it('validates empty fields before it calls the server', async () => {
    const { user, server } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    screen.getByText('Please enter your email address.')
    screen.getByText('Please enter your password.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(server.calls).not.toContain('auth.login')
  })

  it('continues to the requested page, never to another site', async () => {
    const { address, signIn } = await openLogin(
      `/login?email=${EMAIL}&redirect=${encodeURIComponent('//evil.example')}`,
    )
    await signIn(TEST_PASSWORD)
    await waitFor(() => expect(address()).toBe('/checkout'))
  })

  it('says that Google is not set up when its button is clicked', async () => {
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Sign in with Google not set up here' }))
    const toast = await findToast('Google sign in failed')
    toast.getByText('Firebase not configured. Please check your Firebase API keys.')
    expect(screen.getAllByText(/^Firebase not configured/u)).toHaveLength(2)
  })

  it('shows and hides the password', async () => {
    const { user } = await openLogin()
    const password = screen.getByLabelText<HTMLInputElement>('Password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
  })

  it('links to the home page, and to sign-up with the typed address', async () => {
    await openLogin(`/login?email=${EMAIL}`)
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    const query = new URLSearchParams(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')?.split('?')[1])
    expect(query.get('email')).toBe(EMAIL)
  })

  it('is never shown to a signed-in visitor', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    markCheckoutSeen()
    const { address } = renderApp('/login')
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})
