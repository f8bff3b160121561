import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createOidcProvider } from '../../../providers/identity/oidc/oidc-provider.ts'
import { OidcFault } from '../../../providers/identity/oidc.port.ts'
import { fakePerson } from '../../../testing/fakes/fake-oidc.ts'
import { systemClock } from '../../../runtime/clock.ts'
import { OIDC_ENV, openHouse } from '../../../testing/accounts/open-house.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const HERE = 'http://127.0.0.1:3000'

describe('a sign-in with the provider', () => {
  it('makes an account, and opens it again the next time', async () => {
    const house = await openHouse()
    expect(await house.signIn()).toBe(`${HERE}/login`)
    const user = await house.user()
    expect(user).toMatchObject({
      email: 'noor@example.com',
      displayName: 'Noor',
      provider: 'oidc',
      emailVerified: true,
    })
    house.jar.clear()
    // The subject is the person, whatever the address says.
    house.oidc.person = fakePerson({ email: 'noor@new.example', emailVerified: false })
    await house.signIn()
    expect(await house.user()).toEqual(user)
    house.oidc.person = fakePerson({ email: 'noor@new.example' })
    await house.signIn()
    expect(await house.user()).toEqual({ ...user, email: 'noor@new.example' })
  })

  it('asks for a confirmation of an address that the provider has not proven', async () => {
    const house = await openHouse()
    house.oidc.person = fakePerson({ emailVerified: false })
    await house.signIn()
    expect(await house.user()).toMatchObject({ emailVerified: false })
    await house.app.runDueJobs()
    expect(house.app.mailer.sent).toMatchObject([{ to: 'noor@example.com' }])
  })

  it.each([
    ['/library?q=a&tag=b', `${HERE}/login?redirect=${encodeURIComponent('/library?q=a&tag=b')}`],
    ['https://evil.example/', `${HERE}/login`],
    ['//evil.example/', `${HERE}/login`],
    ['/\\evil.example/', `${HERE}/login`],
    ['javascript:alert(1)', `${HERE}/login`],
    [`/${'a'.repeat(5_000)}`, `${HERE}/login`],
  ])('returns to the page that was asked for before: %.40s', async (page, expected) => {
    const house = await openHouse()
    expect(await house.signIn(`?redirect=${encodeURIComponent(page)}`)).toBe(expected)
    expect(await house.user()).toBeDefined()
  })

  it('leads to the provider with the address that is registered there', async () => {
    const house = await openHouse({ PUBLIC_URL: 'https://hook.example/' })
    const { status, location } = await house.get('/auth/oidc/start')
    expect([status, location]).toEqual([303, 'https://house.example/authorize?state=state-1'])
    expect(house.oidc.started).toEqual([{ redirectUri: 'https://hook.example/auth/oidc/callback', isFresh: false }])
  })

  it('begins at the name of this machine to which the provider sends people back', async () => {
    const { app } = await openHouse()
    const begin = (url: string, host: string) => app.http.inject({ url, headers: { host } })
    const first = await begin('/auth/oidc/start?redirect=%2Fhooks', 'localhost:3000')
    expect(first.headers.location).toBe(`${HERE}/auth/oidc/start?moved=1&redirect=%2Fhooks`)
    const second = await begin('/auth/oidc/start?moved=1&redirect=%2Fhooks', 'localhost:3000')
    expect(second.headers.location).toMatch(/^https:\/\/house\.example\//u)
  })

  it('is told to try later while the provider is away, which keeps no server from its start', async () => {
    const issuer = new URL('http://127.0.0.1:1')
    const settings = { issuer, clientId: 'hookline', clientSecret: 'secret', name: 'House' }
    const app = await createTestApp({
      env: { ...OIDC_ENV, OIDC_ISSUER: issuer.href },
      oidc: createOidcProvider(settings, { clock: systemClock }),
    })
    const answer = await app.http.inject({ url: '/auth/oidc/start', headers: { host: '127.0.0.1:3000' } })
    expect(answer.headers.location).toBe(`${HERE}/login?problem=unreachable`)
  })

  it('is nowhere without a provider', async () => {
    const app = await createTestApp()
    for (const url of ['/auth/oidc/start', '/auth/oidc/callback']) {
      expect((await app.http.inject({ url })).statusCode).toBe(404)
    }
  })

  it('ends there too when the person signs out', async () => {
    const house = await openHouse()
    await house.signIn()
    const answer = await house.call('POST', '/api/auth/logout')
    expect(answer.body).toEqual({
      message: 'You have been successfully signed out.',
      redirect: `https://house.example/end?hint=the+ID+token&back=${encodeURIComponent(`${HERE}/`)}`,
    })
    expect(await house.user()).toBeUndefined()
    await house.signIn()
    house.oidc.failure = new AppError('BAD_GATEWAY', 'gone')
    expect(await house.call('POST', '/api/auth/logout')).toMatchObject({ status: 200 })
    expect(await house.user()).toBeUndefined()
  })

  it('is in the export, without the token, and is deleted with the account', async () => {
    const house = await openHouse()
    await house.signIn()
    const { id } = (await house.user()) as { id: string }
    const exported = JSON.stringify(await house.app.services.dataExport.value(id))
    expect(exported).toContain('"provider":"oidc"')
    expect(exported).not.toContain('the ID token')
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject({ status: 200 })
    expect(await house.app.db.selectFrom('users').selectAll().execute()).toEqual([])
    expect(await house.app.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

describe('the browser that began a sign-in', () => {
  it('alone can end it, once, and within a quarter of an hour', async () => {
    const house = await openHouse()
    const callback = async () => (await house.get('/auth/oidc/callback?code=code&state=state-1')).location
    const expired = `${HERE}/login?problem=expired`
    await house.get('/auth/oidc/start')
    const kept = new Map(house.jar)
    house.jar.clear()
    expect(await callback()).toBe(expired)
    kept.forEach((value, name) => house.jar.set(name, value))
    await house.app.clock.advance(15 * 60_000 + 1)
    expect(await callback()).toBe(expired)
    await house.get('/auth/oidc/start')
    expect((await house.get('/auth/oidc/callback?code=code&state=state-2')).location).toBe(`${HERE}/login`)
    expect((await house.get('/auth/oidc/callback?code=code&state=state-2')).location).toBe(expired)
  })

  it('may have begun several in its tabs, in any order, and keeps the newest four', async () => {
    const house = await openHouse()
    for (const page of ['/hooks', '/scripts']) await house.get(`/auth/oidc/start?redirect=${page}`)
    const end = async (tab: number) => (await house.get(`/auth/oidc/callback?code=code&state=state-${tab}`)).location
    expect(await end(1)).toBe(`${HERE}/login?redirect=%2Fhooks`)
    expect(await house.user()).toBeDefined()
    expect(await end(2)).toBe(`${HERE}/login?redirect=%2Fscripts`)
    for (let tab = 3; tab <= 7; tab += 1) {
      await house.app.clock.advance(1)
      await house.get('/auth/oidc/start')
    }
    expect([...house.jar.keys()].filter((name) => name.startsWith('hookline_oidc'))).toHaveLength(4)
    expect(await end(3)).toBe(`${HERE}/login?problem=expired`)
    for (const tab of [6, 4, 7, 5]) expect(await end(tab)).toBe(`${HERE}/login`)
    expect([...house.jar.keys()].filter((name) => name.startsWith('hookline_oidc'))).toEqual([])
  })

  it('may begin two at the same moment', async () => {
    const house = await openHouse()
    await Promise.all([house.get('/auth/oidc/start'), house.get('/auth/oidc/start')])
    for (const tab of [1, 2])
      expect((await house.get(`/auth/oidc/callback?code=code&state=state-${tab}`)).location).toBe(`${HERE}/login`)
  })

  it.each(['', 'x', Buffer.from('{}').toString('base64url'), Buffer.from('{"state":1}').toString('base64url')])(
    'has a cookie that may be anything: %j',
    async (value) => {
      const house = await openHouse()
      house.jar.set('hookline_oidc_state-1', value)
      expect((await house.get('/auth/oidc/callback?code=code&state=state-1')).location).toBe(
        `${HERE}/login?problem=expired`,
      )
    },
  )

  it.each([
    ['http://127.0.0.1:3000', 'hookline_oidc_state-1', false],
    ['https://hook.example', '__Host-hookline_oidc_state-1', true],
  ])('keeps it from scripts, other sites and other paths: %s', async (PUBLIC_URL, name, secure) => {
    const { app } = await openHouse({ PUBLIC_URL })
    const [cookie] = (await app.http.inject({ url: '/auth/oidc/start' })).cookies
    expect(cookie).toMatchObject({ name, path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 900 })
    expect(cookie?.secure ?? false).toBe(secure)
  })

  it('does not take a state of another sign-in', async () => {
    const house = await openHouse()
    await house.get('/auth/oidc/start?redirect=/hooks')
    for (const query of [
      '&state=another',
      '&state=a;b',
      `&state=${'a'.repeat(5_000)}`,
      '',
      '&state=another&state=state-1',
    ]) {
      const { location } = await house.get(`/auth/oidc/callback?code=code${query}`)
      expect(location).toBe(`${HERE}/login?problem=expired`)
    }
    expect(await house.user()).toBeUndefined()
  })

  it.each([
    [new OidcFault('UNAUTHORIZED', 'cancelled', 'went away'), 'cancelled'],
    [new OidcFault('UNAUTHORIZED', 'no_email', 'no address'), 'no_email'],
    [new OidcFault('BAD_GATEWAY', 'unreachable', 'away'), 'unreachable'],
  ])('is told what happened: %s', async (fault, problem) => {
    const house = await openHouse()
    house.oidc.person = fault
    expect(await house.signIn()).toBe(`${HERE}/login?problem=${problem}`)
    house.oidc.failure = fault
    expect((await house.get('/auth/oidc/start')).location).toBe(`${HERE}/login?problem=${problem}`)
  })

  it('is slowed down after many failures, which are not those of the provider', async () => {
    const house = await openHouse({}, { throttleRules: { signInPerAddress: { limit: 3, windowMs: 60_000 } } })
    house.oidc.person = new OidcFault('BAD_GATEWAY', 'unreachable', 'away')
    for (let i = 0; i < 5; i += 1) await house.signIn()
    house.oidc.person = new OidcFault('UNAUTHORIZED', 'not_trusted', 'forged')
    for (let i = 0; i < 3; i += 1) expect(await house.signIn()).toContain('problem=not_trusted')
    expect(await house.signIn()).toContain('problem=too_many')
  })
})
