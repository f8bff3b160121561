import { beforeEach, describe, expect, it } from 'vitest'
import {
  type EmailChangeActions,
  LINK_IS_OVER,
  NEW,
  OLD,
  openEmailChange,
} from '../../../testing/accounts/open-email-change.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { TEST_PASSWORD } from '../../../testing/test-app.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let on: EmailChangeActions

beforeEach(async () => {
  on = await openEmailChange()
})

describe('the undo link to the old address', () => {
  it('restores it for seven days, ends every session and the password, and mails a link to a new one', async () => {
    await on.moveTo()
    const token = await on.undoToken()
    expect(on.mailsTo(OLD).at(-1)?.text).toMatch(/On 2026-11-20 at 12:00 UTC .*purpose=undo/su)
    await on.call('POST', '/api/planner/feed')
    await on.change('third@new.example')
    const pending = await on.changeToken('third@new.example')
    await on.app.clock.advance(7 * DAY - HOUR)
    expect((await on.undo(token)).status).toBe(200)
    expect(await on.session()).toBeUndefined()
    expect((await on.signIn(OLD)).status).toBe(401)
    expect((await on.signIn(NEW)).status).toBe(401)
    expect(await on.app.db.selectFrom('calendar_feeds').selectAll().execute()).toEqual([])
    const reset = { token: await on.tokenOf('Choose a new password', OLD), newPassword: 'another long secret' }
    expect(on.mailsTo(OLD).at(-1)?.text).toContain('no password that works')
    expect(on.mailsTo(OLD).at(-1)?.text).not.toContain('stays the same')
    expect((await on.call('POST', '/api/auth/reset-password', reset)).status).toBe(200)
    on.cookie = (await on.signIn(OLD, reset.newPassword)).cookie
    expect(await on.session()).toMatchObject({ email: OLD, emailVerified: true })
    expect((await on.confirm(pending)).status).toBe(400)
    expect(await on.undo(token)).toMatchObject({ status: 400, body: { field: 'token', message: LINK_IS_OVER } })
  })

  it('does not work after seven days', async () => {
    await on.moveTo()
    const token = await on.undoToken()
    await on.app.clock.advance(7 * DAY)
    expect((await on.undo(token)).status).toBe(400)
    expect(await on.session()).toMatchObject({ email: NEW })
  })

  it('outlives what a thief does next: another change, its own undo link, a reset, a squatter', async () => {
    await on.moveTo('thief@new.example')
    const token = await on.undoToken()
    await on.app.clock.advance(1_000)
    await on.moveTo('other@new.example')
    const thiefs = await on.undoToken('thief@new.example')
    await on.call('POST', '/api/auth/forgot-password', { email: 'other@new.example' })
    const reset = await on.tokenOf('Choose a new password', 'other@new.example')
    await on.call('POST', '/api/auth/reset-password', { token: reset, newPassword: 'the choice of a thief' })
    await on.app.signUp(OLD)
    expect((await on.undo(token)).status).toBe(200)
    expect((await on.undo(thiefs)).status).toBe(400)
    const rows = await on.app.db.selectFrom('users').select(['email', 'password_hash']).execute()
    expect(rows).toEqual([{ email: OLD, password_hash: null }])
  })

  it('takes the account from an identity that it was linked to meanwhile', async () => {
    await on.moveTo()
    await on.app.db.updateTable('users').set({ external_id: 'oidc:issuer thief', provider: 'oidc' }).execute()
    await on.undo(await on.undoToken())
    const row = await on.app.db.selectFrom('users').select(['email', 'external_id', 'provider']).executeTakeFirst()
    expect(row).toEqual({ email: OLD, external_id: null, provider: 'email' })
  })

  it('is refused where another account has proven the address meanwhile, and stays', async () => {
    await on.moveTo()
    const token = await on.undoToken()
    const next = await on.app.signUp(OLD)
    await on.prove(OLD, next)
    expect(await on.undo(token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('support@example.com') as string },
    })
    expect(await on.session()).toMatchObject({ email: NEW })
    await on.call('DELETE', '/api/user/account', { password: TEST_PASSWORD }, next)
    expect((await on.undo(token)).status).toBe(200)
  })
})

describeDialects('one of two at once', (database) => {
  beforeEach(async () => {
    on = await openEmailChange({ db: database() })
  })

  it('confirms, takes the address, or undoes', async () => {
    await on.change()
    const token = await on.changeToken()
    const both = await Promise.all([on.confirm(token), on.confirm(token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await on.app.clock.advance(1_000)
    const ilka = await on.app.signUp('ilka@example.com')
    await Promise.all([on.change('one@new.example'), on.change('one@new.example', ilka)])
    await on.settle()
    const tokens = on.mailsTo('one@new.example').map(({ text }) => /token=([\w-]+)/u.exec(text)?.[1] ?? '')
    const users = [on.cookie, ilka]
    const tries = await Promise.all(tokens.flatMap((one) => users.map((of) => on.confirm(one, of))))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const undoing = await on.undoToken()
    const back = await Promise.all([on.undo(undoing), on.undo(undoing)])
    expect(back.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('asks', async () => {
    await Promise.all([on.change('one@new.example'), on.change('two@new.example')])
    expect(await on.app.db.selectFrom('email_changes').select('kind').execute()).toEqual([{ kind: 'change' }])
  })
})
