import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

const OLD = 'noor@example.com'
const NEW = 'noor@new.example'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const focusedHeading = async (name: string) => {
  const title = await heading(name)
  expect(document.activeElement).toBe(title)
}

/** An account whose address is proven and about to change. */
async function openChange() {
  const server = await startTestServer()
  await server.signInAs(OLD)
  await server.runDueJobs()
  await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
  const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const proof = { sessionToken: undefined, address: '127.0.0.1' }
  await server.services.emailChanges.request(userId, { email: NEW, password: TEST_PASSWORD }, proof)
  /** The path of the newest link mailed to an address. */
  async function mailedPath(to: string): Promise<string> {
    await server.runDueJobs()
    const { pathname, search } = new URL(/https?:\/\/\S+/u.exec(server.mailer.lastTo(to).text)?.[0] ?? '')
    return pathname + search
  }
  const confirm = async () => {
    const token = /token=([\w-]+)/u.exec(await mailedPath(NEW))?.[1] ?? ''
    await server.services.emailChanges.confirm(token, userId, server.cookie.token ?? '')
  }
  return { server, userId, mailedPath, confirm }
}

describe('the link to a new address', () => {
  it('changes it only after a click, and updates the session', async () => {
    const { server, mailedPath } = await openChange()
    const { user, address } = renderApp(await mailedPath(NEW))
    await heading('Use your new address')
    expect(address()).toBe('/verify-email?purpose=change')
    expect(server.calls).not.toContain('auth.confirmEmailChange')
    await user.click(screen.getByRole('button', { name: 'Use this address' }))
    await focusedHeading('Your address is changed')
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    expect(session?.user.email).toBe(NEW)
    await user.click(screen.getByRole('link', { name: 'Back to Settings' }))
    const card = within(await screen.findByRole('region', { name: 'Account Settings' }))
    expect(card.getByLabelText<HTMLInputElement>('Email').value).toBe(NEW)
  })

  it('asks a visitor to sign in first, and returns to the link', async () => {
    const { server, mailedPath } = await openChange()
    server.cookie.token = undefined
    const { user } = renderApp(await mailedPath(NEW))
    await user.click(await screen.findByRole('link', { name: 'Sign in to go on' }))
    await heading('Sign in')
    await user.type(screen.getByLabelText('Email'), OLD)
    await user.type(screen.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await user.click(await screen.findByRole('button', { name: 'Use this address' }))
    await heading('Your address is changed')
  })

  it('is refused to another account, and leads to Settings where it no longer works', async () => {
    const { server, userId, mailedPath } = await openChange()
    const path = await mailedPath(NEW)
    const { token } = server.cookie
    await server.signInAs('mika@example.com')
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Use this address' }))
    await screen.findByText('This link is about another account. Sign in to that one, then open it again.')
    server.cookie.token = token
    await server.services.emailChanges.cancel(userId)
    await user.click(screen.getByRole('button', { name: 'Use this address' }))
    await focusedHeading('This link no longer works')
    screen.getByRole('link', { name: 'Ask for a new link in Settings' })
  })
})

describe('the link to the old address', () => {
  it('restores it for a visitor after a click', async () => {
    const { server, mailedPath, confirm } = await openChange()
    await confirm()
    const path = await mailedPath(OLD)
    server.cookie.token = undefined
    const { user, address } = renderApp(path)
    await heading('Take your address back')
    expect(address()).toBe('/verify-email?purpose=undo')
    await user.click(screen.getByRole('button', { name: 'Undo the change' }))
    await focusedHeading('Your old address is back')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    await server.runDueJobs()
    expect(server.mailer.lastTo(OLD).subject).toBe('Choose a new password')
  })

  it('signs this browser out, and reports a link that was used', async () => {
    const { server, mailedPath, confirm } = await openChange()
    await confirm()
    const path = await mailedPath(OLD)
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }))
    await heading('Your old address is back')
    await waitFor(() => expect(server.calls.at(-1)).toContain('auth.session'))
    renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }))
    await heading('This link no longer works')
    expect(screen.getAllByRole('link', { name: 'support@example.com' }).length).toBeGreaterThan(0)
  })
})
