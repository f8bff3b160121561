import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

async function openSignup(path = '/signup') {
  const server = await startTestServer()
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  const fill = async (email: string, password: string, confirm: string) => {
    if (email) await app.user.type(screen.getByLabelText('Email'), email)
    if (password) await app.user.type(screen.getByLabelText('Password'), password)
    if (confirm) await app.user.type(screen.getByLabelText('Confirm password'), confirm)
    await app.user.click(screen.getByRole('button', { name: 'Create Account' }))
  }
  return { ...app, server, fill }
}

describe('signup page', () => {
  it('creates an account and shows the plans, after the onboarding', async () => {
    const { address, router, fill } = await openSignup()
    expect(document.title).toBe('Sign Up | Hookline')
    expect(screen.getByRole('link', { name: 'Subscribe to Pro' }).getAttribute('href')).toBe('/checkout')
    await fill('noor@example.com', 'a fine secret', 'a fine secret')
    await waitFor(() => expect(address()).toBe('/onboarding'))
    await findToast('Account created!')
    await screen.findByRole('button', { name: /^Account menu/u })
    expect(router.state.location.state.intended).toBe('/checkout')
  })

  it('refuses passwords that differ, at the field and in a toast', async () => {
    const { server, fill } = await openSignup('/signup?email=noor@example.com')
    await fill('', 'a fine secret', 'another one')
    const toast = await findToast('Password mismatch')
    toast.getByText('Passwords do not match. Please try again.')
    const confirm = screen.getByLabelText('Confirm password')
    expect(document.activeElement).toBe(confirm)
    expect(confirm.getAttribute('aria-invalid')).toBe('true')
    expect(server.calls).not.toContain('auth.register')
  })

  it.each([
    ['', '', '', 'Please enter your email address.', 'Email'],
    ['noor', 'a fine secret', 'a fine secret', 'Please enter a valid email address.', 'Email'],
    ['noor@example.com', 'short', 'short', 'Password must be at least 6 characters long.', 'Password'],
    ['noor@example.com', 'a fine secret', '', 'Please enter your password again.', 'Confirm password'],
  ])('refuses %j %j %j at the fields', async (email, password, confirm, message, field) => {
    const { fill } = await openSignup()
    await fill(email, password, confirm)
    screen.getByText(message)
    expect(document.activeElement).toBe(screen.getByLabelText(field))
  })

  it("shows the server's error at the field that it names", async () => {
    const { server, fill } = await openSignup()
    await server.signInAs('noor@example.com')
    server.cookie.token = undefined
    await fill('noor@example.com', 'a fine secret', 'a fine secret')
    const toast = await findToast('Signup failed')
    toast.getByText(/already exists/u)
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(email)
  })

  it('has words of its own where the answer has none', async () => {
    const { fill } = await openSignup()
    const answer = { error: { message: '', code: -32_603, data: { httpStatus: 500 } } }
    network.use(http.post('*/trpc/auth.register', () => HttpResponse.json(answer, { status: 500 })))
    await fill('noor@example.com', 'a fine secret', 'a fine secret')
    const toast = await findToast('Signup failed')
    toast.getByText('Failed to create account')
  })

  it('warns once about a password that is easy to guess, and accepts it the second time', async () => {
    const { user, address, server, fill } = await openSignup()
    await fill('noor@example.com', 'sunshine2024', 'sunshine2024')
    const password = screen.getByLabelText('Password')
    const warning = await screen.findByText(
      'This password is easy to guess. A longer one is safer. To keep this one, press Create Account again.',
    )
    expect(password.getAttribute('aria-describedby')).toBe(warning.parentElement?.id)
    expect(password.getAttribute('aria-invalid')).not.toBe('true')
    expect(document.activeElement).toBe(password)
    expect(screen.queryByText('Signup failed')).toBeNull()
    await user.type(password, 'x')
    expect(screen.queryByText(/easy to guess/u)).toBeNull()
    await user.type(password, '{Backspace}{Enter}')
    await screen.findByText(/easy to guess/u)
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(address()).toBe('/onboarding'))
    expect(server.calls.filter((call) => call === 'auth.register')).toHaveLength(3)
  })

  it('says that Google is not set up when its button is clicked', async () => {
    const { user } = await openSignup()
    await user.click(screen.getByRole('button', { name: 'Sign up with Google not set up here' }))
    const toast = await findToast('Google signup failed')
    toast.getByText('Firebase is not configured. Please provide Firebase API keys.')
  })

  it('has the attributes that password managers need', async () => {
    await openSignup()
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
    expect(screen.getByLabelText('Confirm password').getAttribute('autocomplete')).toBe('new-password')
  })

  it('hides the Google button where the server says so', async () => {
    const server = await startTestServer({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })
    expect(server.services.auth.publicConfig().identity).toMatchObject({ google: 'hidden' })
    renderApp('/signup')
    await screen.findByRole('button', { name: 'Create Account' })
    expect(screen.queryByRole('button', { name: /Google/u })).toBeNull()
  })
})
