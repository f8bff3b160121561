import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { EMAIL, openSettings, PHONE } from '../testing/open-settings.ts'

const NEW_PASSWORD = 'another long secret'
describe('changing the password', () => {
  async function openForm() {
    const opened = await openSettings()
    const form = within(screen.getByRole('form', { name: 'Change Password' }))
    const submit = async (current: string, next: string, confirm: string) => {
      for (const [label, text] of [
        ['Current password', current],
        ['New password', next],
        ['Confirm new password', confirm],
      ] as const) {
        const field = form.getByLabelText(label)
        await opened.user.clear(field)
        if (text) await opened.user.type(field, text)
      }
      await opened.user.click(form.getByRole('button', { name: 'Change Password' }))
    }
    return { ...opened, form, submit }
  }

  it('validates the fields before it calls the server', async () => {
    const { form, submit, server } = await openForm()
    await submit('', '', '')
    form.getByText('Current password is required')
    form.getByText('New password must be at least 6 characters long')
    form.getByText('Please confirm your new password')
    expect(document.activeElement).toBe(form.getByLabelText('Current password'))
    await submit(TEST_PASSWORD, NEW_PASSWORD, 'something else')
    form.getByText("New passwords don't match")
    expect(document.activeElement).toBe(form.getByLabelText('Confirm new password'))
    expect(form.queryByText('Current password is required')).toBeNull()
    expect(server.calls.join()).not.toContain('changePassword')
  })

  it('changes it, confirms and clears the form', async () => {
    const { form, submit, server } = await openForm()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    network.use(http.post('*/trpc/auth.changePassword', () => gate))
    await submit(TEST_PASSWORD, NEW_PASSWORD, NEW_PASSWORD)
    await form.findByRole('button', { name: 'Changing...' })
    open()
    const toast = await findToast('Password Changed')
    toast.getByText('Your password has been updated successfully.')
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('')
    await server.services.auth.login({ email: EMAIL, password: NEW_PASSWORD }, PHONE)
  })

  it('warns once about a password that is easy to guess', async () => {
    const { user, form, submit } = await openForm()
    await submit(TEST_PASSWORD, 'sunshine2024', 'sunshine2024')
    await form.findByText(/easy to guess.*press Change Password again\.$/u)
    expect(document.activeElement).toBe(form.getByLabelText('New password'))
    await user.click(form.getByRole('button', { name: 'Change Password' }))
    await findToast('Password Changed')
    expect(form.queryByText(/easy to guess/u)).toBeNull()
  })

  it("shows the server's refusal at its field, with a default text", async () => {
    const { form, submit } = await openForm()
    await submit('not the one', NEW_PASSWORD, NEW_PASSWORD)
    const toast = await findToast('Password Change Failed')
    toast.getByText(/Your current password is not right/u)
    expect(form.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe(NEW_PASSWORD)
    network.use(http.post('*/trpc/auth.changePassword', () => HttpResponse.error()))
    await submit(TEST_PASSWORD, NEW_PASSWORD, NEW_PASSWORD)
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toBe('Unable to change password. Please try again.'),
    )
  })

  it.each([
    ['google' as const, 'Your email and password are managed through your Google account.'],
    ['firebase' as const, 'Email changes are managed through your identity provider.'],
  ])('is not offered to an account of %s', async (provider, note) => {
    const { card } = await openSettings((server) => server.db.updateTable('users').set({ provider }).execute())
    card('Account Settings').getByText(note)
    expect(screen.queryByRole('form', { name: 'Change Password' })).toBeNull()
  })
})

describe('push notifications', () => {
  function stubNotifications(answer: NotificationPermission, shows = true): void {
    class FakeNotification extends EventTarget {
      static permission: NotificationPermission = 'default'
      static requestPermission(): Promise<NotificationPermission> {
        FakeNotification.permission = answer
        return Promise.resolve(answer)
      }
      constructor() {
        super()
        if (!shows) throw new TypeError('Illegal constructor')
      }
    }
    vi.stubGlobal('Notification', FakeNotification)
    vi.stubGlobal('isSecureContext', true)
    onTestFinished(() => void vi.unstubAllGlobals())
  }

  it('are switched on with the permission of the browser', async () => {
    stubNotifications('granted')
    const { user, bar, card, profile } = await openSettings()
    const toggle = card('Notifications').getByRole<HTMLInputElement>('switch', { name: 'Push Notifications' })
    card('Notifications').getByText(/^While Hookline is open in a tab: /u)
    await user.click(toggle)
    await waitFor(() => expect(toggle.checked).toBe(true))
    await user.click(bar().getByRole('button', { name: 'Save' }))
    await findToast('Settings Saved')
    expect(await profile()).toMatchObject({ notifications: true })
  })

  it('stay off where the browser blocks them, with instructions', async () => {
    stubNotifications('denied')
    const { user, card, bar } = await openSettings()
    const toggle = card('Notifications').getByRole<HTMLInputElement>('switch', { name: 'Push Notifications' })
    await user.click(toggle)
    await card('Notifications').findByText(/Allow them in its site settings/u)
    expect(toggle.checked).toBe(false)
    expect(bar().queryByText('Unsaved changes')).toBeNull()
  })

  it('stay off where the browser shows none despite its permission', async () => {
    stubNotifications('granted', false)
    const { user, card } = await openSettings()
    const toggle = card('Notifications').getByRole<HTMLInputElement>('switch', { name: 'Push Notifications' })
    await user.click(toggle)
    await card('Notifications').findByText("This browser can't show notifications from web pages.")
    expect(toggle.checked).toBe(false)
  })

  it('cannot be switched on in a browser without them', async () => {
    const { card } = await openSettings()
    const toggle = card('Notifications').getByRole<HTMLInputElement>('switch', { name: 'Push Notifications' })
    expect(toggle.disabled).toBe(true)
    card('Notifications').getByText("This browser can't show notifications from this address.")
  })
})

describe('devices', () => {
  it('are listed, and all others are signed out after a confirmation', async () => {
    const { user, card } = await openSettings((server) =>
      server.services.auth.login({ email: EMAIL, password: TEST_PASSWORD }, PHONE),
    )
    const devices = card('Devices')
    await devices.findByText('Safari on iPhone')
    devices.getByText('This device')
    await user.click(devices.getByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }))
    dialog.getByText('One other device has to sign in again. You stay signed in here.')
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
    await findToast('Signed out everywhere else')
    await waitFor(() => expect(devices.queryByText('Safari on iPhone')).toBeNull())
    expect(devices.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })
})
