import { createStore } from './store.ts'

/** Somebody waiting for the user to sign in again; the app frame shows the form for it. */
export interface SignInRequest {
  answer(signedIn: boolean): void
}

export const signInRequest = createStore<SignInRequest | null>(null)

/** Asks the user to sign in over the work on screen. Resolves to whether they did. */
export function askToSignIn(): Promise<boolean> {
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
