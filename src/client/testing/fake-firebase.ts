import { onTestFinished } from 'vitest'
import { createFakeIdentity, type FakeIdentity } from '../../server/testing/fakes/fake-identity.ts'
import { type FirebaseConfig, type FirebaseSignIn } from '../lib/firebase/firebase-contract.ts'
import { firebaseLoader } from '../lib/firebase/firebase-loader.ts'
import { type SignInError } from '../lib/session/sign-in-error.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A simulated Firebase, in the browser and behind the server. */
export interface FakeFirebase {
  identity: FakeIdentity
  /** The calls of the client to Firebase, oldest first. */
  asked: string[]
  /** The configuration of Firebase's SDK, once it is loaded. */
  loadedWith: FirebaseConfig | undefined
  /** While set, calls to Firebase fail with it. */
  fault: SignInError | undefined
  /** Calls to Firebase wait for this promise. */
  gate: Promise<void>
}

const ENVIRONMENT = {
  FIREBASE_API_KEY: 'browser key',
  FIREBASE_AUTH_DOMAIN: 'hook.example',
  FIREBASE_PROJECT_ID: 'hook-project',
  FIREBASE_APP_ID: 'hook-app',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

/** Starts a test server with Firebase. Any user can sign in, with a password or as `google@example.com`. */
export async function startFirebaseServer(): Promise<{ server: TestServer; firebase: FakeFirebase }> {
  const identity = createFakeIdentity()
  const firebase: FakeFirebase = {
    identity,
    asked: [],
    loadedWith: undefined,
    fault: undefined,
    gate: Promise.resolve(),
  }

  async function answer(question: string, email: string): Promise<string> {
    firebase.asked.push(question)
    await firebase.gate
    if (firebase.fault) throw firebase.fault
    const provider = question === 'google' ? 'google' : 'firebase'
    identity.tokens.set(`token of ${email}`, {
      uid: email,
      email,
      emailVerified: provider === 'google',
      displayName: undefined,
      validSince: undefined,
      signedInAt: server.clock.now(),
      provider,
    })
    return `token of ${email}`
  }

  const signIn: FirebaseSignIn = {
    withPassword: ({ email, password }) => answer(`sign in ${email} ${password}`, email),
    create: ({ email, password }) => answer(`create ${email} ${password}`, email),
    withGoogle: () => answer('google', 'google@example.com'),
    sendResetLink: async (email) => void (await answer(`reset ${email}`, email)),
  }
  const real = firebaseLoader.get()
  firebaseLoader.set(async (config) => {
    firebase.loadedWith = config
    return signIn
  })
  onTestFinished(() => firebaseLoader.set(real))
  const server = await startTestServer(ENVIRONMENT, identity)
  return { server, firebase }
}
