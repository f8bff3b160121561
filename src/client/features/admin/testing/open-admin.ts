import { type Backups } from '../../../../server/runtime/backups/backups.ts'
import { type TestAppOptions } from '../../../../server/testing/test-app.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

export const OWNER = 'owner@example.com'

/** Opens a page of the server's owner, who has just signed in. */
export async function openAdmin(
  path = '/admin',
  env: Record<string, string> = {},
  backups?: Backups,
  options: Pick<TestAppOptions, 'readDiskSpace'> = {},
) {
  const server = await startTestServer({ ...env, OWNER_EMAIL: OWNER }, undefined, {
    ...options,
    ...(backups && { backups: () => backups }),
  })
  await server.signInAs(OWNER)
  // The owner is known by a verified address.
  await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
  return { server, ...renderApp(path) }
}
