import { notify } from '../feedback/notify.ts'
import { createStore } from '../browser/store.ts'

/** A call that waits until the user has signed in again. The app frame shows the form for it. */
export interface SignInRequest {
  answer(signedIn: boolean): void
}

export const signInRequest = createStore<SignInRequest | null>(null)

/** Reports that the session has ended and opens a sign-in dialog over the page. Resolves to whether the user has signed in. */
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
