import { type Provider } from '../../../shared/features/auth/auth.schema.ts'

/** A person, as the provider vouches for it. */
export interface FederatedIdentity {
  /** The provider's permanent id of the person. */
  uid: string
  email: string
  emailVerified: boolean
  /** Undefined where the provider has none. */
  displayName: string | undefined
  provider: Exclude<Provider, 'email'>
  /** Sign-ins from before this instant are invalid: the password was reset, or the person was signed out. */
  validSince: Date | undefined
  /** When the person last proved to the provider who they are; a token may be much younger. */
  signedInAt: Date
}

/** The provider's current data of a person, without a token. */
export interface ProviderPerson {
  uid: string
  email: string | undefined
  emailVerified: boolean
  /** Whether the person may not sign in. */
  disabled: boolean
  /** As `FederatedIdentity` has it. */
  validSince: Date | undefined
}

/** Maximum number of people per look-up. Source: Firebase, `getUsers`. */
export const MOST_PEOPLE = 100

/** An outside identity service. Without one the server has its own accounts. */
export interface IdentityProvider {
  /** Its name in the start-up table. */
  readonly name: string
  /**
   * Checks an ID token: signature, audience, issuer, expiry, and that its owner may still sign in. Throws `AppError`
   * UNAUTHORIZED for an invalid token, BAD_GATEWAY or GATEWAY_TIMEOUT where the provider is unavailable.
   */
  verify(idToken: string): Promise<FederatedIdentity>
  /**
   * Checks the current password at the provider, then sets the new one. Throws `AppError` BAD_REQUEST with field
   * `currentPassword` where it is wrong, TOO_MANY_REQUESTS, BAD_GATEWAY, GATEWAY_TIMEOUT. Returns the instant from
   * which sign-ins are valid.
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
  /** Removes the person from the provider, if they exist. Throws BAD_GATEWAY, GATEWAY_TIMEOUT. */
  remove(uid: string): Promise<void>
}
