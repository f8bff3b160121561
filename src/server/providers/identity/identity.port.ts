import { type Provider } from '../../../shared/features/auth/auth.schema.ts'

/** A person, as the provider vouches for it. */
export interface FederatedIdentity {
  /** The provider's own id of the person; it never changes. */
  uid: string
  email: string
  emailVerified: boolean
  /** Undefined when the provider has none. */
  displayName: string | undefined
  provider: Exclude<Provider, 'email'>
  /** Sign-ins from before this instant no longer count: the password was reset, or the person was signed out. */
  validSince: Date | undefined
}

/** The provider's current data of a person, without a token of theirs. */
export interface ProviderPerson {
  uid: string
  email: string | undefined
  emailVerified: boolean
  /** May not sign in. */
  disabled: boolean
  /** As `FederatedIdentity` has it. */
  validSince: Date | undefined
}

/** As many people are looked up with one question. Source: Firebase, `getUsers`. */
export const MOST_PEOPLE = 100

/** An outside identity service. Without one the server keeps accounts of its own. */
export interface IdentityProvider {
  /** What the start-up table calls it. */
  readonly name: string
  /**
   * Checks an ID token: signature, audience, issuer, expiry, and that its owner may still sign in. Throws `AppError`
   * UNAUTHORIZED for any other token, BAD_GATEWAY or GATEWAY_TIMEOUT when the provider cannot be asked.
   */
  verify(idToken: string): Promise<FederatedIdentity>
  /**
   * Checks the current password with the provider, then sets the new one there. Throws `AppError` BAD_REQUEST with field
   * `currentPassword` when it is wrong, TOO_MANY_REQUESTS, BAD_GATEWAY, GATEWAY_TIMEOUT. Returns since when sign-ins count.
   */
  changePassword(change: {
    uid: string
    email: string
    currentPassword: string
    newPassword: string
  }): Promise<Date | undefined>
  /**
   * Looks up at most `MOST_PEOPLE` people by their ids, in any order. Those missing from the answer are deleted. Throws
   * BAD_GATEWAY, GATEWAY_TIMEOUT.
   */
  findPeople(uids: readonly string[]): Promise<ProviderPerson[]>
  /** Removes the person from the provider; a deleted one is fine. Throws BAD_GATEWAY, GATEWAY_TIMEOUT. */
  remove(uid: string): Promise<void>
}
