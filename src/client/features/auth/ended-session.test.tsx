import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const SIGN_IN = { name: 'Sign In' }

async function open(path: string, heading: string) {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  await server.services.library.save(session?.user.id ?? '', { type: 'hook', title: 'A', content: 'A', tags: [] })
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  return { ...app, server }
}

describe('a session that was ended elsewhere', () => {
  it('redirects to the sign-in page, and back to the requested page', async () => {
    const { user, address, server } = await open('/library', 'Creator Library')
    const hooks = await within(screen.getByRole('group', { name: 'Type' })).findByRole('button', { name: /^Hooks/u })
    localStorage.setItem('hookline-draft-u-hooks', '{"topic":"typed before"}')
    server.cookie.token = undefined
    await user.click(hooks)
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login?redirect=%2Flibrary%3Ftype%3Dhook')
    ;(await findToast('Authentication Required')).getByText('Your session has ended. Sign in to go on.')
    expect(screen.queryByRole('button', { name: /^Account menu/u })).toBeNull()
    expect(localStorage.getItem('hookline-draft-u-hooks')).toContain('typed before')
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(screen.getByRole('button', SIGN_IN))
    await screen.findByRole('heading', { level: 1, name: 'Creator Library' })
    expect(address()).toBe('/library?type=hook')
  })

  it('opens the sign-in dialog over a form, and loads the failed data after it', async () => {
    const { user, address, server } = await open('/profile', 'Profile')
    await screen.findByText(EMAIL)
    server.cookie.token = undefined
    await user.click(screen.getByRole('link', { name: 'Account Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', SIGN_IN))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/settings')
    const devices = within(screen.getByRole('region', { name: 'Devices' }))
    await devices.findByText('This device')
    expect(screen.queryByText(/Authentication required/u)).toBeNull()
  })
})
