import { expect } from 'vitest'
import { SANDBOX_CARDS } from '../../../shared/features/subscription/sandbox.constants.ts'
import { type FederatedIdentity } from '../../providers/identity/identity.port.ts'
import { createFakeIdentity } from '../fakes/fake-identity.ts'
import { createFakeOidc } from '../fakes/fake-oidc.ts'
import { createTestApp, parseCookie, type TestApp, type TestAppOptions } from '../test-app.ts'
import { OIDC_ENV } from './open-house.ts'

export const EMAIL = 'noor@example.com'
export const NEW_PASSWORD = 'another long secret'
const FIREBASE = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'hook',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}
/** The person whose address it is. */
export const NOOR: FederatedIdentity = {
  uid: 'uid-noor',
  email: EMAIL,
  emailVerified: true,
  displayName: 'Noor',
  provider: 'firebase',
  validSince: new Date('2026-11-20T11:00:00.000Z'),
  signedInAt: new Date('2026-11-20T12:00:00.000Z'),
}

type Method = 'GET' | 'POST' | 'DELETE'
export const call = (app: TestApp, method: Method, url: string, cookie = '', payload?: object) =>
  app.http.inject({ method, url, headers: { cookie, host: '127.0.0.1:3000' }, ...(payload && { payload }) })
export const users = (app: TestApp) => app.db.selectFrom('users').selectAll().execute()
export const isSignedIn = async (app: TestApp, cookie: string) =>
  (await call(app, 'GET', '/api/auth/session', cookie)).json<{ authenticated: boolean }>().authenticated
/** The number of items of the library. */
export const library = async (app: TestApp, cookie: string) =>
  (await call(app, 'GET', '/api/library', cookie)).json<unknown[]>().length

interface Outcome {
  status: number
  reason: string | undefined
  message: string
  /** Of the session that began. */
  cookie: string
}

/** A server on which somebody registers a stranger's address, and how its owner proves it. */
export interface Squat {
  app: TestApp
  /** Registers the address without a proof. Returns the cookie. */
  squat(): Promise<string>
  prove(): Promise<Outcome>
}

const sessionOf = (setCookie: string | string[] | undefined) =>
  parseCookie([setCookie ?? []].flat().find((line) => /^hookline_session=[^;]/u.test(line)))

export async function openOidc({ env, ...options }: TestAppOptions = {}): Promise<Squat> {
  const oidc = createFakeOidc()
  const app = await createTestApp({ ...options, oidc, env: { ...OIDC_ENV, ...env } })
  return {
    app,
    squat: () => app.signUp(EMAIL),
    async prove() {
      const started = await call(app, 'GET', '/auth/oidc/start')
      const state = new URL(started.headers.location ?? '').searchParams.get('state')
      const jar = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const ended = await call(app, 'GET', `/auth/oidc/callback?code=code&state=${state}`, jar)
      const reason = new URL(ended.headers.location ?? '').searchParams.get('problem') ?? undefined
      const cookie = sessionOf(ended.headers['set-cookie'])
      return { status: reason === undefined ? 200 : 409, reason, message: '', cookie }
    },
  }
}

export async function openFirebase({ env, ...options }: TestAppOptions = {}) {
  const identity = createFakeIdentity()
  const app = await createTestApp({ ...options, identity, env: { ...FIREBASE, ...env } })
  async function signIn(changes: Partial<FederatedIdentity> = {}): Promise<Outcome> {
    const person = { ...NOOR, ...changes }
    identity.tokens.set(person.uid, person)
    const answer = await call(app, 'POST', '/api/auth/login', '', { idToken: person.uid })
    const { reason, message } = answer.json<{ reason?: string; message: string }>()
    return { status: answer.statusCode, reason, message, cookie: sessionOf(answer.headers['set-cookie']) }
  }
  return {
    app,
    identity,
    signIn,
    async squat() {
      const squatter = { ...NOOR, uid: 'uid-squatter', emailVerified: false }
      const { cookie } = await signIn(squatter)
      // Who squats may change the address at Firebase afterwards.
      identity.people.set(squatter.uid, { ...squatter, email: 'squatter@example.com', disabled: false })
      return cookie
    },
    prove: () => signIn(),
  }
}

export async function openMail(options: TestAppOptions = {}): Promise<Squat> {
  const app = await createTestApp(options)
  return {
    app,
    squat: () => app.signUp(EMAIL),
    async prove() {
      await call(app, 'POST', '/api/auth/forgot-password', '', { email: EMAIL })
      return resetPassword(app, await mailedToken(app, 'reset-password'))
    },
  }
}

/** The token of the newest mailed link to a page. */
export async function mailedToken(app: TestApp, page: string): Promise<string> {
  await app.clock.advance(5_000)
  await app.runDueJobs()
  const mails = app.mailer.sent.map(({ text }) => text).join('\n')
  return [...mails.matchAll(new RegExp(`${page}\\?token=([\\w-]+)`, 'gu'))].at(-1)?.[1] ?? ''
}

async function resetPassword(app: TestApp, token: string): Promise<Outcome> {
  const answer = await call(app, 'POST', '/api/auth/reset-password', '', { token, newPassword: NEW_PASSWORD })
  const { reason, message } = answer.json<{ reason?: string; message: string }>()
  const login = await call(app, 'POST', '/api/auth/login', '', { email: EMAIL, password: NEW_PASSWORD })
  return { status: answer.statusCode, reason, message, cookie: sessionOf(login.headers['set-cookie']) }
}

/** Saves an item, a recording and a calendar feed. Returns the path of the feed. */
export async function fill(app: TestApp, cookie: string): Promise<string> {
  await call(app, 'POST', '/api/library', cookie, { title: 'Bread', content: 'Bread.', type: 'hook' })
  await call(app, 'POST', '/api/hooks/generate', cookie, { topic: 'bread' })
  const { audioUrl } = (await call(app, 'POST', '/api/tts/generate', cookie, { text: 'Bread.' })).json<{
    audioUrl: string
  }>()
  await call(app, 'POST', '/api/voice-library', cookie, { audioUrl })
  const { url } = (await call(app, 'POST', '/api/planner/feed', cookie, {})).json<{ url: string }>()
  expect(app.audioStore.files.size).toBeGreaterThan(0)
  return new URL(url).pathname
}

export async function buy(app: TestApp, cookie: string): Promise<void> {
  const { clientSecret } = (await call(app, 'POST', '/api/create-subscription', cookie, { plan: 'monthly' })).json<{
    clientSecret: string
  }>()
  await app.sandbox?.pages.pay(clientSecret, { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' })
}
