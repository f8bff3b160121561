import { createStore } from '../browser/store.ts'
import { type FirebaseConfig, type FirebaseSignIn } from './firebase-contract.ts'

/** Loads Firebase's code. Tests replace it. */
export const firebaseLoader = createStore<(config: FirebaseConfig) => Promise<FirebaseSignIn>>(async (config) => {
  const { createFirebaseSignIn } = await import('./firebase-sign-in.ts')
  return createFirebaseSignIn(config)
})

let loaded: { load: unknown; firebase: Promise<FirebaseSignIn> } | undefined

/** Loads Firebase for this server's configuration, once. The next call retries a failed load. */
export function loadFirebase(config: FirebaseConfig): Promise<FirebaseSignIn> {
  const load = firebaseLoader.get()
  if (loaded?.load !== load) {
    loaded = { load, firebase: load(config) }
    loaded.firebase.catch(() => (loaded = undefined))
  }
  return loaded.firebase
}
