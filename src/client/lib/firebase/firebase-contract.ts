import type { IdentityConfig } from '../../../shared/features/auth/auth.schema.ts'

export type FirebaseConfig = Extract<IdentityConfig, { kind: 'firebase' }>

/**
 * Signing in with Firebase. Each method returns an ID token for the server and leaves no session at Firebase, because the
 * server's session is the only one. Each rejects with a `SignInError`. Source: docs/product-rules.md#identity.
 */
export interface FirebaseSignIn {
  withPassword(credentials: { email: string; password: string }): Promise<string>
  /** Creates an account and requests a verification mail. */
  create(credentials: { email: string; password: string }): Promise<string>
  /** Opens Google's popup, which always asks for the account. Must be called in a click handler. */
  withGoogle(): Promise<string>
  /** Requests a mail with a link to reset the password. Resolves in the same way if there is no such account. */
  sendResetLink(email: string): Promise<void>
}
