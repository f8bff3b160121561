import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakeOidc, type FakeOidc, fakePerson } from '../../../server/testing/fakes/fake-oidc.ts'
import { TEST_ANSWERS, TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const ENV = {
  OIDC_ISSUER: 'https://house.example/',
  OIDC_CLIENT_ID: 'hookline',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Our house',
}
const ONLY = { ...ENV, OIDC_ONLY: 'true' }
const EMAIL = 'noor@example.com'
const BUTTON = { name: 'Continue with Our house' }
const VISITOR = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }

async function open(path: string, heading: string, env: Record<string, string> = ENV) {
  const server = await startTestServer(env)
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  return { ...app, server }
}

/** A server with a person of the provider, signed in in this browser. */
async function signedIn(env: Record<string, string> = ENV, changes: Partial<FakeOidc> = {}) {
  const oidc = { ...createFakeOidc(), ...changes }
  const server = await startTestServer(env, undefined, { oidc })
  const { attempt } = await server.services.oidcSignIn!.begin({ confirm: false })
  oidc.person = fakePerson()
  const { token, user } = await server.services.oidcSignIn!.finish(
    `state=${attempt.state}`,
    attempt,
    VISITOR,
    undefined,
  )
  await server.services.account.completeOnboarding(user.id, TEST_ANSWERS)
  server.cookie.token = token
  return server
}

const target = () => screen.getByRole('link', BUTTON).getAttribute('href')

describe('beside passwords', () => {
  it('is a second way on the sign-in page, which remembers the page that was asked for', async () => {
    await open('/login?redirect=%2Flibrary%3Ftype%3Dhook', 'Sign in')
    expect(target()).toBe('/auth/oidc/start?redirect=%2Flibrary%3Ftype%3Dhook')
    screen.getByRole('button', { name: 'Sign In' })
    screen.getByRole('link', { name: 'Sign up' })
    expect(screen.queryByText(/Google/u)).toBeNull()
  })

  it('is a second way on the sign-up page, with the invitation', async () => {
    await open('/signup?invite=token', 'Create your account', { ...ENV, REGISTRATION: 'invite' })
    expect(target()).toBe('/auth/oidc/start?invite=token')
    screen.getByRole('button', { name: 'Create Account' })
  })

  it('is not there without a provider', async () => {
    await open('/login', 'Sign in', {})
    expect(screen.queryByRole('link', BUTTON)).toBeNull()
  })
})

describe('instead of passwords', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/signup', 'Create your account'],
  ])('is the only way on %s', async (path, heading) => {
    await open(path, heading, ONLY)
    screen.getByRole('link', BUTTON)
    for (const name of ['Sign In', 'Create Account', /demo account/u]) {
      expect(within(screen.getByRole('main')).queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByText(/Forgot password/u)).toBeNull()
    expect(within(screen.getByRole('main')).queryByText('or')).toBeNull()
  })

  it.each(['/forgot-password', '/reset-password?token=a-token'])('leaves nothing to reset: %s', async (path) => {
    await open(path, 'No password needed', ONLY)
    screen.getByText('You sign in with Our house here. A password is changed there.')
    expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
    expect(screen.queryByLabelText(/password/iu)).toBeNull()
  })
})

describe('a failure at the provider', () => {
  it.each([
    ['unreachable', 'Our house cannot be reached from this server at the moment. Try again in a few minutes.'],
    [
      'address_has_plan',
      'There is an account with your email address here, never confirmed, that has a plan. Write to support@example.com: we find out whose it is.',
    ],
    ['blocked', 'This account is blocked on this server. Questions? Write to support@example.com.'],
    ['cancelled', 'You did not finish signing in at Our house. Try again when you are ready.'],
  ])('is explained on the sign-in page: %s', async (problem, sentence) => {
    await open(`/login?problem=${problem}&redirect=%2Fhooks&invite=token`, 'Sign in')
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(sentence)
    expect(target()).toBe('/auth/oidc/start?redirect=%2Fhooks&invite=token')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).not.toContain('problem')
  })

  it('names no other way where there is none', async () => {
    await open('/login?problem=address_taken', 'Sign in', ONLY)
    const { textContent } = within(screen.getByRole('main')).getByRole('alert')
    expect(textContent).toMatch(/Ask the person who runs this server\.$/u)
  })

  it('is none of the words that somebody else put into the address', async () => {
    await open('/login?problem=Call+0900+1234', 'Sign in')
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toContain('0900')
  })

  it('is explained to a signed-in person who could not be confirmed', async () => {
    await signedIn()
    const { user, address } = renderApp('/login?problem=not_recent&redirect=%2Fsettings')
    await screen.findByRole('heading', { level: 1, name: 'Not confirmed' })
    screen.getByText(/did not say that you signed in just now/u)
    expect(target()).toBe('/auth/oidc/start?redirect=%2Fsettings&confirm=1')
    await user.click(screen.getByRole('link', { name: 'Go on without it' }))
    await waitFor(() => expect(address()).toBe('/settings'))
  })
})

describe('a person of the provider', () => {
  it('has no password here', async () => {
    await signedIn()
    renderApp('/settings')
    const card = within(await screen.findByRole('region', { name: 'Account Settings' }))
    card.getByText('You sign in with Our house. Your email is managed there.')
    expect(screen.queryByRole('form', { name: 'Change Password' })).toBeNull()
  })

  it('confirms who they are before the account is deleted', async () => {
    const server = await signedIn()
    await server.clock.advance(60 * 60_000)
    const { user } = renderApp('/settings')
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    const confirm = await dialog.findByRole('link', BUTTON)
    expect(confirm.getAttribute('href')).toBe('/auth/oidc/start?redirect=%2Fsettings&confirm=1')
  })

  it('is signed out at the provider too', async () => {
    // The simulated browser goes no further than to another place of the page.
    await signedIn(ENV, { signOutUrl: async () => '#ended-there' })
    onTestFinished(() => location.assign('#'))
    const { user } = renderApp('/settings')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(location.hash).toBe('#ended-there'))
  })

  it('signs in again in another tab when the session has ended, and what was typed stays', async () => {
    const server = await signedIn(ONLY)
    const { token } = server.cookie
    const { user, address } = renderApp('/profile')
    await screen.findByText(EMAIL)
    server.cookie.token = undefined
    await user.click(screen.getByRole('link', { name: 'Account Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    const link = dialog.getByRole('link', BUTTON)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(dialog.queryByLabelText('Password')).toBeNull()
    window.dispatchEvent(new Event('focus'))
    screen.getByRole('dialog', { name: 'Sign in to go on' })
    server.cookie.token = token
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/settings')
  })

  it('is known to the other tabs once the provider has led back', async () => {
    const server = await signedIn()
    const tab = new BroadcastChannel('hookline-session')
    onTestFinished(() => tab.close())
    const told = new Promise((resolve) => {
      tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data))
    })
    renderApp('/login?redirect=%2Fsettings')
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    expect(await told).toEqual({ userId: session?.user.id })
  })

  it('may have a password too, where the account had one', async () => {
    const server = await startTestServer(ENV)
    await server.signInAs(EMAIL)
    renderApp('/settings')
    await screen.findByRole('form', { name: 'Change Password' })
    expect(TEST_PASSWORD).not.toBe('')
  })
})
