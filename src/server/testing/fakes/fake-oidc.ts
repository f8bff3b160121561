import { AppError } from '../../../shared/errors.ts'
import { OIDC_SUBJECT } from '../../../shared/features/auth/oidc.constants.ts'
import { OidcFault, type OidcIdentity, type OidcProvider } from '../../providers/identity/oidc.port.ts'

/** A provider at which a test decides who signs in. */
export interface FakeOidc extends OidcProvider {
  /** Who comes back, or why nobody does. */
  person: OidcIdentity | OidcFault
  /** The sign-ins that began, oldest first. */
  readonly started: { redirectUri: string; isFresh: boolean }[]
  /** The failure of every call; undefined for none. */
  failure: AppError | undefined
}

/** A person of the fake provider with a proven address. */
export function fakePerson(changes: Partial<OidcIdentity> = {}): OidcIdentity {
  return {
    uid: `${OIDC_SUBJECT}https://house.example noor`,
    email: 'noor@example.com',
    emailVerified: true,
    displayName: 'Noor',
    provider: 'oidc',
    validSince: undefined,
    signedInAt: new Date('2026-11-20T12:00:00.000Z'),
    groups: [],
    idToken: 'the ID token',
    ...changes,
  }
}

export function createFakeOidc(): FakeOidc {
  const started: FakeOidc['started'] = []
  return {
    name: 'House',
    person: fakePerson(),
    started,
    failure: undefined,
    async start(request) {
      if (this.failure) throw this.failure
      started.push(request)
      const state = `state-${started.length}`
      return {
        url: `https://house.example/authorize?state=${state}`,
        secrets: { state, nonce: `nonce-${started.length}`, codeVerifier: 'verifier' },
      }
    },
    async finish(callback, { state }) {
      if (this.failure) throw this.failure
      if (callback.searchParams.get('state') !== state)
        throw new OidcFault('UNAUTHORIZED', 'not_trusted', 'Other state')
      if (this.person instanceof AppError) throw this.person
      return this.person
    },
    async check() {
      if (this.failure) throw this.failure
    },
    async signOutUrl({ idToken, returnTo }) {
      if (this.failure) throw this.failure
      return `https://house.example/end?${new URLSearchParams({ hint: idToken, back: returnTo }).toString()}`
    },
  }
}
