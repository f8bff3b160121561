import type { IdentityConfig } from '../../../shared/features/auth/auth.schema.ts'

export type FirebaseConfig = Extract<IdentityConfig, { kind: 'firebase' }>

/**
 * Signing in with Firebase. Each method returns an ID token for our server and leaves no session at Firebase,
 * because the server's session is the only record. They reject with a `SignInError`. Source:
 * docs/product-rules.md#identity.
 */
export interface FirebaseSignIn {
  withPassword(credentials: { email: string; password: string }): Promise<string>
  /** Makes an account and has a mail sent that confirms its address. */
  create(credentials: { email: string; password: string }): Promise<string>
  /** Opens Google's window, which always asks which account. Call it where the click is handled. */
  withGoogle(): Promise<string>
  /** Has a mail sent with a link to a new password; resolves in the same way where there is no such account. */
  sendResetLink(email: string): Promise<void>
}
