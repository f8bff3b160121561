import { afterEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../testing/fakes/fake-clock.ts'
import { makeKey, signToken, signWithSecret, unsigned } from '../firebase/testing/sign-token.ts'
import { createOidcProvider } from './oidc-provider.ts'
import { type HouseChanges, type HouseProvider, openHouseProvider } from './testing/house-provider.ts'

const ORIGIN = 'http://127.0.0.1:3999'
const REDIRECT_URI = `${ORIGIN}/auth/oidc/callback`
const stranger = makeKey()
const seconds = (later: number) => Math.floor(Date.now() / 1_000) + later

let house: HouseProvider
afterEach(() => house.close())

async function open(settings: Parameters<typeof openHouseProvider>[0]['settings'] = {}) {
  house = await openHouseProvider({ origins: [ORIGIN], settings })
  const clock = createFakeClock(new Date().toISOString())
  const { issuer, clientId, clientSecret } = house
  const at = (changes: object = {}) =>
    createOidcProvider({ issuer, clientId, clientSecret, name: 'House', ...changes }, { clock })
  const provider = at()
  /** Signs in as the house's person. */
  const signIn = async (isFresh = false) => {
    const { url, secrets } = await provider.start({ redirectUri: REDIRECT_URI, isFresh })
    return provider.finish(await house.visit(url), secrets)
  }
  return { provider, clock, at, signIn }
}

describe('a sign-in', () => {
  it('says who the person is, as the provider vouches for it', async () => {
    const { signIn } = await open()
    house.person = {
      sub: 'sub-noor',
      email: 'noor@example.com',
      email_verified: true,
      name: 'Noor',
      groups: ['family'],
    }
    const { idToken, signedInAt, ...person } = await signIn()
    expect(person).toEqual({
      uid: `oidc:${house.issuer.origin} sub-noor`,
      email: 'noor@example.com',
      emailVerified: true,
      displayName: 'Noor',
      provider: 'oidc',
      validSince: undefined,
      groups: ['family'],
    })
    expect(idToken.split('.')).toHaveLength(3)
    expect(Math.abs(signedInAt.getTime() - Date.now())).toBeGreaterThan(60_000)
  })

  it('asks for the code flow with PKCE, and for no more than it needs', async () => {
    const { provider } = await open()
    const { url, secrets } = await provider.start({ redirectUri: REDIRECT_URI, isFresh: false })
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      client_id: 'hookline',
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid profile email groups',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    })
    expect(url).not.toContain(secrets.codeVerifier)
  })

  it.each([
    ['has none', { email_verified: undefined }, false],
    ['has not confirmed', { email_verified: false }, false],
    ['has confirmed, by a word', { email_verified: 'true' }, true],
  ])('says that the address is proven only where the provider says so: it %s', async (_, person, emailVerified) => {
    const { signIn } = await open()
    house.person = { sub: 'noor', email: 'noor@example.com', ...person }
    expect(await signIn()).toMatchObject({ emailVerified })
  })
})

describe('an answer that is not to be trusted', () => {
  const changes: [string, HouseChanges][] = [
    ['of another sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['for another server', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    [
      'for two servers, made for the other one',
      { claims: (claims) => ({ ...claims, aud: ['hookline', 'b'], azp: 'b' }) },
    ],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: seconds(-120) }) }],
    ['that is not valid yet', { claims: (claims) => ({ ...claims, nbf: seconds(120) }) }],
    ['without an end', { claims: (claims) => ({ ...claims, exp: undefined }) }],
    ['about somebody whom no database can hold', { claims: (claims) => ({ ...claims, sub: 'a\u0000b' }) }],
    ['about nobody', { claims: (claims) => ({ ...claims, sub: undefined }) }],
    ['about another person than the answer about the person', { claims: (claims) => ({ ...claims, sub: 'somebody' }) }],
    ['signed by somebody else', { token: (claims, kid) => signToken(stranger.privateKey, { kid }, claims) }],
    [
      'signed by a key that the provider does not publish',
      { token: (claims) => signToken(stranger.privateKey, { kid: 'b' }, claims) },
    ],
    ['signed with the secret of this server', { token: (claims) => signWithSecret(house.clientSecret, {}, claims) }],
    ['without a signature', { token: (claims) => `${unsigned({ alg: 'none' }, claims)}.` }],
    ['that is no token', { token: () => 'a.b.c' }],
  ]
  it.each(changes)('is refused: a token %s', async (_, change) => {
    const { signIn } = await open()
    house.change = change
    const fault: unknown = await signIn().catch((error: unknown) => error)
    expect(fault).toMatchObject({ name: 'OidcFault', code: 'UNAUTHORIZED', problem: 'not_trusted' })
    // The messages go to the log.
    const said: string[] = []
    for (let error = fault; error instanceof Error; error = error.cause) said.push(error.message)
    expect(said.join()).not.toMatch(/noor@example\.com|eyJ|secret/u)
  })

  it.each([
    ['of another sign-in', 'state', 'another'],
    ['without its state', 'state', undefined],
    ['of another provider', 'iss', 'https://evil.example'],
    ['that does not say which provider it is of', 'iss', undefined],
  ])('is refused: a way back %s', async (_, name, value) => {
    const { provider } = await open()
    const { url, secrets } = await provider.start({ redirectUri: REDIRECT_URI, isFresh: false })
    const callback = await house.visit(url)
    if (value === undefined) callback.searchParams.delete(name)
    else callback.searchParams.set(name, value)
    await expect(provider.finish(callback, secrets)).rejects.toMatchObject({ problem: 'not_trusted' })
    callback.searchParams.set('state', secrets.state)
    callback.searchParams.set('iss', house.issuer.origin)
    expect(await provider.finish(callback, secrets)).toMatchObject({ email: 'noor@example.com' })
  })

  it('is refused: a code that was used, is of another browser, or was made up', async () => {
    const { provider } = await open()
    const [mine, theirs] = [
      await provider.start({ redirectUri: REDIRECT_URI, isFresh: false }),
      await provider.start({ redirectUri: REDIRECT_URI, isFresh: false }),
    ]
    const callback = await house.visit(mine.url)
    const { codeVerifier } = theirs.secrets
    const expired = { code: 'UNAUTHORIZED', problem: 'expired' }
    await expect(provider.finish(callback, { ...mine.secrets, codeVerifier })).rejects.toMatchObject(expired)
    await provider.finish(callback, mine.secrets)
    await expect(provider.finish(callback, mine.secrets)).rejects.toMatchObject(expired)
    callback.searchParams.set('code', 'made-up')
    await expect(provider.finish(callback, mine.secrets)).rejects.toMatchObject(expired)
  })

  it('is refused where the clock of this server is wrong', async () => {
    const { signIn, clock } = await open()
    await clock.advance(60 * 60_000)
    await expect(signIn()).rejects.toMatchObject({ problem: 'not_trusted' })
  })

  it('is accepted where the clocks differ by less than a minute', async () => {
    const { signIn } = await open()
    house.change = { claims: (claims) => ({ ...claims, exp: seconds(-30), nbf: seconds(30) }) }
    expect(await signIn()).toMatchObject({ email: 'noor@example.com' })
  })
})

