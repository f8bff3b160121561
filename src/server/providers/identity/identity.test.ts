import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeIdentity } from '../../testing/fakes/fake-identity.ts'
import { interceptNetwork, network } from '../../testing/msw.ts'
import { createFirebaseIdentity } from './firebase/firebase-identity.ts'
import {
  buildClaims,
  fakeGoogle,
  GOOGLE_PEM,
  googleToken,
  KEY_ID,
  PROJECT,
  SETTINGS,
  SIGN_IN,
} from './firebase/testing/fake-google.ts'
import { makeKey, signToken, signWithSecret, unsigned } from './firebase/testing/sign-token.ts'
import { describeIdentity } from './identity.contract.ts'

interceptNetwork()

const NOOR = { uid: 'uid-noor', email: 'noor@example.com', emailVerified: true, password: 'old one' }
const stranger = makeKey()

function open() {
  const clock = createFakeClock()
  const google = fakeGoogle()
  const identity = createFirebaseIdentity(SETTINGS, { clock })
  google.accounts.set(NOOR.uid, { ...NOOR })
  return { clock, google, identity }
}

describeIdentity('Firebase', () => {
  const { clock, google, identity } = open()
  return {
    identity,
    add: (person) => {
      google.accounts.set(person.uid, { ...person })
      return googleToken(buildClaims(person))
    },
    end: (uid, how) => {
      const account = google.accounts.get(uid)
      if (account && how === 'disabled') account.disabled = true
      if (account && how === 'signed out') account.validSince = Math.floor(Date.now() / 1_000)
    },
    fail: google.fail,
    wait: () => clock.advance(10_000),
  }
})

describeIdentity('the fake', () => {
  const identity = createFakeIdentity()
  const fault = { unreachable: 'BAD_GATEWAY', silent: 'GATEWAY_TIMEOUT' } as const
  return {
    identity,
    add: ({ uid, email, emailVerified = false, displayName, google, password }) => {
      const person = {
        uid,
        emailVerified,
        displayName: displayName || undefined,
        validSince: undefined,
        signedInAt: new Date(),
      }
      const noAddress = 'This sign-in has no email address. Sign in with one that has.'
      identity.tokens.set(
        uid,
        email
          ? { ...person, email, provider: google ? 'google' : 'firebase' }
          : new AppError('UNAUTHORIZED', noAddress),
      )
      if (password) identity.passwords.set(uid, password)
      identity.people.set(uid, { uid, email, emailVerified, disabled: false, validSince: undefined })
      return uid
    },
    end: (uid, how) => {
      identity.tokens.set(uid, new AppError('UNAUTHORIZED', how))
      const change = how === 'disabled' ? { disabled: true } : { validSince: new Date() }
      const person = identity.people.get(uid)
      if (person) identity.people.set(uid, { ...person, ...change })
    },
    fail: (how) => (identity.failure = new AppError(fault[how], how)),
    wait: async () => {},
  }
})

