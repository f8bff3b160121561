import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { loadPersonalization } from '../api/personalization.ts'
import { type Session, wasSignedIn } from './session.ts'
import { type Api } from '../api/trpc.ts'

/** The visitor of a protected page. Without a session `user` is undefined. */
export interface AppVisitor {
  user: SessionUser | undefined
  onboarded: boolean
}

/**
 * Loads who the visitor is and whether they have finished onboarding. If this browser was signed in at its last visit, both are
 * loaded in one request. Rejects if the server cannot be reached.
 */
export async function loadVisitor({ session, api }: { session: Session; api: Api }): Promise<AppVisitor> {
  const early = wasSignedIn() ? loadPersonalization(api) : undefined
  early?.catch(() => {
    // An error matters only if there is a session. The `await` below throws it then.
  })
  const { user } = await session.load()
  if (!user) return { user: undefined, onboarded: false }
  const { hasCompletedOnboarding } = await (early ?? loadPersonalization(api))
  return { user, onboarded: hasCompletedOnboarding }
}
