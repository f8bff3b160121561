import { expect, it } from 'vitest'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { login, openPeople, signUpOwner } from '../../../testing/open-people.ts'
import { createTestApp } from '../../../testing/test-app.ts'

describeDialects('a block at the same moment', (database) => {
  it('as sign-ins leaves no session, and none comes after it', async () => {
    const app = await createTestApp({ db: database() })
    const owner = openPeople(app, await signUpOwner(app))
    await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        login(app, 'noor@example.com'),
        login(app, 'noor@example.com'),
        owner.call('block', { id }),
        login(app, 'noor@example.com'),
      ])
      expect(await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
      expect((await login(app, 'noor@example.com')).statusCode).toBe(403)
      await owner.call('unblock', { id })
    }
  })

  it('of each other, by four owners, always leaves one', async () => {
    const app = await createTestApp({ db: database() })
    const names = ['a', 'b', 'c', 'd']
    const cookies = await Promise.all(names.map((name) => signUpOwner(app, `${name}@example.com`)))
    const first = openPeople(app, cookies[0] ?? '')
    const ids = await Promise.all(names.map((name) => first.idOf(`${name}@example.com`)))
    await Promise.all(cookies.map((cookie, at) => first.call('block', { id: ids[(at + 1) % ids.length] }, cookie)))
    const left = await app.db.selectFrom('users').select('id').where('blocked_at', 'is', null).execute()
    expect(left.length).toBeGreaterThan(0)
  })
})