describe('Firebase', () => {
  const good = buildClaims(NOOR)
  const { sub: _, ...nobody } = good

  it('accepts a token that Google signed for this project', async () => {
    expect(await open().identity.verify(googleToken(good))).toMatchObject({ uid: NOOR.uid })
  })

  it.each([
    ['signed by somebody else', signToken(stranger.privateKey, { kid: KEY_ID }, good)],
    ['signed by somebody else under another name', signToken(stranger.privateKey, { kid: 'key-2' }, good)],
    ['signed by a key of its own that it brings along', signToken(stranger.privateKey, { jwk: {} }, good)],
    ['changed after it was signed', changed(googleToken(good), { ...good, sub: 'uid-admin' })],
    ['that has expired', googleToken(buildClaims(NOOR, -7_200))],
    ['that is not yet valid', googleToken({ ...good, nbf: Math.floor(Date.now() / 1_000) + 600 })],
    ['for another project', googleToken({ ...good, aud: 'other-project' })],
    ['of another issuer', googleToken({ ...good, iss: `https://evil.example/${PROJECT}` })],
    ['of the right issuer for another project', googleToken({ ...good, iss: 'https://securetoken.google.com/other' })],
    ['without a signature', `${unsigned({ alg: 'none', typ: 'JWT' }, good)}.`],
    ['without a signature that names a key', `${unsigned({ alg: 'none', kid: KEY_ID }, good)}.`],
    ['with its signature cut off', googleToken(good).replace(/\.[^.]*$/u, '.')],
    ['signed with the public key as a secret', signWithSecret(GOOGLE_PEM, { kid: KEY_ID }, good)],
    ['that names nobody', googleToken(nobody)],
    ['that names an empty person', googleToken({ ...good, sub: '' })],
  ])('refuses a token %s', async (_name, token) => {
    const { identity, google } = open()
    await expect(identity.verify(token)).rejects.toMatchObject({
      name: 'AppError',
      code: 'UNAUTHORIZED',
      message: 'This sign-in is not valid or has expired. Sign in again.',
    })
    expect(google.requests).toEqual([])
  })

  it('asks Google with the service account whether a person may still sign in', async () => {
    const { identity, google } = open()
    await identity.verify(googleToken(good))
    const lookUp = {
      url: `https://identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`,
      body: { localId: [NOOR.uid] },
    }
    expect(google.requests.map(({ url, body }) => ({ url, body }))).toEqual([lookUp, lookUp])
  })

  it("prefers Google's current data to those of an older token", async () => {
    const { identity, google } = open()
    google.accounts.set(NOOR.uid, { ...NOOR, email: 'noor@new.example', emailVerified: false })
    expect(await identity.verify(googleToken(good))).toMatchObject({ email: 'noor@new.example', emailVerified: false })
  })

  it('returns the time of the last revocation', async () => {
    const { identity, google } = open()
    const since = Math.floor(Date.now() / 1_000) - 86_400
    google.accounts.set(NOOR.uid, { ...NOOR, validSince: since })
    expect(await identity.verify(googleToken(good))).toMatchObject({ validSince: new Date(since * 1_000) })
  })

  it("checks a password by Google's sign-in call, and sends it nowhere else", async () => {
    const { identity, google } = open()
    await identity.changePassword({ ...NOOR, currentPassword: 'old one', newPassword: 'new one' })
    const [check, update] = google.requests
    expect(check?.url).toBe('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=browser%20key')
    expect(check?.headers.get('referer')).toBe('https://hook.example/')
    expect(update?.body).toEqual({ localId: NOOR.uid, password: 'new one' })
    expect(google.requests.filter(({ body }) => JSON.stringify(body).includes('old one'))).toHaveLength(1)
    expect(google.requests.filter(({ body }) => JSON.stringify(body).includes('new one'))).toHaveLength(1)
  })

  it('does not change the password of another person who has the address now', async () => {
    const { identity, google } = open()
    const change = { uid: 'uid-before', email: NOOR.email, currentPassword: 'old one', newPassword: 'new one' }
    await expect(identity.changePassword(change)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(google.accounts.get(NOOR.uid)?.password).toBe('old one')
  })

  it.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled.', 'TOO_MANY_REQUESTS'],
    ['API_KEY_HTTP_REFERRER_BLOCKED', 'BAD_GATEWAY'],
  ])('reads %s', async (message, code) => {
    const { identity } = open()
    network.use(http.post(SIGN_IN, () => HttpResponse.json({ error: { message } }, { status: 400 })))
    const change = { ...NOOR, currentPassword: 'old one', newPassword: 'new one' }
    await expect(identity.changePassword(change)).rejects.toMatchObject({ name: 'AppError', code })
  })

  it('reports that Google refuses the service account', async () => {
    open()
    // Another service account, because the SDK caches Google's answer for the first one.
    const serviceAccount = { ...SETTINGS.serviceAccount, client_email: 'revoked@hook.example' }
    const identity = createFirebaseIdentity({ ...SETTINGS, serviceAccount })
    network.use(
      http.post('https://oauth2.googleapis.com/token', () =>
        HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }),
      ),
    )
    const asked = identity.verify(googleToken(good))
    await expect(asked).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    await expect(asked).rejects.toThrow('check FIREBASE_SERVICE_ACCOUNT')
  })

  it('answers 502 when Google fails', async () => {
    const { identity, google } = open()
    google.fail('broken')
    const change = { ...NOOR, currentPassword: 'old one', newPassword: 'new one' }
    const questions = [identity.verify(googleToken(good)), identity.changePassword(change), identity.remove(NOOR.uid)]
    for (const answer of await Promise.allSettled(questions)) {
      expect(answer).toMatchObject({ reason: { name: 'AppError', code: 'BAD_GATEWAY' } })
    }
  })

  it('throws at the start for an invalid service account key', () => {
    const serviceAccount = { ...SETTINGS.serviceAccount, private_key: 'x' }
    expect(() => createFirebaseIdentity({ ...SETTINGS, serviceAccount })).toThrow(/private key/u)
  })
})

function changed(token: string, claims: object): string {
  const [head = '', , signature = ''] = token.split('.')
  return `${head}.${unsigned({}, claims).split('.')[1]}.${signature}`
}
