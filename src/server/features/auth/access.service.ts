import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

/** Returns an account's access without a plan. */
export type AccessResolver = (user: { email: string; emailVerified: boolean }) => SessionUser['access']

/**
 * Access of the owner and of developers, by the addresses in the environment. Only a verified address counts. Source:
 * docs/product-rules.md#identity.
 */
export function createAccessResolver(settings: {
  owner: string | undefined
  developers: readonly string[]
}): AccessResolver {
  const owner = settings.owner && emailKey(settings.owner)
  const developers = new Set(settings.developers.map(emailKey))
  return ({ email, emailVerified }) => {
    if (!emailVerified) return 'standard'
    if (emailKey(email) === owner) return 'owner'
    return developers.has(emailKey(email)) ? 'dev' : 'standard'
  }
}
