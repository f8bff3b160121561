import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

export const EMAIL = 'noor@example.com'

/** Another browser of the same user. */
export const PHONE = {
  address: '127.0.0.2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1',
  deviceToken: undefined,
  sessionToken: undefined,
}

/** Opens the settings of a new account that has completed onboarding. `prepare` runs before the page opens. */
export async function openSettings(prepare?: (server: TestServer) => Promise<unknown>) {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  await prepare?.(server)
  const app = renderApp('/settings')
  await screen.findByRole('region', { name: 'Account Settings' })
  return {
    ...app,
    server,
    card: (name: string) => within(screen.getByRole('region', { name })),
    bar: () => within(screen.getByRole('region', { name: 'Save settings' })),
    /** Returns the user's profile on the server. */
    profile: async () => {
      const session = await server.services.sessions.resolve(server.cookie.token ?? '')
      return server.services.account.profile(session?.user.id ?? '')
    },
  }
}
