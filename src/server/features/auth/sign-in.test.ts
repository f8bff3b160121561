import { createFirebaseIdentity } from '../../providers/identity/firebase/firebase-identity.ts'
import {
  buildClaims,
  fakeGoogle,
  googleToken,
  SETTINGS,
} from '../../providers/identity/firebase/testing/fake-google.ts'
import { systemClock } from '../../runtime/clock.ts'
import { interceptNetwork } from '../../testing/msw.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { describeSignIn, type SignInOutcome } from './sign-in.contract.ts'

interceptNetwork()

async function post(app: TestApp, url: string, payload: object): Promise<SignInOutcome> {
  const answer = await app.http.inject({ method: 'POST', url, payload })
  const { reason, message } = answer.json<{ reason?: string; message?: string }>()
  const hasRefused = answer.statusCode >= 400
  return { setCookie: answer.headers['set-cookie'], refusal: hasRefused ? (reason ?? message) : undefined }
}

describeSignIn('own accounts', async (env = {}) => {
  const app = await createTestApp({ env })
  return {
    app,
    signIn: async ({ email }, invite) => {
      const account = { email, password: TEST_PASSWORD }
      const known = await post(app, '/api/auth/login', account)
      if (known.refusal === undefined || known.refusal === 'account_blocked') return known
      return post(app, '/api/auth/register', { ...account, ...(invite !== undefined && { invite }) })
    },
    pretend: ({ email }) => post(app, '/api/auth/login', { email, password: 'a guess' }),
  }
})

describeSignIn('Firebase', async (env = {}) => {
  const google = fakeGoogle()
  const app = await createTestApp({ env, identity: createFirebaseIdentity(SETTINGS, { clock: systemClock }) })
  return {
    app,
    signIn: ({ email, emailVerified }, invite) => {
      const person = { uid: `uid of ${email}`, email, emailVerified }
      google.accounts.set(person.uid, person)
      const idToken = googleToken(buildClaims(person))
      return post(app, '/api/auth/google', { idToken, ...(invite !== undefined && { invite }) })
    },
    pretend: ({ email }) => {
      const token = googleToken(buildClaims({ uid: `uid of ${email}`, email, emailVerified: true }))
      return post(app, '/api/auth/google', { idToken: token.replace(/\.[^.]*$/u, '.AAAA') })
    },
  }
})
