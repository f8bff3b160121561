import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { askToSignIn } from '../../lib/session/sign-in-request.ts'
import { SignInError } from '../../lib/session/sign-in-error.ts'
import { startFirebaseServer } from '../../testing/fake-firebase.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const SECRET = 'a fine secret'

async function open(path: string, heading: string) {
  const { server, firebase } = await startFirebaseServer()
  const sent: string[] = []
  // A handler that returns nothing passes the request on to the real server.
  network.use(
    http.all('*/trpc/*', async ({ request }) => {
      if (request.method === 'POST') sent.push(await request.clone().text())
    }),
  )
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  const click = (name: string) => app.user.click(screen.getByRole('button', { name }))
  const signedIn = () => waitFor(() => expect(app.address()).toBe('/onboarding'))
  return { ...app, server, firebase, sent, click, signedIn }
}

const openLogin = () => open('/login?email=noor@example.com', 'Sign in')
const openSignup = () => open('/signup?email=noor@example.com', 'Create your account')

describe('signing in with Firebase', () => {
  it('loads Firebase with the page, so that its window opens within the click', async () => {
    const { firebase } = await openLogin()
    await waitFor(() =>
      expect(firebase.loadedWith).toMatchObject({ apiKey: 'browser key', emulatorUrl: 'http://127.0.0.1:9099' }),
    )
    expect(firebase.asked).toEqual([])
  })

  it('sends the password to Firebase, and only the ID token to our server', async () => {
    const { user, click, server, firebase, sent, signedIn } = await openLogin()
    await user.type(screen.getByLabelText('Password'), SECRET)
    await click('Sign In')
    await signedIn()
    await findToast('Welcome back!')
    expect(firebase.asked).toEqual([`sign in noor@example.com ${SECRET}`])
    expect(server.calls).toContain('auth.login')
    expect(sent.join()).toContain('token of noor@example.com')
    expect(sent.join()).not.toContain(SECRET)
  })

  it("shows Firebase's refusal at the field, and does not call our server", async () => {
    const { user, click, server, firebase } = await openLogin()
    firebase.fault = new SignInError('Wrong email or password.', 'password')
    await user.type(screen.getByLabelText('Password'), 'a guess')
    await click('Sign In')
    const toast = await findToast('Sign in failed')
    toast.getByText(/Wrong email or password\./u)
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(server.calls).not.toContain('auth.login')
  })

  it('has words of its own, and the support address, where a refusal has none', async () => {
    const { user, click, firebase } = await openLogin()
    firebase.fault = new SignInError('')
    await user.type(screen.getByLabelText('Password'), SECRET)
    await click('Sign In')
    const toast = await findToast('Sign in failed')
    toast.getByText('Please check your credentials and try again')
    await toast.findByRole('link', { name: 'support@example.com' })
  })

  it('creates an account at Firebase, then here', async () => {
    const { user, click, firebase, sent, signedIn } = await openSignup()
    await user.type(screen.getByLabelText('Password'), SECRET)
    await user.type(screen.getByLabelText('Confirm password'), SECRET)
    await click('Create Account')
    await signedIn()
    await findToast('Account created!')
    expect(firebase.asked).toEqual([`create noor@example.com ${SECRET}`])
    expect(sent.join()).not.toContain(SECRET)
  })

  it.each([
    ['/login', 'Sign in', 'Sign in with Google', 'Signing in with Google...', 'Welcome back!'],
    ['/signup', 'Create your account', 'Sign up with Google', 'Signing up with Google...', 'Account created!'],
  ])('signs in with Google on %s', async (path, heading, label, busyLabel, done) => {
    const { click, firebase, signedIn, server } = await open(path, heading)
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    firebase.gate = gate
    await click(label)
    await click(busyLabel)
    letGo()
    await signedIn()
    await findToast(done)
    expect(firebase.asked).toEqual(['google'])
    expect(server.calls.filter((call) => call === 'auth.google')).toHaveLength(1)
  })

  it.each([
    ['/login', 'Sign in', 'Sign in with Google', 'Google sign in failed', 'Failed to sign in with Google'],
    ['/signup', 'Create your account', 'Sign up with Google', 'Google signup failed', 'Failed to sign up with Google'],
  ])('explains on %s why the sign-in with Google failed', async (path, heading, label, title, fallback) => {
    const { click, firebase } = await open(path, heading)
    const cancelled = 'Sign-in was cancelled. Please try again.'
    firebase.fault = new SignInError(cancelled)
    await click(label)
    ;(await findToast(title)).getByText(cancelled)
    within(screen.getByRole('main')).getByText(cancelled)
    firebase.fault = new SignInError('')
    await click(label)
    await waitFor(async () => (await findToast(title)).getByText(fallback))
  })

  it.each([
    [
      'with the words of our server',
      { error: { message: 'Not today.', code: -32_603, data: { httpStatus: 503 } } },
      'Not today.',
    ],
    ['without any', 'gone', 'Failed to create user session.'],
  ])('reports that there is no session %s', async (_, answer, text) => {
    const { click } = await openLogin()
    network.use(http.post('*/trpc/auth.google', () => HttpResponse.json(answer, { status: 503 })))
    await click('Sign in with Google')
    ;(await findToast('Google sign in failed')).getByText(text)
  })

  it('lets Firebase send the password reset mail', async () => {
    const { click, firebase, server } = await open('/forgot-password?email=noor@example.com', 'Forgot your password?')
    await click('Send the link')
    await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    expect(firebase.asked).toEqual(['reset noor@example.com'])
    expect(server.calls).not.toContain('auth.forgotPassword')
  })

  it('offers Google in the sign-in dialog over a form', async () => {
    const { click, firebase, signedIn, server } = await openLogin()
    await click('Sign in with Google')
    await signedIn()
    server.cookie.token = undefined
    const asked = askToSignIn()
    await screen.findByRole('dialog', { name: 'Sign in to go on' })
    await click('Sign in with Google')
    expect(await asked).toBe(true)
    expect(firebase.asked).toEqual(['google', 'google'])
  })
})
