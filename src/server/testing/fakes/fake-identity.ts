import { AppError } from '../../../shared/errors.ts'
import {
  type FederatedIdentity,
  type IdentityProvider,
  type ProviderPerson,
} from '../../providers/identity/identity.port.ts'

/** A provider with the tokens and passwords that a test sets. */
export interface FakeIdentity extends IdentityProvider {
  /** The person of a token, or the error for it. Any other token is UNAUTHORIZED. */
  readonly tokens: Map<string, FederatedIdentity | AppError>
  /** Data of people by uid, where they differ from their tokens. */
  readonly people: Map<string, ProviderPerson>
  /** Passwords by uid. */
  readonly passwords: Map<string, string>
  /** Uids of removed people, oldest first. */
  readonly removed: string[]
  /** The error of every call; undefined for none. */
  failure: AppError | undefined
}

export function createFakeIdentity(): FakeIdentity {
  const tokens: FakeIdentity['tokens'] = new Map()
  const people: FakeIdentity['people'] = new Map()
  const passwords: FakeIdentity['passwords'] = new Map()
  const removed: string[] = []
  return {
    name: 'Fake identity',
    tokens,
    people,
    passwords,
    removed,
    failure: undefined,
    async verify(idToken) {
      if (this.failure) throw this.failure
      const found = tokens.get(idToken)
      if (found instanceof AppError) throw found
      if (!found || removed.includes(found.uid)) throw new AppError('UNAUTHORIZED', 'This sign-in is not valid.')
      return found
    },
    async changePassword({ uid, currentPassword, newPassword }) {
      if (this.failure) throw this.failure
      if (passwords.get(uid) !== currentPassword) {
        throw new AppError('BAD_REQUEST', 'Your current password is not right. Check it and try again.', {
          field: 'currentPassword',
        })
      }
      passwords.set(uid, newPassword)
      return people.get(uid)?.validSince
    },
    async findPeople(uids) {
      if (this.failure) throw this.failure
      return uids
        .filter((uid) => !removed.includes(uid))
        .flatMap((uid) => people.get(uid) ?? findPerson([...tokens.values()], uid) ?? [])
    },
    async remove(uid) {
      if (this.failure) throw this.failure
      if (!removed.includes(uid)) removed.push(uid)
    },
  }
}

/** The person of their newest token. */
function findPerson(tokens: readonly (FederatedIdentity | AppError)[], uid: string): ProviderPerson | undefined {
  const found = tokens.findLast(
    (token): token is FederatedIdentity => !(token instanceof AppError) && token.uid === uid,
  )
  return found && { ...found, disabled: false }
}
