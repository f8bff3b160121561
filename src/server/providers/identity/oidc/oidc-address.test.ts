import { afterEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../testing/fakes/fake-clock.ts'
import { createOidcProvider } from './oidc-provider.ts'
import { type HouseProvider, openHouseProvider } from './testing/house-provider.ts'

const ORIGIN = 'http://127.0.0.1:3999'

let house: HouseProvider
afterEach(() => house.close())

async function open() {
  house = await openHouseProvider({ origins: [ORIGIN] })
  const provider = createOidcProvider({ ...house, name: 'House' }, { clock: createFakeClock(new Date().toISOString()) })
  /** Signs in as the house's person. */
  const signIn = async () => {
    const { url, secrets } = await provider.start({ redirectUri: `${ORIGIN}/auth/oidc/callback`, isFresh: false })
    return provider.finish(await house.visit(url), secrets)
  }
  return { signIn }
}

describe('the address of a person', () => {
  it.each([
    ['the token', {}, { email: 'noor@example.com', email_verified: true }, true],
    [
      'the token, of another address',
      { email: 'ilka@example.com' },
      { email: 'noor@example.com', email_verified: true },
      false,
    ],
    ['the token alone, without an address', { email: 'noor@example.com' }, { email_verified: true }, false],
    ['the answer about the person, without an address', { email_verified: true }, { email: 'noor@example.com' }, false],
    ['the answer about the person', { email: 'noor@example.com', email_verified: true }, {}, true],
    [
      'the answer about the person, of another address',
      { email: 'ilka@example.com', email_verified: true },
      { email: 'noor@example.com', email_verified: false },
      true,
    ],
  ])('takes address and proof from one answer: %s', async (_, person, inToken, emailVerified) => {
    const { signIn } = await open()
    house.person = { sub: 'noor', ...person }
    house.change = { claims: (claims) => ({ ...claims, ...inToken }) }
    const identity = await signIn()
    expect(identity).toMatchObject({ emailVerified })
    expect(identity.email).toBe('email' in person ? person.email : 'noor@example.com')
  })

  it.each([
    'noor@example.com, ilka@example.com',
    'noor@example.com\r\nBcc: ilka@example.com',
    '\u202Emoc.elpmaxe@roon',
    `${'n'.repeat(242)}@example.com.evil.example`,
  ])('is none where it cannot get mail, and is never cut to one: %j', async (email) => {
    const { signIn } = await open()
    house.person = { sub: 'noor', email, email_verified: true }
    await expect(signIn()).rejects.toMatchObject({ problem: 'no_email' })
  })
})
