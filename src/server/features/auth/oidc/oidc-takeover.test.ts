import { expect, it } from 'vitest'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { fakePerson } from '../../../testing/fakes/fake-oidc.ts'
import { type House, openHouse } from '../../../testing/accounts/open-house.ts'
import { TEST_PASSWORD } from '../../../testing/test-app.ts'

const HERE = 'http://127.0.0.1:3000'
const EMAIL = 'noor@example.com'
const signInByPassword = (house: House) =>
  house.call('POST', '/api/auth/login', { email: EMAIL, password: TEST_PASSWORD })

/** Sets a password by the link that was mailed to the address. */
async function setPassword({ app, call }: House): Promise<void> {
  await call('POST', '/api/auth/forgot-password', { email: EMAIL })
  await app.clock.advance(5_000)
  await app.runDueJobs()
  const mails = JSON.stringify(app.mailer.sent)
  const token = /reset-password\?token=([\w-]+)/u.exec(mails)?.[1] ?? ''
  expect(await call('POST', '/api/auth/reset-password', { token, newPassword: TEST_PASSWORD })).toMatchObject({
    status: 200,
  })
}

describeDialects('a stranger at the provider', (database) => {
  it('who gave an address that is not theirs is out once its person has proven it by a mailed link', async () => {
    const house = await openHouse({}, { db: database() })
    house.oidc.person = fakePerson({ uid: 'oidc:x stranger', emailVerified: false, groups: ['owners'] })
    await house.signIn()
    const { id: stranger } = (await house.user()) as { id: string }
    house.jar.clear()
    await setPassword(house)
    expect(await signInByPassword(house)).toMatchObject({ status: 200, body: { user: { provider: 'email' } } })
    const { id } = (await house.user()) as { id: string }
    expect(id).not.toBe(stranger)
    house.jar.clear()
    expect(await house.signIn()).toBe(`${HERE}/login?problem=address_taken`)
    house.oidc.person = fakePerson({ uid: 'oidc:x stranger', email: 'stranger@example.com' })
    await house.signIn()
    expect(await house.user()).not.toMatchObject({ id })
    house.jar.clear()
    // Its person signs in at the provider as well.
    house.oidc.person = fakePerson()
    expect(await house.signIn()).toBe(`${HERE}/login`)
    expect(await house.user()).toMatchObject({ id, email: EMAIL })
  })
})

describeDialects('a member of the group of owners', (database) => {
  it('who sets a password keeps the provider, and is no owner by the password', async () => {
    const house = await openHouse({ OIDC_OWNER_GROUP: 'owners' }, { db: database() })
    house.oidc.person = fakePerson({ groups: ['owners'] })
    await house.signIn()
    expect(await house.user()).toMatchObject({ access: 'owner' })
    await setPassword(house)
    await signInByPassword(house)
    // The provider, which may have removed the person meanwhile, was not asked.
    expect(await house.user()).toMatchObject({ access: 'standard' })
    const newPassword = `${TEST_PASSWORD} and more`
    expect(
      await house.call('POST', '/api/auth/change-password', { currentPassword: TEST_PASSWORD, newPassword }),
    ).toMatchObject({ status: 200 })
    expect(await house.user()).toMatchObject({ access: 'standard' })
    await house.signIn()
    expect(await house.user()).toMatchObject({ access: 'owner' })
  })
})
