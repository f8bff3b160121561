import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const NEW_PASSWORD = 'another long secret'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const focusedHeading = async (name: string) => {
  const title = await heading(name)
  expect(document.activeElement).toBe(title)
}

/** Advances the clock, because the server starts a password reset some time after its response. */
async function settle(server: TestServer): Promise<void> {
  await server.clock.advance(3_000)
  await server.runDueJobs()
}

/** Returns the path of the newest link that was mailed to the account. */
async function mailedPath(server: TestServer): Promise<string> {
  await settle(server)
  const url = /https?:\/\/\S+/u.exec(server.mailer.lastTo(EMAIL).text)?.[0] ?? ''
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function withAccount({ signedIn }: { signedIn: boolean }) {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  await server.runDueJobs()
  if (!signedIn) server.cookie.token = undefined
  return { server }
}

async function resetPath(server: TestServer): Promise<string> {
  await server.services.passwords.forgot(EMAIL, '127.0.0.1')
  return mailedPath(server)
}

async function choose(user: ReturnType<typeof renderApp>['user'], password: string, confirm = password) {
  if (password) await user.type(screen.getByLabelText('New password'), password)
  if (confirm) await user.type(screen.getByLabelText('Confirm password'), confirm)
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
}

describe('forgotten password', () => {
  it.each([EMAIL, 'nobody@example.com'])('gives the same answer for %s', async (email) => {
    const { server } = await withAccount({ signedIn: false })
    const { user } = renderApp('/login')
    await user.type(await screen.findByLabelText('Email'), email)
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await heading('Forgot your password?')
    expect(document.title).toBe('Forgot Password | Hookline')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    await focusedHeading('Check your email')
    screen.getByText(`If there is an account for ${email}, a link is on its way. It works for 60 minutes.`)
    await settle(server)
    const sent = server.mailer.sent.filter(({ subject }) => subject === 'Choose a new password')
    expect(sent.map(({ to }) => to)).toEqual(email === EMAIL ? [EMAIL] : [])
  })

  it('requires an address, and reports an unreachable server', async () => {
    await startTestServer()
    const { user } = renderApp('/forgot-password')
    await user.click(await screen.findByRole('button', { name: 'Send the link' }))
    screen.getByText('Please enter your email address.')
    const email = screen.getByLabelText('Email')
    expect(document.activeElement).toBe(email)
    network.use(http.all('*/trpc/auth.forgotPassword', () => HttpResponse.error()))
    await user.type(email, EMAIL)
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    await findToast('No link was sent')
    // Once in the toast and once in the form.
    await waitFor(() => expect(screen.getAllByText(/The server could not be reached/u)).toHaveLength(2))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
  })

  it('shows the support address if the server sends no mail', async () => {
    await startTestServer({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })
    const { user } = renderApp('/forgot-password')
    await heading('Forgot your password?')
    expect(screen.getByRole('link', { name: 'support@example.com' }).getAttribute('href')).toBe(
      'mailto:support@example.com',
    )
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await heading('Sign in')
    screen.getByText(/Lost your password\? Write to/u)
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
  })
})

describe('new password by a mailed link', () => {
  it('is set, ends the session, and signs in', async () => {
    const { server } = await withAccount({ signedIn: true })
    const { user, address } = renderApp(await resetPath(server))
    await heading('Choose a new password')
    expect(address()).toBe('/reset-password')
    expect(document.title).toBe('Reset Password | Hookline')
    await choose(user, NEW_PASSWORD)
    await heading('Sign in')
    await findToast('Password changed')
    expect(address()).toBe('/login')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), NEW_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(address()).toBe('/onboarding'))
  })

  it.each([
    ['', '', 'Please enter your password.', 'New password'],
    ['short', 'short', 'Password must be at least 6 characters long.', 'New password'],
    [NEW_PASSWORD, '', 'Please enter your password again.', 'Confirm password'],
    ['password1', 'password1', /one of the most common/u, 'New password'],
  ])('is refused at its field: %j %j', async (password, confirm, message, field) => {
    const { server } = await withAccount({ signedIn: false })
    const { user } = renderApp(await resetPath(server))
    await heading('Choose a new password')
    await choose(user, password, confirm)
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0))
    const input = screen.getByLabelText(field)
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('is set after a second press where it is easy to guess', async () => {
    const { server } = await withAccount({ signedIn: false })
    const { user } = renderApp(await resetPath(server))
    await heading('Choose a new password')
    await choose(user, 'sunshine2024')
    await screen.findByText(/easy to guess.*press Save the new password again\.$/u)
    await user.click(screen.getByRole('button', { name: 'Save the new password' }))
    await heading('Sign in')
  })

  it('must be repeated identically', async () => {
    const { server } = await withAccount({ signedIn: false })
    const { user } = renderApp(await resetPath(server))
    await heading('Choose a new password')
    await choose(user, NEW_PASSWORD, 'something else')
    const toast = await findToast('Password mismatch')
    toast.getByText('Passwords do not match. Please try again.')
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  })

  it('offers a new link when this one was used', async () => {
    const { server } = await withAccount({ signedIn: false })
    const path = await resetPath(server)
    const token = path.split('=')[1] ?? ''
    await server.services.passwords.reset({ token, newPassword: NEW_PASSWORD })
    const { user } = renderApp(path)
    await heading('Choose a new password')
    await choose(user, TEST_PASSWORD)
    await focusedHeading('This link no longer works')
    screen.getByText('This link has been used already, or its time is over. Ask for a new one.')
    await user.click(screen.getByRole('link', { name: 'Get a new link' }))
    await heading('Forgot your password?')
  })

  it('reports an incomplete link', async () => {
    await startTestServer()
    renderApp('/reset-password')
    await heading('This link is not complete')
    screen.getByRole('link', { name: 'Get a new link' })
    screen.getByRole('link', { name: 'Back to Home' })
  })
})

