import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { EMAIL, openSettings } from './testing/open-settings.ts'

describe('settings', () => {
  it('explains to a visitor why they are empty, and returns after signing in', async () => {
    await startTestServer()
    const { address } = renderApp('/settings')
    await screen.findByText('Please log in to access settings.')
    expect(address()).toBe('/settings')
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent('/settings')}`)
  })

  it('saves changes, and is disabled without any', async () => {
    const { user, bar, card, profile } = await openSettings()
    expect(document.title).toBe('Settings | Hookline')
    expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(bar().queryByText('Unsaved changes')).toBeNull()
    const name = card('Account Settings').getByLabelText('Display name')
    await user.clear(name)
    await user.type(name, 'Noor K.')
    await user.click(card('Notifications').getByRole('switch', { name: 'Email Updates' }))
    const analytics = card('Privacy & Security').getByRole('switch', { name: 'Analytics & Improvements' })
    await user.click(analytics)
    card('Privacy & Security').getByText('Share anonymous usage data')
    bar().getByText('Unsaved changes')
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    network.use(http.post('*/trpc/auth.updatePreferences', () => gate))
    await user.click(bar().getByRole('button', { name: 'Save' }))
    await bar().findByRole('button', { name: 'Saving...' })
    open()
    const toast = await findToast('Settings Saved')
    toast.getByText('Your preferences have been updated successfully.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Save settings' })))
    expect(bar().queryByText('Unsaved changes')).toBeNull()
    expect(await profile()).toMatchObject({
      displayName: 'Noor K.',
      emailUpdates: true,
      dataSharing: true,
      notifications: false,
    })
  })

  it('discards changes', async () => {
    const { user, bar, card, server } = await openSettings()
    const toggle = card('Notifications').getByRole<HTMLInputElement>('switch', { name: 'Email Updates' })
    await user.click(toggle)
    await user.type(card('Account Settings').getByLabelText('Display name'), ' and more')
    await user.click(bar().getByRole('button', { name: 'Discard' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Save settings' }))
    expect(toggle.checked).toBe(false)
    expect(card('Account Settings').getByLabelText<HTMLInputElement>('Display name').value).toBe('noor')
    expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(server.calls.join()).not.toContain('updatePreferences')
  })

  it('keeps the changes when saving fails, and continues after a sign-in', async () => {
    const { user, bar, card, server, profile } = await openSettings()
    await user.click(card('Notifications').getByRole('switch', { name: 'Email Updates' }))
    network.use(http.post('*/trpc/auth.updatePreferences', () => HttpResponse.error(), { once: true }))
    await user.click(bar().getByRole('button', { name: 'Save' }))
    const toast = await findToast('Save Failed')
    toast.getByText('Unable to save settings. Please try again.')
    bar().getByText('Unsaved changes')
    const { token } = server.cookie
    server.cookie.token = undefined
    await user.click(bar().getByRole('button', { name: 'Save' }))
    await findToast('Authentication Required')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await findToast('Settings Saved')
    expect(server.cookie.token).not.toBe(token)
    expect(await profile()).toMatchObject({ emailUpdates: true })
  })

  it('refuses a name that is too long, at the field', async () => {
    const { user, bar, card } = await openSettings()
    const name = card('Account Settings').getByLabelText('Display name')
    await user.click(name)
    await user.paste('x'.repeat(100))
    await user.click(bar().getByRole('button', { name: 'Save' }))
    card('Account Settings').getByText('Display name can have at most 100 characters; this has 104.')
    expect(document.activeElement).toBe(name)
  })

  it('changes the theme at once, without saving', async () => {
    const { user, bar, card } = await openSettings()
    for (const [label, stored] of [
      ['Light', 'light'],
      ['System', 'system'],
      ['Dark', 'dark'],
    ] as const) {
      await user.click(card('Appearance').getByRole('radio', { name: label }))
      expect(localStorage.getItem('hookline-theme')).toBe(stored)
    }
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
    expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('asks before unsaved changes are discarded', async () => {
    markCheckoutSeen()
    const { user, card, address } = await openSettings()
    const home = screen.getByRole('link', { name: 'Hookline' })
    await user.click(card('Notifications').getByRole('switch', { name: 'Email Updates' }))
    await user.click(home)
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/settings')
    await user.click(home)
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(again.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('shows the creator profile, and a link to change it', async () => {
    const { card } = await openSettings()
    const profile = card('Your creator profile')
    await profile.findByText('Food & cooking')
    profile.getByText('Students')
    profile.getByText('Friendly & approachable')
    profile.getByText('Quick tips')
    profile.getByText('Grow my following')
    expect(profile.getByRole('link').getAttribute('href')).toBe('/onboarding')
  })

  it('names what did not load, and retries', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    let broken = true
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        broken && request.url.includes('auth.profile') ? HttpResponse.error() : undefined,
      ),
    )
    const { user } = renderApp('/settings')
    await screen.findByRole('heading', { name: 'Your settings did not load' })
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('region', { name: 'Account Settings' })
  })
})
