import { beforeEach, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../../../shared/features/subscription/sandbox.constants.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import {
  isSignedIn,
  login,
  openPeople,
  type OpenPeople,
  rest,
  signIn,
  signUpOwner,
} from '../../../testing/open-people.ts'

const HOUR_MS = 60 * 60_000

let app: TestApp
let owner: OpenPeople
let ownerCookie: string

describeDialects('the people of a server', (database) => {
  beforeEach(async () => {
    app = await createTestApp({ db: database() })
    ownerCookie = await signUpOwner(app)
    owner = openPeople(app, ownerCookie)
  })

  it('are listed newest first, found by a part of the name or address, and paged without gaps', async () => {
    for (let at = 0; at < 61; at += 1) {
      await app.clock.advance(at % 3 === 0 ? 0 : 1)
      await app.services.hostAccounts.ensure(`guest${at}@example.com`, TEST_PASSWORD)
    }
    await app.db
      .updateTable('users')
      .set({ display_name: 'Ökonom_50%', name_key: 'ökonom_50%' })
      .where('email_key', '=', 'guest7@example.com')
      .execute()
    const first = await owner.list()
    const second = await owner.list({ cursor: first.nextCursor ?? '' })
    const emails = [...first.people, ...second.people].map(({ email }) => email)
    expect([first.total, first.people.length, second.people.length, second.nextCursor]).toEqual([62, 50, 12, null])
    expect(new Set(emails).size).toBe(62)
    expect(emails.at(-1)).toBe('owner@example.com')
    for (const search of ['ÖKO', 'm_50%', 'GUEST7@']) {
      expect((await owner.list({ search })).people.map(({ email }) => email)).toEqual(['guest7@example.com'])
    }
    for (const search of ['%%', '__', String.raw`\ `]) expect((await owner.list({ search })).total).toBe(0)
    for (const cursor of ['x', Buffer.from('x y').toString('base64url')])
      expect((await owner.query('list', { cursor })).statusCode).toBe(400)
  })

  it('have what they used this month, by tool, and when they were last seen, to the hour', async () => {
    const noor = await app.signUp('noor@example.com')
    await rest(app, 'POST', '/api/hooks/generate', { cookie: noor, payload: { topic: 'bread' } })
    await rest(app, 'POST', '/api/hooks/generate', { cookie: noor, payload: { topic: 'rye' } })
    await rest(app, 'POST', '/api/captions/generate', { cookie: noor, payload: { content: 'bread' } })
    await rest(app, 'POST', '/api/tts/generate', { cookie: noor, payload: { text: 'Bread.' } })
    const seen = app.clock.now().toISOString()
    await app.clock.advance(HOUR_MS - 1)
    await isSignedIn(app, noor)
    // The pages of the owner open for a short time after a sign-in.
    owner = openPeople(app, await signIn(app, 'owner@example.com'))
    expect(await owner.person('noor@')).toMatchObject({
      used: { hooks: 2, scripts: 0, captions: 1, refine: 0, prompts: 3, searches: 0, speechCharacters: 6 },
      access: 'standard',
      plan: null,
      lastSeenAt: seen,
      allowance: { prompts: null, searches: null, speechCharacters: null },
    })
    await app.clock.advance(1)
    await isSignedIn(app, noor)
    expect((await owner.person('noor@')).lastSeenAt).toBe(app.clock.now().toISOString())
    await rest(app, 'POST', '/trpc/auth.logout', { cookie: noor, payload: {} })
    expect((await owner.person('noor@')).lastSeenAt).toBe(app.clock.now().toISOString())
    await app.clock.advance(31 * 24 * HOUR_MS)
    owner = openPeople(app, await signIn(app, 'owner@example.com'))
    expect((await owner.person('noor@')).used).toMatchObject({ hooks: 0, prompts: 0, speechCharacters: 0 })
    expect(await owner.person('owner@')).toMatchObject({ access: 'owner' })
  })

  it('get an allowance of their own, which counts at once, and go back to that of everyone', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    const write = () => rest(app, 'POST', '/api/hooks/generate', { cookie: noor, payload: { topic: 'bread' } })
    expect((await owner.call('setAllowance', { id, prompts: 1, searches: null, speechCharacters: 0 })).statusCode).toBe(
      200,
    )
    expect((await write()).statusCode).toBe(200)
    const refused = await write()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      message: "Your host's allowance is used up. It renews on December 1.",
      reason: 'host_allowance',
    })
    expect(
      (await rest(app, 'POST', '/api/tts/generate', { cookie: noor, payload: { text: 'Bread.' } })).statusCode,
    ).toBe(403)
    expect((await rest(app, 'GET', '/trpc/subscription.usage', { cookie: noor })).json()).toMatchObject({
      result: { data: { prompts: { used: 1, limit: 1, remaining: 0, period: 'month' }, speech: { limit: 0 } } },
    })
    expect((await owner.person('noor@')).allowance).toEqual({ prompts: 1, searches: null, speechCharacters: 0 })
    await owner.call('setAllowance', { id, prompts: null, searches: null, speechCharacters: null })
    expect((await write()).statusCode).toBe(200)
    expect((await owner.log()).map(({ action, detail }) => [action, detail])).toEqual([
      ['allowance', { prompts: null, searches: null, speechCharacters: null }],
      ['allowance', { prompts: 1, searches: null, speechCharacters: 0 }],
    ])
    for (const prompts of [-1, 1.5, 100_000_001, '5', undefined])
      expect(
        (await owner.call('setAllowance', { id, prompts, searches: null, speechCharacters: null })).statusCode,
      ).toBe(400)
    expect(
      (await owner.call('setAllowance', { id: 'x', prompts: 1, searches: 1, speechCharacters: 1 })).statusCode,
    ).toBe(404)
  })

  it('who pay keep at least what their plan gives, whatever their own allowance is', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    const paid = await rest(app, 'POST', '/api/create-subscription', { cookie: noor, payload: { plan: 'monthly' } })
    const { clientSecret } = paid.json<{ clientSecret: string }>()
    await app.sandbox?.pages.pay(clientSecret, { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' })
    await owner.call('setAllowance', { id, prompts: 0, searches: 5_000, speechCharacters: null })
    expect((await rest(app, 'GET', '/trpc/subscription.usage', { cookie: noor })).json()).toMatchObject({
      result: { data: { prompts: { limit: 1_500 }, searches: { limit: 5_000 }, speech: { limit: 100_000 } } },
    })
    expect(await owner.person('noor@')).toMatchObject({ plan: 'monthly', allowance: { prompts: 0 } })
    await owner.call('delete', { id, address: 'noor@example.com' })
    expect(await app.db.selectFrom('subscriptions').select('status').execute()).toEqual([])
  })

  it('are signed out everywhere, and get a link to a new password', async () => {
    const noor = await app.signUp('noor@example.com')
    const again = await signIn(app, 'noor@example.com')
    const id = await owner.idOf('noor@')
    await owner.call('signOut', { id })
    expect([await isSignedIn(app, noor), await isSignedIn(app, again), await isSignedIn(app, ownerCookie)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await login(app, 'noor@example.com')).statusCode).toBe(200)
    await owner.call('sendResetLink', { id })
    await app.runDueJobs()
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toContainEqual([
      'noor@example.com',
      'Choose a new password',
    ])
    expect((await owner.log()).map(({ action }) => action)).toEqual(['reset_link', 'sign_out'])
  })

  it('are deleted after their address is typed, and the log keeps what was done, without the address', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    await owner.call('signOut', { id })
    const refused = await owner.call('delete', { id, address: 'owner@example.com' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: { data: { field: 'address' } } })
    expect((await owner.call('delete', { id, address: ' NOOR@example.com' })).statusCode).toBe(200)
    expect(await isSignedIn(app, noor)).toBe(false)
    expect((await owner.list()).people.map(({ email }) => email)).toEqual(['owner@example.com'])
    expect(
      (await owner.log()).map(({ action, by, isAboutPerson, about }) => [action, by, isAboutPerson, about]),
    ).toEqual([
      ['delete', 'owner@example.com', true, null],
      ['sign_out', 'owner@example.com', true, null],
    ])
    expect(JSON.stringify(await app.db.selectFrom('audit_entries').selectAll().execute())).not.toContain('@')
    expect((await owner.call('delete', { id, address: 'noor@example.com' })).statusCode).toBe(404)
  })

  it('who lost their sign-in have their address freed: whoever proves it next opens the account, but is no owner by it', async () => {
    const noor = await app.signUp('noor@example.com')
    const { url } = (await rest(app, 'POST', '/api/planner/feed', { cookie: noor })).json<{ url: string }>()
    const id = await owner.idOf('noor@')
    const free = () => owner.call('free', { id })
    const since = { owner_since: app.clock.now().toISOString(), email_verified_at: app.clock.now().toISOString() }
    await app.db
      .updateTable('users')
      .set({ ...since, external_id: 'uid-noor', provider: 'google' })
      .where('id', '=', id)
      .execute()
    expect(await owner.person('noor@')).toMatchObject({ hasIdentity: true, access: 'owner' })
    expect([(await free()).statusCode, (await free()).statusCode]).toEqual([200, 200])
    expect(await owner.person('noor@')).toMatchObject({ hasIdentity: false, access: 'standard', provider: 'email' })
    expect(await isSignedIn(app, noor)).toBe(false)
    expect((await login(app, 'noor@example.com')).statusCode).toBe(401)
    expect((await app.http.inject({ url: new URL(url).pathname })).statusCode).toBe(404)
    expect((await owner.log()).map(({ action, about }) => [action, about])).toEqual([['free', 'noor@example.com']])
    expect((await owner.call('free', { id: 'x' })).statusCode).toBe(404)
    const last = { id: await owner.idOf('owner@') }
    await app.db.updateTable('users').set({ external_id: 'uid-owner' }).where('id', '=', last.id).execute()
    expect((await owner.call('free', last)).statusCode).toBe(409)
    expect((await owner.call('free', { id }, noor)).statusCode).toBe(401)
  })

  it('of whom the export of each has what was done, but not by whom', async () => {
    const noor = await app.signUp('noor@example.com')
    await owner.call('setAllowance', {
      id: await owner.idOf('noor@'),
      prompts: 5,
      searches: null,
      speechCharacters: null,
    })
    const exported = await rest(app, 'GET', '/api/user/export', { cookie: noor })
    expect(exported.json()).toMatchObject({ administration: [{ action: 'allowance' }] })
    expect(exported.body).not.toContain('owner@example.com')
  })
})
