import { isSignedOut, readFailure } from '../api/failure.ts'
import { askToSignIn } from './sign-in-request.ts'

/**
 * Makes a call. Where the session has ended, asks to sign in over the work on screen and makes the call once more.
 * Rejects with what the call threw, also when the user does not sign in.
 */
export async function withSignIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isSignedOut(readFailure(error)) && (await askToSignIn())) return call()
    throw error
  }
}
