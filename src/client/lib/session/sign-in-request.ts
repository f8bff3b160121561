import { notify } from '../feedback/notify.ts'
import { createStore } from '../browser/store.ts'

/** Somebody waiting for the user to sign in again; the app frame shows the form for it. */
export interface SignInRequest {
  answer(signedIn: boolean): void
}

export const signInRequest = createStore<SignInRequest | null>(null)

/** Reports that the session has ended and asks the user to sign in over the current screen. Resolves to whether they did. */
export function askToSignIn(): Promise<boolean> {
  notify({
    tone: 'failed',
    title: 'Authentication Required',
    description: 'Please refresh the page or sign in again to continue.',
  })
  signInRequest.get()?.answer(false)
  return new Promise((resolve) => {
    signInRequest.set({
      answer: (signedIn) => {
        signInRequest.set(null)
        resolve(signedIn)
      },
    })
  })
}
