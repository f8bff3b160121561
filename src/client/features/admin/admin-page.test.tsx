import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { OIDC_ENV } from '../../../server/testing/accounts/open-house.ts'
import { TEST_ANSWERS, TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { expectAccessible, tabTo } from '../../testing/accessibility.ts'
import { startFirebaseServer } from '../../testing/fake-firebase.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { openAdmin, OWNER } from './testing/open-admin.ts'

const MINUTE = 60_000
const GOOGLE = 'google@example.com'
const VISITOR = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }

describe("the owner's pages", () => {
  it('are linked in the menu for the owner', async () => {
    const { user, address } = await openAdmin('/dashboard')
    await user.click(await screen.findByRole('button', { name: /^Account menu/u }))
    await user.click(await screen.findByRole('menuitem', { name: 'This server' }))
    await screen.findByRole('list', { name: 'People' })
    expect(address()).toBe('/admin')
    await expectAccessible()
  })

  it('are not there for others', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { user } = renderApp('/admin')
    await screen.findByRole('heading', { name: '404 Page Not Found' })
    expect(server.calls.join()).not.toContain('admin')
    await user.click(screen.getByRole('button', { name: /^Account menu/u }))
    await screen.findByRole('menuitem', { name: 'Settings' })
    expect(screen.queryByRole('menuitem', { name: 'This server' })).toBeNull()
  })

  it('ask for the password some time after the sign-in, by keyboard too', async () => {
    const { server, user } = await openAdmin('/dashboard')
    await server.clock.advance(16 * MINUTE)
    await user.click(await screen.findByRole('button', { name: /^Account menu/u }))
    await user.click(await screen.findByRole('menuitem', { name: 'This server' }))
    const card = within(await screen.findByRole('region', { name: "Confirm it's you" }))
    await expectAccessible()
    const field = card.getByLabelText('Password')
    await tabTo(user, field)
    await user.keyboard('a guess{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await user.clear(field)
    await user.type(field, `${TEST_PASSWORD}{Enter}`)
    await screen.findByRole('list', { name: 'People' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('offer the OpenID Connect provider beside the password, since a password proves no group', async () => {
    const { server } = await openAdmin('/dashboard', OIDC_ENV)
    await server.clock.advance(16 * MINUTE)
    renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: "Confirm it's you" }))
    card.getByLabelText('Password')
    const way = card.getByRole('link', { name: 'Continue with Our house' })
    expect(way.getAttribute('href')).toBe('/auth/oidc/start?redirect=%2Fadmin&confirm=1')
  })

  it('ask for a new sign-in at the identity provider', async () => {
    const { server, firebase } = await startFirebaseServer()
    const google = {
      uid: GOOGLE,
      email: GOOGLE,
      emailVerified: true,
      displayName: 'Owner',
      provider: 'google',
    } as const
    const before = { ...google, validSince: undefined, signedInAt: server.clock.now() }
    firebase.identity.tokens.set('before', before)
    const { token, user } = await server.services.auth.google({ idToken: 'before' }, VISITOR)
    await server.services.account.completeOnboarding(user.id, TEST_ANSWERS)
    await server.db.updateTable('users').set({ owner_since: server.clock.now().toISOString() }).execute()
    server.cookie.token = token
    await server.clock.advance(16 * MINUTE)
    const app = renderApp('/admin')
    await app.user.click(await screen.findByRole('button', { name: 'Confirm with Google' }))
    await screen.findByRole('list', { name: 'People' })
    expect(firebase.asked).toEqual(['google'])
  })

  it('say when they did not load, and load again', async () => {
    const { user, router } = await openAdmin('/dashboard')
    await screen.findByRole('button', { name: /^Account menu/u })
    network.use(http.get('*/trpc/*admin.people.list*', () => HttpResponse.error(), { once: true }))
    await router.navigate({ to: '/admin' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('list', { name: 'People' })
  })
})

describe('the tab About', () => {
  it('has the facts and the report', async () => {
    await openAdmin('/admin?tab=about')
    const facts = within(await screen.findByRole('region', { name: 'What runs here' }))
    facts.getByText('0.0.0')
    facts.getByText('everyone can sign up')
    const report = screen.getByLabelText<HTMLTextAreaElement>('Facts for the report')
    expect(report.value).toMatch(/^Hookline 0\.0\.0\nNode /u)
    expect(report.value).not.toContain(OWNER)
    screen.getByRole('button', { name: 'Copy report' })
  })
})
