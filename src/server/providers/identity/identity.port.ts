import { type Provider } from '../../../shared/features/auth/auth.schema.ts'

/** Who somebody is, as the provider vouches for it. */
export interface FederatedIdentity {
  /** The provider's own id of the person; it never changes. */
  uid: string
  email: string
  emailVerified: boolean
  /** Undefined when the provider knows none. */
  displayName: string | undefined
  provider: Exclude<Provider, 'email'>
  /** Sign-ins from before this instant no longer count: the password was reset, or the person was signed out. */
  validSince: Date | undefined
}

/** An outside service that knows people. Without one the server keeps accounts of its own. */
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
   * `currentPassword` when it is wrong, TOO_MANY_REQUESTS, BAD_GATEWAY, GATEWAY_TIMEOUT.
   */
  changePassword(change: { uid: string; email: string; currentPassword: string; newPassword: string }): Promise<void>
  /** Removes the person from the provider; one who is gone already is fine. Throws BAD_GATEWAY, GATEWAY_TIMEOUT. */
  remove(uid: string): Promise<void>
}
