import { expect, it } from 'vitest'
import { describeDialects } from '../../testing/dialects.ts'
import { createSessionRepository } from './session.repository.ts'
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
}

describeDialects('accounts and sessions', (database) => {
  it('finds an account by its address in any case, and takes each address once', async () => {
    const users = createUserRepository(database())
    expect(await users.insert(account)).toBe(true)
    expect(await users.insert({ ...account, id: 'u2', email: 'NOOR@B.EXAMPLE' })).toBe(false)
    expect(await users.findByEmail('noor@B.example')).toEqual(account)
    expect(await users.findByEmail('other@b.example')).toBeUndefined()
  })

  it('finds a session until it is over, and loses it with its user', async () => {
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
    expect(await sessions.findByTokenHash('t', NOW)).toEqual({ id: 's1', lastSeenAt: NOW, user })
    expect(await sessions.findByTokenHash('t', LATER)).toBeUndefined()
    await database().deleteFrom('users').execute()
    expect(await database().selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('drops sessions that are over and no others', async () => {
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
