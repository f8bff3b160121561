import type { IdentityConfig } from '../../shared/features/auth/auth.schema.ts'
import { createStore } from './store.ts'

export type FirebaseConfig = Extract<IdentityConfig, { kind: 'firebase' }>

/**
 * Signing in with Firebase. Each method returns an ID token for our server and leaves nobody signed in at Firebase,
 * because the server's session is the only record. They reject with a `SignInFault`. Source:
 * docs/product-rules.md#identity.
 */
export interface FirebaseSignIn {
  withPassword(credentials: { email: string; password: string }): Promise<string>
  /** Makes an account and has a mail sent that confirms its address. */
  create(credentials: { email: string; password: string }): Promise<string>
  /** Opens Google's window, which always asks which account. Call it where the click is handled. */
  withGoogle(): Promise<string>
  /** Has a mail sent with a link to a new password; resolves alike where there is no such account. */
  sendResetLink(email: string): Promise<void>
}

/** How Firebase's code is loaded; a test puts its own in place. */
export const firebaseLoader = createStore<(config: FirebaseConfig) => Promise<FirebaseSignIn>>(async (config) => {
  const { createFirebaseSignIn } = await import('./firebase-sign-in.ts')
  return createFirebaseSignIn(config)
})

let loaded: { load: unknown; firebase: Promise<FirebaseSignIn> } | undefined

/** Firebase for this server, loaded once. A load that failed is tried again with the next call. */
export function loadFirebase(config: FirebaseConfig): Promise<FirebaseSignIn> {
  const load = firebaseLoader.get()
  if (loaded?.load !== load) {
    loaded = { load, firebase: load(config) }
    loaded.firebase.catch(() => (loaded = undefined))
  }
  return loaded.firebase
}
