import { createStore } from '../browser/store.ts'
import { type FirebaseConfig, type FirebaseSignIn } from './firebase-contract.ts'

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
