import { describe, expect, it } from 'vitest'
import { type IdentityProvider } from './identity.port.ts'

/** A person known to the provider. Without `google` they sign in with a password. */
export interface PersonUnderTest {
  uid: string
  email?: string
  emailVerified?: boolean
  displayName?: string
  google?: boolean
  password?: string
}

/** What an adapter's test provides: a new provider, and control of its users and failures. */
export interface IdentityUnderTest {
  identity: IdentityProvider
  /** Adds a person to the provider. Returns a token of that person. */
  add(person: PersonUnderTest): string
  /** Disables a person or signs them out. */
  end(uid: string, how: 'disabled' | 'signed out'): void
  /** Makes the provider stop answering. */
  fail(how: 'unreachable' | 'silent'): void
  /** Advances the clock by the time limit of an answer. */
  wait(): Promise<void>
}

const NOOR = {
  uid: 'uid-noor',
  email: 'noor@example.com',
  emailVerified: true,
  displayName: 'Noor',
  password: 'old one',
}

/** The contract tests of `IdentityProvider`. Call it at the top level of an adapter's test file. */
export function describeIdentity(name: string, make: () => IdentityUnderTest): void {
  describe(`${name} passes the contract of an identity provider`, () => {
    it.each([
      ['with a password', {}, { provider: 'firebase' }],
      ['with Google', { google: true }, { provider: 'google' }],
      ['whose address is not verified', { emailVerified: false }, { emailVerified: false }],
      ['without a name', { displayName: '' }, { displayName: undefined }],
    ])('identifies a person %s', async (_, given, expected) => {
      const { identity, add } = make()
      const { password, ...person } = NOOR
      const token = add({ ...person, password, ...given })
      expect(await identity.verify(token)).toEqual({
        ...person,
        provider: 'firebase',
        signedInAt: expect.any(Date),
        ...expected,
      })
    })

    it('rejects a person without an address', async () => {
      const { identity, add } = make()
      const token = add({ uid: 'uid-phone', displayName: 'Noor' })
      await expect(identity.verify(token)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'This sign-in has no email address. Sign in with one that has.',
      })
    })

    it.each(['', 'x', 'a.b.c', '{}.{}.{}', 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImtleS0xIn0.bm8.bm8', '\u0000'.repeat(5_000)])(
      'refuses %j',
      async (token) => {
        await expect(make().identity.verify(token)).rejects.toMatchObject({ name: 'AppError', code: 'UNAUTHORIZED' })
      },
    )

    it.each(['disabled', 'signed out'] as const)('refuses the token of a person who was %s', async (how) => {
      const { identity, add, end } = make()
      const token = add(NOOR)
      await identity.verify(token)
      end(NOOR.uid, how)
      await expect(identity.verify(token)).rejects.toMatchObject({ name: 'AppError', code: 'UNAUTHORIZED' })
    })

    it('changes a password given the current one', async () => {
      const { identity, add } = make()
      add(NOOR)
      const change = (currentPassword: string, newPassword: string) =>
        identity.changePassword({ uid: NOOR.uid, email: NOOR.email, currentPassword, newPassword })
      const wrong = { name: 'AppError', code: 'BAD_REQUEST', field: 'currentPassword' }
      await expect(change('a guess', 'new one')).rejects.toMatchObject(wrong)
      await change('old one', 'new one')
      await expect(change('old one', 'another')).rejects.toMatchObject(wrong)
      await change('new one', 'another')
    })

    it('looks people up without a token, and omits deleted ones', async () => {
      const { identity, add, end } = make()
      add(NOOR)
      add({ uid: 'uid-ilka', email: 'ilka@example.com' })
      add({ uid: 'uid-gone', email: 'gone@example.com', emailVerified: true })
      await identity.remove('uid-gone')
      end('uid-ilka', 'disabled')
      const found = await identity.findPeople(['uid-ilka', 'uid-gone', NOOR.uid, 'uid-unknown'])
      const { uid, email } = NOOR
      expect(found.toSorted((a, b) => a.uid.localeCompare(b.uid))).toMatchObject([
        { uid: 'uid-ilka', email: 'ilka@example.com', emailVerified: false, disabled: true },
        { uid, email, emailVerified: true, disabled: false },
      ])
    })

    it('returns the time of the last revocation', async () => {
      const { identity, add, end } = make()
      add(NOOR)
      const [before] = await identity.findPeople([NOOR.uid])
      end(NOOR.uid, 'signed out')
      const [after] = await identity.findPeople([NOOR.uid])
      expect(after?.disabled).toBe(false)
      expect(after?.validSince?.getTime()).toBeGreaterThan(before?.validSince?.getTime() ?? 0)
    })

    it('deletes a person, idempotently', async () => {
      const { identity, add } = make()
      const token = add(NOOR)
      await identity.remove(NOOR.uid)
      await identity.remove(NOOR.uid)
      await expect(identity.verify(token)).rejects.toMatchObject({ name: 'AppError', code: 'UNAUTHORIZED' })
    })

    it.each([
      ['unreachable', 'BAD_GATEWAY'],
      ['silent', 'GATEWAY_TIMEOUT'],
    ] as const)('reports that the provider is %s', async (how, code) => {
      const { identity, add, fail, wait } = make()
      const token = add(NOOR)
      fail(how)
      const change = { uid: NOOR.uid, email: NOOR.email, currentPassword: 'old one', newPassword: 'new one' }
      const questions = [
        identity.verify(token),
        identity.changePassword(change),
        identity.findPeople([NOOR.uid]),
        identity.remove(NOOR.uid),
      ]
      const answers = Promise.allSettled(questions)
      if (how === 'silent') await wait()
      for (const answer of await answers) expect(answer).toMatchObject({ reason: { name: 'AppError', code } })
    })
  })
}