describe('address confirmed by a mailed link', () => {
  it('confirms only after a click, and updates the session', async () => {
    const { server } = await withAccount({ signedIn: true })
    const { user, address } = renderApp(await mailedPath(server))
    await heading('Confirm your address')
    expect(address()).toBe('/verify-email')
    expect(document.title).toBe('Confirm Address | Hookline')
    expect(server.calls).not.toContain('auth.verifyEmail')
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
    await focusedHeading('Your address is confirmed')
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    expect(session?.user.emailVerified).toBe(true)
    await user.click(await screen.findByRole('link', { name: 'Start creating' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
  })

  it('asks a visitor to sign in first, and returns to the link', async () => {
    const { server } = await withAccount({ signedIn: false })
    const { user, address } = renderApp(await mailedPath(server))
    await user.click(await screen.findByRole('link', { name: 'Sign in to confirm' }))
    await heading('Sign in')
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    expect(address()).toBe('/verify-email')
    await heading('Your address is confirmed')
  })

  it('is refused to another account, whose own address stays unconfirmed', async () => {
    const { server } = await withAccount({ signedIn: true })
    const path = await mailedPath(server)
    await server.signInAs('mika@example.com')
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    await screen.findByText('This link is about another account. Sign in to that one, then open it again.')
    await heading('Confirm your address')
  })

  it('sends another link to a user whose link has expired', async () => {
    const { server } = await withAccount({ signedIn: true })
    const path = await mailedPath(server)
    await server.clock.advance(24 * 60 * 60_000)
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    await heading('This link no longer works')
    await user.click(screen.getByRole('button', { name: 'Send the link again' }))
    await within(screen.getByRole('main')).findByText(`A new link is on its way to ${EMAIL}.`)
    expect(await mailedPath(server)).not.toBe(path)
  })

  it('reports an address that is confirmed already', async () => {
    const { server } = await withAccount({ signedIn: true })
    const path = await mailedPath(server)
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const { user } = renderApp(path)
    const button = await screen.findByRole('button', { name: 'Confirm my address' })
    await server.services.verification.verify(path.split('=')[1] ?? '', session?.user.id ?? '')
    await user.click(button)
    await heading('This link no longer works')
    renderApp('/verify-email')
    await heading('Your address is confirmed already')
  })

  it('asks a visitor with an incomplete link to sign in for another one', async () => {
    await startTestServer()
    renderApp('/verify-email')
    await heading('This link is not complete')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?redirect=%2Fprofile')
  })
})
