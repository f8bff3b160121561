import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth'
import { readErrorCode, type FirebaseAction, toSignInError } from './firebase-error.ts'
import { type FirebaseConfig, type FirebaseSignIn } from './firebase-contract.ts'

/** Implements sign-in with Firebase's SDK. It stores nothing in the browser. */
export function createFirebaseSignIn({
  apiKey,
  authDomain,
  projectId,
  appId,
  emulatorUrl,
}: FirebaseConfig): FirebaseSignIn {
  const app = initializeApp({ apiKey, authDomain, projectId, appId })
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  auth.useDeviceLanguage()
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

  const google = new GoogleAuthProvider()
  google.setCustomParameters({ prompt: 'select_account' })

  /** Signs in, signs out at Firebase again, and returns the ID token. Rejects with a `SignInError`. */
  async function requestToken(action: FirebaseAction, signIn: () => Promise<UserCredential>): Promise<string> {
    try {
      const { user } = await signIn()
      return await user.getIdToken()
    } catch (error) {
      throw toSignInError(error, action, location.hostname)
    } finally {
      await signOut(auth)
    }
  }

  return {
    withPassword: ({ email, password }) =>
      requestToken('password', () => signInWithEmailAndPassword(auth, email, password)),
    create: ({ email, password }) =>
      requestToken('password', async () => {
        const made = await createUserWithEmailAndPassword(auth, email, password)
        await sendEmailVerification(made.user).catch(() => {
          // The account is valid without the mail. Firebase limits mails per day.
        })
        return made
      }),
    withGoogle: () => requestToken('google', () => signInWithPopup(auth, google)),
    sendResetLink: async (email) => {
      try {
        await sendPasswordResetEmail(auth, email)
      } catch (error) {
        if (readErrorCode(error) !== 'auth/user-not-found') throw toSignInError(error, 'reset', location.hostname)
      }
    },
  }
}
