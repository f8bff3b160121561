import { beforeEach, describe, expect, it } from 'vitest'
import { openHouse } from '../../../testing/accounts/open-house.ts'
import {
  type EmailChangeActions,
  LINK_IS_OVER,
  NEW,
  OLD,
  openEmailChange,
} from '../../../testing/accounts/open-email-change.ts'
import { TEST_PASSWORD } from '../../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

let on: EmailChangeActions

beforeEach(async () => {
  on = await openEmailChange()
})

describe('a change of the address', () => {
  it('happens by the link to the new one, and ends the other sessions', async () => {
    const other = (await on.signIn(OLD)).cookie
    expect((await on.change()).body).toEqual({
      message: `We sent a link to ${NEW}. Until you open it, your address stays ${OLD}.`,
    })
    expect(await on.profile()).toMatchObject({ email: OLD, pendingEmail: NEW })
    const token = await on.changeToken()
    expect(on.mailsTo(NEW)[0]?.text).toContain(`http://127.0.0.1:3000/verify-email?token=${token}&purpose=change`)
    expect(JSON.stringify(await on.app.db.selectFrom('email_changes').selectAll().execute())).not.toContain(token)
    expect((await on.session())?.['email']).toBe(OLD)
    expect((await on.confirm(token)).body).toEqual({ message: `Your address is ${NEW} now.` })
    expect(await on.session()).toMatchObject({ email: NEW, emailVerified: true })
    expect(await on.session(other)).toBeUndefined()
    expect(await on.profile()).toMatchObject({ email: NEW, pendingEmail: null })
    expect((await on.signIn(OLD)).status).toBe(401)
    expect((await on.signIn(NEW)).status).toBe(200)
    expect(await on.confirm(token)).toMatchObject({ status: 400, body: { field: 'token', message: LINK_IS_OVER } })
  })

  it('is stored in no job', async () => {
    await on.change()
    expect(JSON.stringify(await on.app.db.selectFrom('jobs').selectAll().execute())).not.toMatch(/@|token/u)
  })

  it('needs the password, ten times an hour', async () => {
    expect(await on.change(NEW, on.cookie, 'not the one')).toMatchObject({ status: 400, body: { field: 'password' } })
    expect(await on.call('PUT', '/api/user/email', { email: NEW })).toMatchObject({ body: { field: 'password' } })
    expect(await on.change('not an address')).toMatchObject({ status: 400, body: { field: 'email' } })
    expect(await on.change(OLD.toUpperCase())).toMatchObject({ status: 400, body: { field: 'email' } })
    expect((await on.change(NEW, '')).status).toBe(401)
    for (let i = 0; i < 8; i += 1) await on.change(NEW, on.cookie, `guess ${i}`)
    expect((await on.change()).status).toBe(429)
    expect(await on.profile()).toMatchObject({ pendingEmail: null })
    expect(await on.settle()).toEqual([])
    expect(on.mailsTo(NEW)).toEqual([])
  })

  it('sends four mails an hour to an address at most', async () => {
    for (let i = 0; i < 6; i += 1) {
      await on.change()
      await on.settle()
    }
    expect(on.mailsTo(NEW)).toHaveLength(4)
    const person = { email: NEW, password: TEST_PASSWORD, displayName: 'Mia', provider: 'email' }
    expect((await on.call('POST', '/api/auth/register', person)).status).toBe(201)
    await on.settle()
    expect(on.mailsTo(NEW).at(-1)?.subject).toBe('Confirm your email address')
  })

  it('can be cancelled, and is replaced by a newer one', async () => {
    await on.change('first@new.example')
    const first = await on.changeToken('first@new.example')
    await on.change('second@new.example')
    expect((await on.confirm(first)).status).toBe(400)
    const second = await on.changeToken('second@new.example')
    expect((await on.call('DELETE', '/api/user/email')).body).toEqual({ message: `Your address stays ${OLD}.` })
    expect(await on.profile()).toMatchObject({ pendingEmail: null })
    expect((await on.confirm(second)).status).toBe(400)
    expect((await on.call('DELETE', '/api/user/email')).status).toBe(200)
  })

  it('is possible for 24 hours, and not after a reset of the password', async () => {
    await on.change()
    const late = await on.changeToken()
    await on.app.clock.advance(DAY)
    expect((await on.confirm(late)).status).toBe(400)
    expect(await on.profile()).toMatchObject({ pendingEmail: null })
    await on.app.services.emailChanges.sweep()
    expect(await on.app.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
    await on.change()
    const token = await on.changeToken()
    await on.call('POST', '/api/auth/forgot-password', { email: OLD })
    const reset = { token: await on.tokenOf('Choose a new password', OLD), newPassword: 'another long secret' }
    await on.call('POST', '/api/auth/reset-password', reset)
    on.cookie = (await on.signIn(OLD, reset.newPassword)).cookie
    expect((await on.confirm(token)).status).toBe(400)
  })

  it('is confirmed by the account itself alone', async () => {
    await on.change()
    const token = await on.changeToken()
    expect((await on.confirm(token, '')).status).toBe(401)
    const refused = await on.confirm(token, await on.app.signUp('ilka@example.com'))
    expect(refused).toMatchObject({ status: 403, body: { reason: 'other_account' } })
    expect((await on.confirm(token)).status).toBe(200)
  })

  it('invalidates links mailed to the old address, and mails nothing to one that was never proven', async () => {
    const unproven = await on.app.signUp('typo@example.com')
    await on.call('POST', '/api/auth/forgot-password', { email: 'typo@example.com' })
    const token = await on.tokenOf('Choose a new password', 'typo@example.com')
    await on.moveTo(NEW, unproven)
    await on.settle()
    expect(on.mailsTo('typo@example.com').map(({ subject }) => subject)).not.toContain('Your email address was changed')
    expect(
      (await on.call('POST', '/api/auth/reset-password', { token, newPassword: 'another long secret' })).status,
    ).toBe(400)
    expect(await on.session(unproven)).toMatchObject({ email: NEW, emailVerified: true })
  })

  it('ends the rights of an owner whom the environment names by the old address', async () => {
    on = await openEmailChange({ env: { OWNER_EMAIL: OLD } })
    expect(await on.session()).toMatchObject({ access: 'owner' })
    await on.moveTo()
    expect(await on.session()).toMatchObject({ access: 'standard' })
  })

  it('goes with the account, and so do mails to its other addresses', async () => {
    await on.moveTo()
    await on.change('next@new.example')
    await on.call('DELETE', '/api/user/account', { password: TEST_PASSWORD })
    expect(on.app.mailer.forgotten.toSorted()).toEqual([NEW, 'next@new.example', OLD])
    expect(await on.app.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
  })

  it('is left to the identity provider that owns the address', async () => {
    const house = await openHouse()
    await house.signIn()
    const { app: served } = house
    await served.db.updateTable('users').set({ password_hash: 'one of this server' }).execute()
    const of = [...house.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    on.app = served
    expect(await on.change(NEW, of)).toMatchObject({
      status: 409,
      body: { message: 'Your email is managed by the account that you sign in with. Change it there.' },
    })
  })
})

describe('an address that another account has', () => {
  it('gets the same answer, and a mail without a link where it is proven', async () => {
    await on.prove('ilka@example.com', await on.app.signUp('ilka@example.com'))
    const free = await on.change()
    const taken = await on.change('Ilka@example.com')
    expect(JSON.stringify(taken.body).replace('Ilka@example.com', NEW)).toBe(JSON.stringify(free.body))
    expect(await on.profile()).toMatchObject({ pendingEmail: 'Ilka@example.com' })
    await on.settle()
    const notice = on.mailsTo('Ilka@example.com').at(-1)
    expect(notice?.subject).toBe('This address has an account already')
    expect(notice?.text).not.toContain('http')
  })

  it('gives way where it was never proven, as the mail says', async () => {
    const squatter = await on.app.signUp('noor@new.example')
    await on.app.clock.advance(1_000)
    await on.moveTo()
    expect(on.mailsTo(NEW).at(-1)?.text).toContain('never confirmed')
    expect(await on.session(squatter)).toBeUndefined()
    expect(await on.session()).toMatchObject({ email: NEW })
  })

  it.each([true, false])(
    'is refused where somebody signed up with it meanwhile (and proved it: %j)',
    async (proves) => {
      await on.change()
      const token = await on.changeToken()
      await on.app.clock.advance(1_000)
      const next = await on.app.signUp('noor@new.example')
      if (proves) await on.prove('noor@new.example', next)
      expect(await on.confirm(token)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('There is another account') as string },
      })
      expect(await on.session()).toMatchObject({ email: OLD })
      expect(await on.session(next)).toMatchObject({ email: 'noor@new.example' })
    },
  )
})