describe('the provider', () => {
  it('may replace its keys at any time, also while somebody signs in', async () => {
    const { provider, signIn } = await open()
    await signIn()
    await house.rotateKeys()
    await signIn()
    const { url, secrets } = await provider.start({ redirectUri: REDIRECT_URI, isFresh: false })
    await house.rotateKeys()
    expect(await provider.finish(await house.visit(url), secrets)).toMatchObject({ email: 'noor@example.com' })
  })

  it('asks a person who is signed in there to prove again who they are', async () => {
    const { provider } = await open({ conformIdTokenClaims: false })
    const jar = new Map<string, string>()
    const signIn = async (isFresh: boolean) => {
      const { url, secrets } = await provider.start({ redirectUri: REDIRECT_URI, isFresh })
      return provider.finish(await house.visit(url, jar), secrets)
    }
    const began = Date.now()
    await signIn(false)
    const cookies = JSON.stringify([...jar])
    await signIn(false)
    expect(JSON.stringify([...jar])).toBe(cookies)
    const { signedInAt } = await signIn(true)
    expect(signedInAt.getTime()).toBeGreaterThan(began - 2_000)
  })

  it('may send everything in the token', async () => {
    const { signIn } = await open({ conformIdTokenClaims: false, features: { userinfo: { enabled: false } } })
    expect(await signIn()).toMatchObject({ email: 'noor@example.com', emailVerified: true })
  })

  it.each([undefined, '', 'noor', 'noor@house.example\r\nBcc: all@house.example', `${'a'.repeat(300)}@house.example`])(
    'says that a person has no address: %j',
    async (email) => {
      const { signIn } = await open()
      house.person = { sub: 'noor', email }
      await expect(signIn()).rejects.toMatchObject({ problem: 'no_email' })
    },
  )

  it('may call a person anything', async () => {
    const { signIn } = await open()
    house.person = { sub: 'noor', email: 'noor@example.com', name: `\u0000 ${'N'.repeat(500)}` }
    expect(await signIn()).toMatchObject({ displayName: 'N'.repeat(100) })
  })

  it('may have so many groups that the token is too long for an address', async () => {
    const { provider, signIn } = await open({ conformIdTokenClaims: false })
    house.person = {
      sub: 'noor',
      email: 'noor@example.com',
      groups: Array.from({ length: 500 }, (_, at) => `group-${at}`),
    }
    const { groups, idToken } = await signIn()
    expect([groups.length, idToken]).toEqual([500, ''])
    expect(await provider.signOutUrl({ idToken, returnTo: `${ORIGIN}/` })).not.toContain('id_token_hint')
  })

  it('says that the person went away', async () => {
    const { signIn } = await open()
    house.person = undefined
    await expect(signIn()).rejects.toMatchObject({ problem: 'cancelled' })
  })

  it('refuses a server that it does not know', async () => {
    const { at } = await open()
    const wrong = at({ clientSecret: 'wrong' })
    const { url, secrets } = await wrong.start({ redirectUri: REDIRECT_URI, isFresh: false })
    await expect(wrong.finish(await house.visit(url), secrets)).rejects.toMatchObject({ problem: 'refused_server' })
  })

  it('must be named to the last slash', async () => {
    const { at } = await open()
    const wrong = at({ issuer: new URL('http://localhost:1/') })
    await expect(wrong.start({ redirectUri: REDIRECT_URI, isFresh: false })).rejects.toMatchObject({
      problem: 'unreachable',
    })
    const { port } = house.issuer
    const other = at({ issuer: new URL(`http://localhost:${port}/`) })
    await expect(other.start({ redirectUri: REDIRECT_URI, isFresh: false })).rejects.toMatchObject({
      problem: 'wrong_issuer',
      message: expect.stringContaining('to the last slash') as string,
    })
  })

  it('is described once, and again after a failure', async () => {
    const { provider } = await open()
    const request = { redirectUri: REDIRECT_URI, isFresh: false }
    await Promise.all([provider.start(request), provider.start(request)])
    house.fail('unreachable')
    expect(await provider.start(request)).toMatchObject({ url: expect.any(String) as string })
  })

  it.each([
    ['unreachable', 'start'],
    ['silent', 'start'],
    ['unreachable', 'finish'],
    ['silent', 'finish'],
  ] as const)('may be %s at the %s', async (how, step) => {
    const { provider, clock } = await open()
    const request = { redirectUri: REDIRECT_URI, isFresh: false }
    const { url, secrets } = step === 'finish' ? await provider.start(request) : { url: '', secrets: undefined }
    const callback = secrets && (await house.visit(url))
    house.fail(how)
    const answer = callback && secrets ? provider.finish(callback, secrets) : provider.start(request)
    const outcome = expect(answer).rejects.toMatchObject({ code: 'BAD_GATEWAY', problem: 'unreachable' })
    if (how === 'silent') await clock.advance(15_000)
    await outcome
  })

  it('has a page that ends its own session, or has none', async () => {
    const { provider, signIn } = await open()
    const { idToken } = await signIn()
    const page = new URL((await provider.signOutUrl({ idToken, returnTo: `${ORIGIN}/` })) ?? '')
    expect(page.origin).toBe(house.issuer.origin)
    expect(Object.fromEntries(page.searchParams)).toEqual({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${ORIGIN}/`,
      client_id: 'hookline',
    })
    await house.close()
    const without = await open({ features: { rpInitiatedLogout: { enabled: false } } })
    expect(await without.provider.signOutUrl({ idToken, returnTo: `${ORIGIN}/` })).toBeUndefined()
  })
})
