import { describe, expect, it } from 'vitest'
import { OIDC_SUBJECT } from '../../../../shared/features/auth/oidc.constants.ts'
import { fakePerson } from '../../../testing/fakes/fake-oidc.ts'
import { createBlockingRepository } from '../blocking/blocking.repository.ts'
import { type House, openHouse } from '../../../testing/accounts/open-house.ts'
import { TEST_PASSWORD } from '../../../testing/test-app.ts'

const HERE = 'http://127.0.0.1:3000'
const NOOR = { email: 'noor@example.com', password: TEST_PASSWORD }
const blocking = ({ app }: House) => createBlockingRepository(app.db, { owner: undefined, ownerGroup: 'owners' })
const verify = ({ app }: House, email: string) => app.services.hostAccounts.ensure(email, TEST_PASSWORD)

describe('an account with the same address', () => {
  it('is opened where both sides have proven it, and keeps its password', async () => {
    const house = await openHouse()
    const id = await verify(house, NOOR.email)
    await house.signIn()
    expect(await house.user()).toMatchObject({ id, provider: 'email' })
    expect(await house.call('POST', '/api/auth/login', NOOR)).toMatchObject({ status: 200, body: { user: { id } } })
  })

  it.each([true, false])('is not opened where the provider has not proven it (proven here: %s)', async (isVerified) => {
    const house = await openHouse()
    if (isVerified) await verify(house, NOOR.email)
    else await house.app.signUp(NOOR.email)
    house.oidc.person = fakePerson({ emailVerified: false })
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

describe('a blocked person', () => {
  it('comes in no more, and is told so', async () => {
    const house = await openHouse()
    await house.signIn()
    const { id } = (await house.user()) as { id: string }
    await blocking(house).block(id, house.app.clock.now(), async () => {})
    expect(await house.user()).toBeUndefined()
    expect(await house.signIn()).toBe(`${HERE}/login?problem=blocked`)
    expect(await house.user()).toBeUndefined()
  })

  it('is not the last owner, by the group', async () => {
    const house = await openHouse({ OIDC_OWNER_GROUP: 'owners' })
    house.oidc.person = fakePerson({ groups: ['owners'] })
    await house.signIn()
    const { id } = (await house.user()) as { id: string }
    expect(await blocking(house).block(id, house.app.clock.now(), async () => {})).toBe('last-owner')
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

  it.each([
    ['an hour ahead of ours', '2026-11-20T14:00:00.000Z', 403],
    ['no time at all', '', 403],
    ['half a minute ahead of ours', '2026-11-20T13:00:30.000Z', 200],
  ])('proves it by no time that has not come yet: %s', async (_, signedInAt, status) => {
    const house = await openHouse()
    await house.signIn()
    await house.app.clock.advance(60 * 60_000)
    house.oidc.person = fakePerson({ signedInAt: new Date(signedInAt) })
    for (const query of ['', '?confirm=1']) {
      await house.signIn(query)
      expect(await house.user()).toBeDefined()
    }
    if (status === 403) {
      // Nor does it once that time has come.
      expect(await house.call('DELETE', '/api/user/account')).toMatchObject({ status })
      await house.app.clock.advance(60 * 60_000)
    }
    expect(await house.call('DELETE', '/api/user/account')).toMatchObject({ status })
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
