import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { OIDC_SUBJECT } from '../../../../shared/features/auth/oidc.constants.ts'
import { OidcFault } from '../../../providers/identity/oidc.port.ts'
import { fakePerson } from '../../../testing/fakes/fake-oidc.ts'
import { createTestApp, TEST_PASSWORD } from '../../../testing/test-app.ts'
import { type House, openHouse } from './testing/open-house.ts'

const HERE = 'http://127.0.0.1:3000'
const NOOR = { email: 'noor@example.com', password: TEST_PASSWORD }
const verify = ({ app }: House, email: string) => app.services.hostAccounts.ensure(email, TEST_PASSWORD)

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
    const house = await openHouse({ PUBLIC_URL: 'https://hook.example/tools/' })
    const { status, location } = await house.get('/auth/oidc/start')
    expect([status, location]).toEqual([303, 'https://house.example/authorize?state=state-1'])
    expect(house.oidc.started).toEqual([
      { redirectUri: 'https://hook.example/tools/auth/oidc/callback', isFresh: false },
    ])
  })

  it('begins at the name of this machine to which the provider sends people back', async () => {
    const { app } = await openHouse()
    const begin = (url: string, host: string) => app.http.inject({ url, headers: { host } })
    const first = await begin('/auth/oidc/start?redirect=%2Fhooks', 'localhost:3000')
    expect(first.headers.location).toBe(`${HERE}/auth/oidc/start?moved=1&redirect=%2Fhooks`)
    const second = await begin('/auth/oidc/start?moved=1&redirect=%2Fhooks', 'localhost:3000')
    expect(second.headers.location).toMatch(/^https:\/\/house\.example\//u)
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

  it.each(['', 'x', Buffer.from('{}').toString('base64url'), Buffer.from('{"state":1}').toString('base64url')])(
    'has a cookie that may be anything: %j',
    async (value) => {
      const house = await openHouse()
      house.jar.set('hookline_oidc', value)
      expect((await house.get('/auth/oidc/callback?code=code&state=state-1')).location).toBe(
        `${HERE}/login?problem=expired`,
      )
    },
  )

  it.each([
    ['http://127.0.0.1:3000', 'hookline_oidc', false],
    ['https://hook.example', '__Host-hookline_oidc', true],
  ])('keeps it from scripts, other sites and other paths: %s', async (PUBLIC_URL, name, secure) => {
    const { app } = await openHouse({ PUBLIC_URL })
    const [cookie] = (await app.http.inject({ url: '/auth/oidc/start' })).cookies
    expect(cookie).toMatchObject({ name, path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 900 })
    expect(cookie?.secure ?? false).toBe(secure)
  })

  it('does not take a state of another sign-in', async () => {
    const house = await openHouse()
    await house.get('/auth/oidc/start?redirect=/hooks')
    const { location } = await house.get('/auth/oidc/callback?code=code&state=another')
    expect(location).toBe(`${HERE}/login?problem=not_trusted&redirect=%2Fhooks`)
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

describe('an account with the same address', () => {
  it('is opened where both sides have proven it, and keeps its password', async () => {
    const house = await openHouse()
    const id = await verify(house, NOOR.email)
    await house.signIn()
    expect(await house.user()).toMatchObject({ id, provider: 'email' })
    expect(await house.call('POST', '/api/auth/login', NOOR)).toMatchObject({ status: 200, body: { user: { id } } })
  })

  it.each([
    ['the provider has not proven it', true, { emailVerified: false }],
    ['this server has not proven it', false, {}],
  ])('is not opened where %s', async (_, isVerified, person) => {
    const house = await openHouse()
    if (isVerified) await verify(house, NOOR.email)
    else await house.app.signUp(NOOR.email)
    house.oidc.person = fakePerson(person)
    expect(await house.signIn()).toBe(`${HERE}/login?problem=address_taken`)
    expect(await house.user()).toBeUndefined()
    expect(await house.call('POST', '/api/auth/login', NOOR)).toMatchObject({ status: 200 })
  })

  it('is not opened where it belongs to another person of the provider', async () => {
    const house = await openHouse()
    await house.signIn()
    house.jar.clear()
    house.oidc.person = fakePerson({ uid: `${OIDC_SUBJECT}https://house.example ilka` })
    expect(await house.signIn()).toBe(`${HERE}/login?problem=address_taken`)
    house.oidc.person = fakePerson({ uid: `${OIDC_SUBJECT}https://other.example noor` })
    expect(await house.signIn()).toBe(`${HERE}/login?problem=address_taken`)
    expect(await house.user()).toBeUndefined()
  })

  it('is made once by two first sign-ins at the same time', async () => {
    const house = await openHouse()
    const other = { ...house, jar: new Map<string, string>() }
    await Promise.all([house.signIn(), other.signIn()])
    expect(await house.app.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })
})

describe('registration', () => {
  it('needs an invitation, which survives the way through the provider and is used up', async () => {
    const house = await openHouse({ REGISTRATION: 'invite' })
    const owner = await verify(house, 'owner@example.com')
    expect(await house.signIn('?redirect=/hooks')).toBe(`${HERE}/login?problem=invite_needed&redirect=%2Fhooks`)
    const { url } = await house.app.services.invites.create(owner, { uses: 1, days: 1 })
    const invite = new URL(url).searchParams.get('invite') ?? ''
    expect(await house.signIn(`?invite=${invite}`)).toBe(`${HERE}/login`)
    expect(await house.user()).toMatchObject({ email: 'noor@example.com' })
    house.jar.clear()
    house.oidc.person = fakePerson({ uid: 'oidc:x ilka', email: 'ilka@example.com' })
    expect(await house.signIn(`?invite=${invite}`)).toBe(`${HERE}/login?problem=invite_needed`)
    house.oidc.person = fakePerson()
    expect(await house.signIn()).toBe(`${HERE}/login`)
  })

  it('is closed but for those who have an account, the owner by a link, and the owner by name', async () => {
    const house = await openHouse({ REGISTRATION: 'closed', OWNER_EMAIL: 'host@example.com' })
    expect(await house.signIn()).toBe(`${HERE}/login?problem=registration_closed`)
    const link = (await house.app.services.ownerLinks.offer()) ?? ''
    expect(await house.signIn(`?invite=${new URL(link).searchParams.get('token')}`)).toBe(`${HERE}/login`)
    expect(await house.user()).toMatchObject({ access: 'owner' })
    house.jar.clear()
    house.oidc.person = fakePerson({ uid: 'oidc:x host', email: 'host@example.com' })
    expect(await house.signIn()).toBe(`${HERE}/login`)
    expect(await house.user()).toMatchObject({ access: 'owner' })
  })
})

describe('the group of owners', () => {
  const OWNERS = { OIDC_OWNER_GROUP: 'owners' }

  it('makes its members owners at each sign-in, and no longer once they have left it', async () => {
    const house = await openHouse(OWNERS)
    house.oidc.person = fakePerson({ groups: ['family', 'owners'] })
    await house.signIn()
    expect(await house.user()).toMatchObject({ access: 'owner' })
    expect(await house.app.services.ownerLinks.offer()).toBeUndefined()
    house.oidc.person = fakePerson({ groups: ['family', 'owners-of-cats'] })
    await house.signIn()
    expect(await house.user()).toMatchObject({ access: 'standard' })
    expect(await house.app.services.ownerLinks.offer()).toBeDefined()
  })

  it('takes nothing from an owner whom the host made by hand', async () => {
    const house = await openHouse(OWNERS)
    const link = (await house.app.services.ownerLinks.offer()) ?? ''
    await house.signIn(`?invite=${new URL(link).searchParams.get('token')}`)
    expect(await house.user()).toMatchObject({ access: 'owner' })
  })

  it('ends the links of the start', async () => {
    const house = await openHouse(OWNERS)
    await house.app.services.ownerLinks.offer()
    house.oidc.person = fakePerson({ groups: ['owners'] })
    await house.signIn()
    expect(await house.app.db.selectFrom('owner_links').selectAll().execute()).toEqual([])
  })

  it.each([{}, { OIDC_OWNER_GROUP: 'others' }])('counts for as long as the environment names it: %j', async (env) => {
    const house = await openHouse(OWNERS)
    house.oidc.person = fakePerson({ groups: ['owners'] })
    await house.signIn()
    const later = await openHouse(env, { db: house.app.db })
    house.jar.forEach((value, name) => later.jar.set(name, value))
    expect(await later.user()).toMatchObject({ access: 'standard' })
  })
})

describe('a person without a password', () => {
  const inAnHour = new Date('2026-11-20T13:00:00.000Z')

  it('proves again who they are before the account is deleted', async () => {
    const house = await openHouse()
    await house.signIn()
    await house.app.clock.advance(60 * 60_000)
    const refused = { status: 403, body: { reason: 'confirm_identity' } }
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject(refused)
    // Still signed in at the provider is no proof, and neither is a provider that does not ask.
    await house.signIn()
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject(refused)
    expect(await house.signIn('?confirm=1&redirect=/settings')).toBe(
      `${HERE}/login?problem=not_recent&redirect=%2Fsettings`,
    )
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject(refused)
    expect(house.oidc.started.map(({ isFresh }) => isFresh)).toEqual([false, false, true])
    house.oidc.person = fakePerson({ signedInAt: inAnHour })
    expect(await house.signIn('?confirm=1&redirect=/settings')).toBe(`${HERE}/settings`)
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject({ status: 200 })
  })

  it('proves it as the same person', async () => {
    const house = await openHouse()
    await house.signIn()
    const user = await house.user()
    house.oidc.person = fakePerson({ uid: 'oidc:x ilka', email: 'ilka@example.com' })
    expect(await house.signIn('?confirm=1')).toBe(`${HERE}/login?problem=other_person`)
    expect(await house.user()).toEqual(user)
    house.jar.clear()
    house.oidc.person = fakePerson()
    expect(await house.signIn('?confirm=1')).toBe(`${HERE}/login?problem=other_person`)
  })
})

describe('OIDC_ONLY', () => {
  it.each([
    ['/api/auth/register', NOOR],
    ['/api/auth/login', NOOR],
    ['/api/auth/forgot-password', { email: NOOR.email }],
    ['/api/auth/reset-password', { token: 'x', newPassword: TEST_PASSWORD }],
    ['/api/auth/change-password', { currentPassword: 'a', newPassword: TEST_PASSWORD }],
  ])('leaves no use for a password: %s', async (url, payload) => {
    const house = await openHouse({ OIDC_ONLY: 'true' })
    await verify(house, NOOR.email)
    await house.signIn()
    expect(await house.call('POST', url, payload)).toMatchObject({ status: 403, body: { reason: 'no_passwords' } })
  })
})
