import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_ANSWERS, TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { AppError } from '../../../../shared/errors.ts'
import { startFirebaseServer } from '../../../testing/fake-firebase.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { pay } from '../../../testing/pay.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { EMAIL, openSettings, PHONE } from '../testing/open-settings.ts'

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

  describe('some time after the sign-in', () => {
    async function askToDelete(prepare?: Parameters<typeof openSettings>[0]) {
      const opened = await openSettings(prepare)
      await opened.server.clock.advance(16 * 60_000)
      await opened.user.click(opened.card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
      const dialog = within(await screen.findByRole('dialog', confirm))
      const press = () => opened.user.click(dialog.getByRole('button', { name: 'Delete Account' }))
      await press()
      return { ...opened, dialog, press }
    }

    it('asks for the password, and says what is wrong with it', async () => {
      const { user, dialog, press, server } = await askToDelete()
      const field = await dialog.findByLabelText('Your password')
      expect(document.activeElement).toBe(field)
      await press()
      dialog.getByText('Enter your password.')
      await user.type(field, 'a guess{Enter}')
      await dialog.findByText('Your password is not right. Check it and try again.')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(await server.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
      await user.clear(field)
      await user.type(field, TEST_PASSWORD)
      await press()
      await findToast('Account Deleted')
      expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([])
    })

    it('asks again the next time', async () => {
      const { user, card, dialog } = await askToDelete()
      await user.type(await dialog.findByLabelText('Your password'), TEST_PASSWORD)
      await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      await user.click(card('Danger Zone').getByRole('button', { name: 'Delete Account' }))
      const again = within(await screen.findByRole('dialog', confirm))
      expect(again.queryByLabelText('Your password')).toBeNull()
    })
  })

  it.each(['google', 'firebase'] as const)('confirms who it is at Firebase first (%s)', async (provider) => {
    const { server, firebase } = await startFirebaseServer()
    const email = provider === 'google' ? 'google@example.com' : EMAIL
    const accept = async () => {
      const idToken = `token of ${email}`
      firebase.identity.tokens.set(idToken, {
        uid: email,
        email,
        emailVerified: true,
        displayName: undefined,
        validSince: undefined,
        signedInAt: server.clock.now(),
        provider,
      })
      return server.services.auth.login({ idToken }, PHONE)
    }
    const { token, user: person } = await accept()
    server.cookie.token = token
    await server.services.account.completeOnboarding(person.id, TEST_ANSWERS)
    await server.clock.advance(16 * 60_000)
    const { user } = renderApp('/settings')
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', confirm))
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    if (provider === 'google') {
      await dialog.findByText("Confirm that it's you: sign in again.", { exact: false })
      await user.click(await dialog.findByRole('button', { name: 'Confirm with Google' }))
    } else await user.type(await dialog.findByLabelText('Your password'), 'of Firebase{Enter}')
    await findToast('Account Deleted')
    expect(firebase.asked).toEqual([provider === 'google' ? 'google' : `sign in ${EMAIL} of Firebase`])
    expect(firebase.identity.removed).toEqual([email])
  })

  it('signs out', async () => {
    const { user, card, address } = await openSettings()
    await user.click(card('Danger Zone').getByRole('button', { name: 'Sign Out' }))
    await findToast('Signed out')
    expect(address()).toBe('/')
  })
})
