import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'
import { EMAIL, openSettings } from '../testing/open-settings.ts'

const NEW = 'noor@new.example'
const findRegion = () => screen.findByRole('region', { name: 'Change Email' })
const PENDING = `We sent a link to ${NEW}. Until you open it, your address stays ${EMAIL}.`

describe('changing the email', () => {
  it('asks for the new address and the password by keyboard, and shows what waits for its link', async () => {
    const { user, server, card } = await openSettings()
    const open = card('Account Settings').getByRole('button', { name: 'Change Email' })
    open.focus()
    await user.keyboard('{Enter}')
    const form = within(await findRegion())
    const email = await form.findByLabelText('New email')
    expect(document.activeElement).toBe(email)
    await user.keyboard(`${NEW}{Tab}`)
    expect(document.activeElement).toBe(form.getByLabelText('Current password'))
    const { promise: gate, resolve: go } = Promise.withResolvers<void>()
    network.use(http.post('*/trpc/auth.changeEmail', () => gate))
    await user.keyboard(`${TEST_PASSWORD}{Enter}`)
    await form.findByRole('button', { name: 'Sending...' })
    go()
    const toast = await findToast('Check your new mailbox')
    toast.getByText(PENDING)
    const group = await findRegion()
    expect(document.activeElement).toBe(group)
    expect(group.textContent).toContain(PENDING)
    expect(card('Account Settings').getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
    await server.runDueJobs()
    expect(server.mailer.lastTo(NEW).subject).toBe('Confirm your new email address')
  })

  it('can be cancelled while it waits', async () => {
    const { user, profile } = await openSettings(async (server) => {
      const session = await server.services.sessions.resolve(server.cookie.token ?? '')
      const proof = { sessionToken: undefined, address: '127.0.0.1' }
      const change = { email: NEW, password: TEST_PASSWORD }
      await server.services.emailChanges.request(session?.user.id ?? '', change, proof)
    })
    const group = within(await findRegion())
    network.use(http.post('*/trpc/auth.cancelEmailChange', () => HttpResponse.error(), { once: true }))
    await user.click(group.getByRole('button', { name: 'Cancel the change' }))
    await group.findByRole('alert')
    await user.click(group.getByRole('button', { name: 'Cancel the change' }))
    await findToast('Change cancelled')
    await group.findByRole('button', { name: 'Change Email' })
    expect(document.activeElement).toBe(await findRegion())
    expect(await profile()).toMatchObject({ pendingEmail: null })
  })

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { user, card, profile } = await openSettings()
    await user.click(card('Account Settings').getByRole('button', { name: 'Change Email' }))
    const form = within(await findRegion())
    await user.click(form.getByRole('button', { name: 'Send the link' }))
    form.getByText('Please enter your email address.')
    form.getByText('Please enter your password.')
    const email = await form.findByLabelText<HTMLInputElement>('New email')
    expect(document.activeElement).toBe(email)
    await user.type(email, NEW)
    await user.type(form.getByLabelText('Current password'), 'not the one')
    await user.click(form.getByRole('button', { name: 'Send the link' }))
    const toast = await findToast('Email Change Failed')
    toast.getByText(/Your password is not right/u)
    expect(form.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
    expect(email.value).toBe(NEW)
    network.use(http.post('*/trpc/auth.changeEmail', () => HttpResponse.error()))
    await user.click(form.getByRole('button', { name: 'Send the link' }))
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toBe('Unable to change your email. Please try again.'),
    )
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(await findRegion())
    expect(await profile()).toMatchObject({ pendingEmail: null })
  })

  it('is left to the support where the server sends no mail', async () => {
    const server = await startTestServer({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })
    await server.signInAs(EMAIL)
    renderApp('/settings')
    const card = within(await screen.findByRole('region', { name: 'Account Settings' }))
    card.getByText('This server sends no mail. To change your email, write to support@example.com.')
    expect(card.queryByRole('button', { name: 'Change Email' })).toBeNull()
  })
})
