import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { AppError } from '../../../../shared/errors.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { pay } from '../../../testing/pay.ts'
import { EMAIL, openSettings } from '../testing/open-settings.ts'

const NEW_PASSWORD = 'another long secret'
const PHONE = {
  address: '127.0.0.2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1',
  deviceToken: undefined,
  sessionToken: undefined,
}

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

describe('danger zone', () => {
  const confirm = { name: 'Are you absolutely sure?' }

  it('deletes the account and its data in this browser after a confirmation', async () => {
    const { user, card, address, server } = await openSettings()
    localStorage.setItem('hookline-draft-1-hooks', '{}')
    // There is no question about unsaved changes, because they cannot be saved after the deletion.
    await user.click(card('Notifications').getByRole('switch', { name: 'Email Updates' }))
    await user.click(card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', confirm))
    dialog.getByText(
      'Deleting removes your account, everything you wrote and saved, your planner, your recordings and your settings. There is no way back.',
    )
    expect(dialog.queryByText(/subscription/u)).toBeNull()
    expect((await dialog.findByRole('link')).getAttribute('href')).toBe('mailto:support@example.com')
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    network.use(http.post('*/trpc/auth.deleteAccount', () => gate))
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    await dialog.findByRole('button', { name: 'Deleting...' })
    open()
    const toast = await findToast('Account Deleted')
    toast.getByText('Your account has been permanently deleted.')
    expect(address()).toBe('/')
    expect(Object.keys(localStorage).filter((key) => key !== 'hookline-theme')).toEqual([])
    expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it.each([
    ['pays', / What you paid for the time until 20 November 2027 is not refunded\.$/u],
    ['fails-later', /never charged again\.$/u],
  ] as const)('says what happens to the subscription of a card that %s', async (behaviour, end) => {
    const { user, card } = await openSettings(async (server) => {
      await pay(server, 'yearly', behaviour)
      if (behaviour === 'pays') return
      await server.clock.advance(366 * 24 * 60 * 60_000)
      await server.sandbox?.host.deliverPending()
      const account = { email: EMAIL, password: TEST_PASSWORD }
      server.cookie.token = (await server.services.auth.login(account, PHONE)).token
    })
    await user.click(card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', confirm))
    const text = await dialog.findByText(/^Your subscription is cancelled at once and never charged again\./u)
    expect(text.textContent).toMatch(end)
  })

  it('says what happens to a subscription that could not be loaded', async () => {
    const { user, card } = await openSettings(async ({ services }) => {
      const status = () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'Try again in a moment.'))
      Object.assign(services.subscription, { status })
    })
    await user.click(card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', confirm))
    await dialog.findByText('If you have a subscription, it is cancelled at once and never charged again.')
  })

  it('reports a failure, and deletes nothing', async () => {
    const { user, card, server } = await openSettings()
    await user.click(card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', confirm))
    network.use(http.post('*/trpc/auth.deleteAccount', () => HttpResponse.error()))
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    const toast = await findToast('Deletion Failed')
    toast.getByText('Unable to delete account. Please contact support.')
    expect(dialog.getByRole('alert').textContent).toBe('Unable to delete account. Please contact support.')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await server.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })

  it('signs out', async () => {
    const { user, card, address } = await openSettings()
    await user.click(card('Danger Zone').getByRole('button', { name: 'Sign Out' }))
    await findToast('Signed out')
    expect(address()).toBe('/')
  })
})
