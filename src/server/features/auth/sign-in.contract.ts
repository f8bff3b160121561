import { describe, expect, it } from 'vitest'
import { type Account } from './user.repository.ts'
import { createBlockingRepository } from './blocking/blocking.repository.ts'
import { parseCookie, type TestApp } from '../../testing/test-app.ts'

/** A person who wants to come in. */
export interface PersonUnderTest {
  email: string
  /** Whether this server, or the provider, has proven the address. */
  emailVerified: boolean
}

/** What a way to sign in provides: the server with it, and what a person's browser does. */
export interface SignInUnderTest {
  app: TestApp
  /**
   * Signs in, with a new account where there is none, or with an invitation. Returns the headers with cookies, and why
   * the server refused.
   */
  signIn(person: PersonUnderTest, invite?: string): Promise<SignInOutcome>
  /** Tries to sign in as this person without a proof. */
  pretend(person: PersonUnderTest): Promise<SignInOutcome>
}

export interface SignInOutcome {
  setCookie: string | string[] | undefined
  /** Undefined where the person came in. */
  refusal: string | undefined
}

const NOOR: PersonUnderTest = { email: 'noor@example.com', emailVerified: true }
const ILKA: PersonUnderTest = { email: 'ilka@example.com', emailVerified: true }

/**
 * What holds for each way to sign in: own accounts, Firebase, OpenID Connect. `make` opens a server with it, and with
 * additions to its environment. Call it at the top level of a test file.
 */
export function describeSignIn(name: string, make: (env?: Record<string, string>) => Promise<SignInUnderTest>): void {
  const cookieOf = ({ setCookie }: SignInOutcome) =>
    parseCookie([setCookie ?? []].flat().find((line) => /^hookline_session=[^;]/u.test(line)))
  const userOf = async ({ app }: SignInUnderTest, cookie: string) => {
    const answer = await app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } })
    return answer.json<{ user?: Pick<Account, 'id' | 'email'> & { access: string } }>().user
  }
  const count = async ({ app }: SignInUnderTest) => (await app.db.selectFrom('users').select('id').execute()).length

  describe(`signing in: ${name}`, () => {
    it('opens the same account each time, and another one for another person', async () => {
      const way = await make()
      const noor = await userOf(way, cookieOf(await way.signIn(NOOR)))
      expect(noor).toMatchObject({ email: NOOR.email, access: 'standard' })
      const ilka = await userOf(way, cookieOf(await way.signIn(ILKA)))
      expect(ilka?.id).not.toBe(noor?.id)
      expect(await userOf(way, cookieOf(await way.signIn(NOOR)))).toEqual(noor)
      expect(await count(way)).toBe(2)
    })

    it('needs a proof', async () => {
      const way = await make()
      await way.signIn(NOOR)
      const { setCookie, refusal } = await way.pretend(NOOR)
      expect(refusal).toBeDefined()
      expect(cookieOf({ setCookie, refusal })).toBe('')
    })

    it('gives a cookie that scripts and other sites do not get, and that ends with the session', async () => {
      const way = await make()
      const outcome = await way.signIn(NOOR)
      const line = [outcome.setCookie ?? []].flat().find((one) => one.startsWith('hookline_session=')) ?? ''
      expect(line).toMatch(/; HttpOnly/u)
      expect(line).toMatch(/; SameSite=Lax/u)
      const cookie = cookieOf(outcome)
      await way.app.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } })
      expect(await userOf(way, cookie)).toBeUndefined()
    })

    it('makes no account where registration is closed', async () => {
      const way = await make({ REGISTRATION: 'closed' })
      expect((await way.signIn(NOOR)).refusal).toBe('registration_closed')
      expect(await count(way)).toBe(0)
    })

    it('makes an account for each use of an invitation', async () => {
      const way = await make({ REGISTRATION: 'invite' })
      const owner = await way.app.services.hostAccounts.ensure('owner@example.com', 'a long enough secret')
      const { url } = await way.app.services.invites.create(owner, { uses: 1, days: 1 })
      const invite = new URL(url).searchParams.get('invite') ?? ''
      expect((await way.signIn(NOOR)).refusal).toBe('invite_needed')
      expect(await userOf(way, cookieOf(await way.signIn(NOOR, invite)))).toMatchObject({ email: NOOR.email })
      expect((await way.signIn(ILKA, invite)).refusal).toBe('invite_needed')
      expect(cookieOf(await way.signIn(NOOR))).not.toBe('')
      expect(await count(way)).toBe(2)
    })

    it('makes the owner whom the environment names only by a proven address', async () => {
      const way = await make({ OWNER_EMAIL: NOOR.email })
      const unproven = await userOf(way, cookieOf(await way.signIn({ ...NOOR, emailVerified: false })))
      expect(unproven).toMatchObject({ access: 'standard' })
    })

    it('lets no blocked person in', async () => {
      const way = await make()
      const cookie = cookieOf(await way.signIn(NOOR))
      const { id = '' } = (await userOf(way, cookie)) ?? {}
      const blocking = createBlockingRepository(way.app.db, { owner: undefined, ownerGroup: undefined })
      expect(await blocking.block(id, way.app.clock.now(), async () => {})).toBe('done')
      expect(await userOf(way, cookie)).toBeUndefined()
      const outcome = await way.signIn(NOOR)
      expect(outcome.refusal).toMatch(/^(?:account_)?blocked$/u)
      expect(cookieOf(outcome)).toBe('')
    })

    it('makes a new account after the old one was deleted', async () => {
      const way = await make()
      const cookie = cookieOf(await way.signIn(NOOR))
      const before = await userOf(way, cookie)
      await way.app.services.account.remove(before?.id ?? '')
      expect(await userOf(way, cookie)).toBeUndefined()
      expect(await count(way)).toBe(0)
    })
  })
}
