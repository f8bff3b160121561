import { expect, it } from 'vitest'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createCalendarFeedRepository } from '../planner/calendar-feed.repository.ts'
import { createSessionRepository } from './sessions/session.repository.ts'
import { type Account, createUserRepository } from './user.repository.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const LATER = new Date('2026-12-20T12:00:00.000Z')
const account: Account = {
  id: 'u1',
  email: 'Noor@b.example',
  displayName: 'Noor',
  provider: 'email',
  passwordHash: 'h',
  externalId: null,
  emailVerifiedAt: null,
  createdAt: NOW,
  credentialsVersion: 0,
  isOwner: false,
  ownerGroup: null,
  validSince: null,
}

describeDialects('accounts and sessions', (database) => {
  it('finds an account by its address in any case, and accepts each address once', async () => {
    const users = createUserRepository(database())
    expect(await users.insert(account)).toBe(true)
    expect(await users.insert({ ...account, id: 'u2', email: 'NOOR@B.EXAMPLE' })).toBe(false)
    expect(await users.findByEmail('noor@B.example')).toEqual(account)
    expect(await users.findByEmail('other@b.example')).toBeUndefined()
  })

  it('replaces a password only where the credentials are still those that a link was for', async () => {
    const users = createUserRepository(database())
    const feeds = createCalendarFeedRepository(database())
    await users.insert(account)
    await feeds.replace('u1', 'feed', NOW)
    const change = { passwordHash: 'of the link', provenAt: NOW, ifVersion: 0 }
    await users.replacePassword('u1', { passwordHash: 'in between' })
    expect(await users.replacePassword('u1', change)).toBe(false)
    expect((await users.findById('u1'))?.passwordHash).toBe('in between')
    expect(await feeds.findSince('u1')).toBeDefined()
    expect(await users.replacePassword('u1', { ...change, ifVersion: 1 })).toBe(true)
    expect(await feeds.findSince('u1')).toBeUndefined()
  })

  it('finds a session until it expires, and deletes it with its user', async () => {
    const sessions = createSessionRepository(database())
    await createUserRepository(database()).insert(account)
    await sessions.insert({
      id: 's1',
      userId: 'u1',
      credentialsVersion: 0,
      tokenHash: 't',
      userAgent: '',
      now: NOW,
      expiresAt: LATER,
    })
    const { id, email, displayName, provider } = account
    const user = { id, email, displayName, provider, emailVerified: false }
    expect(await sessions.findByTokenHash('t', NOW)).toEqual({
      id: 's1',
      lastSeenAt: NOW,
      isOwner: false,
      ownerGroup: null,
      user,
    })
    expect(await sessions.findByTokenHash('t', LATER)).toBeUndefined()
    await database().deleteFrom('users').execute()
    expect(await database().selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('keeps which group makes a person an owner, until the next sign-in', async () => {
    const users = createUserRepository(database())
    await users.insert({ ...account, externalId: 'oidc:https://house.example noor' })
    for (const ownerGroup of ['owners', 'owners', null, null, 'others']) {
      await users.updateOwnerGroup('u1', ownerGroup)
      expect(await users.findById('u1')).toMatchObject({ ownerGroup, isOwner: false })
    }
    // Firebase is not asked about people of another provider.
    expect(await users.findFederated(['u1'])).toEqual([])
  })

  it('ends a session once, and returns the token of the provider then', async () => {
    const sessions = createSessionRepository(database())
    await createUserRepository(database()).insert(account)
    const started = {
      id: 's1',
      userId: 'u1',
      credentialsVersion: 0,
      tokenHash: 't',
      userAgent: '',
      now: NOW,
      expiresAt: LATER,
    }
    await sessions.insert({ ...started, provider: { validSince: undefined, idToken: 'the ID token' } })
    expect(await sessions.deleteByTokenHash('t')).toBe('the ID token')
    expect(await sessions.deleteByTokenHash('t')).toBeUndefined()
    await sessions.insert(started)
    expect(await sessions.deleteByTokenHash('t')).toBeUndefined()
  })

  const session = (id: string, provider?: { validSince: Date | undefined }, now = NOW) => ({
    id,
    userId: 'u1',
    credentialsVersion: 0,
    tokenHash: id,
    userAgent: '',
    now,
    expiresAt: LATER,
    provider,
  })

  it("deletes sessions that the provider has revoked, by the provider's clock where known", async () => {
    const sessions = createSessionRepository(database())
    await createUserRepository(database()).insert(account)
    const minute = (count: number) => new Date(NOW.getTime() + count * 60_000)
    await sessions.insert(session('before', { validSince: minute(-9) }, minute(5)))
    await sessions.insert(session('since', { validSince: minute(1) }, minute(-5)))
    await sessions.insert(session('untold before', { validSince: undefined }, minute(0)))
    await sessions.insert(session('untold since', undefined, minute(2)))
    await sessions.deleteOutdated('u2', minute(9))
    await sessions.deleteOutdated('u1', minute(1))
    const left = await database().selectFrom('sessions').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['since', 'untold since'])
  })

  it('returns each session once for a check, and none of a local account', async () => {
    const sessions = createSessionRepository(database())
    await createUserRepository(database()).insert(account)
    await createUserRepository(database()).insert({ ...account, id: 'u2', email: 'b@b.example' })
    for (const id of ['a', 'b', 'c']) await sessions.insert(session(id, { validSince: undefined }))
    await sessions.insert({ ...session('own'), userId: 'u2' })
    const soon = new Date(NOW.getTime() + 60_000)
    expect(await sessions.claimUnchecked(new Date(NOW.getTime() - 1), soon, 10)).toEqual([])
    const claims = await Promise.all([1, 2, 3].map(() => sessions.claimUnchecked(NOW, soon, 2)))
    expect(claims.toSorted((a, b) => a.length - b.length)).toEqual([[], ['u1'], ['u1']])
    expect(await sessions.claimUnchecked(soon, LATER, 10)).toEqual([])
  })

  it('links an account only if it is unchanged, and its address only if nobody else has it', async () => {
    const users = createUserRepository(database())
    const proven = { ...account, emailVerifiedAt: NOW }
    await users.insert(proven)
    await users.insert({ ...proven, id: 'u2', email: 'taken@b.example' })
    const to = (uid: string) => ({ uid, provider: 'google' as const })
    expect(await users.link(proven, to('one'), NOW)).toBe(true)
    expect(await users.link(proven, to('two'), NOW)).toBe(false)
    const linked = { ...proven, provider: 'google' as const, externalId: 'one' }
    expect(await users.findById('u1')).toEqual(linked)
    expect(await users.moveAddress(linked, 'TAKEN@b.example', LATER)).toBe(false)
    expect(await users.moveAddress(proven, 'new@b.example', LATER)).toBe(false)
    expect(await users.moveAddress(linked, 'New@b.example', LATER)).toBe(true)
    expect(await users.findByEmail('new@b.example')).toEqual({
      ...linked,
      email: 'New@b.example',
      emailVerifiedAt: LATER,
    })
    expect((await users.findFederated(['u1', 'u2'])).map(({ id }) => id)).toEqual(['u1'])
  })

  it('deletes expired sessions and no others', async () => {
    const sessions = createSessionRepository(database())
    await createUserRepository(database()).insert(account)
    await sessions.insert({
      id: 's1',
      userId: 'u1',
      credentialsVersion: 0,
      tokenHash: 't1',
      userAgent: '',
      now: NOW,
      expiresAt: LATER,
    })
    await sessions.insert({
      id: 's2',
      userId: 'u1',
      credentialsVersion: 0,
      tokenHash: 't2',
      userAgent: '',
      now: NOW,
      expiresAt: NOW,
    })
    await sessions.deleteExpired(NOW)
    expect(await database().selectFrom('sessions').select('id').execute()).toEqual([{ id: 's1' }])
  })
})
