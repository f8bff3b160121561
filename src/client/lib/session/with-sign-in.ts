import { isSignedOut, readFailure } from '../api/failure.ts'
import { askToSignIn } from './sign-in-request.ts'

/**
 * Makes a call. If the session has expired, it opens the sign-in dialog and repeats the call once. Rejects with the error of the
 * call, also if the user does not sign in.
 */
export async function withSignIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isSignedOut(readFailure(error)) && (await askToSignIn())) return call()
    throw error
  }
}
