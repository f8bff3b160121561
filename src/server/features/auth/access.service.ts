import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

/** Returns an account's access without a plan. */
export type AccessResolver = (user: {
  email: string
  emailVerified: boolean
  isOwner: boolean
  ownerGroup: string | null
}) => SessionUser['access']

/**
 * Access of the owner and of developers: by a link of the host, or by a verified address in the environment. Source:
 * docs/product-rules.md#identity.
 */
export function createAccessResolver(settings: {
  owner: string | undefined
  developers: readonly string[]
  /** Whose members are owners. */
  ownerGroup: string | undefined
}): AccessResolver {
  const owner = settings.owner && emailKey(settings.owner)
  const developers = new Set(settings.developers.map(emailKey))
  return ({ email, emailVerified, isOwner, ownerGroup }) => {
    if (isOwner) return 'owner'
    // A group counts for as long as the environment names it.
    if (ownerGroup !== null && ownerGroup === settings.ownerGroup) return 'owner'
    if (!emailVerified) return 'standard'
    if (emailKey(email) === owner) return 'owner'
    return developers.has(emailKey(email)) ? 'dev' : 'standard'
  }
}
