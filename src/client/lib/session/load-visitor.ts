import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { loadPersonalization } from '../api/personalization.ts'
import { type Session, wasSignedIn } from './session.ts'
import { type Api } from '../api/trpc.ts'

/** Who asks for a protected page; without a session there is no `user`. */
export interface AppVisitor {
  user: SessionUser | undefined
  onboarded: boolean
}

/**
 * Asks who the visitor is and whether they have been through onboarding: in one request where this browser was signed
 * in. Rejects when the server cannot be reached.
 */
export async function loadVisitor({ session, api }: { session: Session; api: Api }): Promise<AppVisitor> {
  const early = wasSignedIn() ? loadPersonalization(api) : undefined
  early?.catch(() => {
    // A refusal counts only if there turns out to be a session.
  })
  const { user } = await session.load()
  if (!user) return { user: undefined, onboarded: false }
  const { hasCompletedOnboarding } = await (early ?? loadPersonalization(api))
  return { user, onboarded: hasCompletedOnboarding }
}
