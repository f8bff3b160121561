import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

/** Tells who has premium access without a plan. */
export type AccessOf = (user: { email: string; emailVerified: boolean }) => SessionUser['access']

/** Owner and developers as the environment names them; only a verified address counts. Source: decisions 3. */
export function createAccessOf(settings: { owner: string | undefined; developers: readonly string[] }): AccessOf {
  const owner = settings.owner && emailKey(settings.owner)
  const developers = new Set(settings.developers.map(emailKey))
  return ({ email, emailVerified }) => {
    if (!emailVerified) return 'standard'
    if (emailKey(email) === owner) return 'owner'
    return developers.has(emailKey(email)) ? 'dev' : 'standard'
  }
}
