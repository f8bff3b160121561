import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { describeDialects } from '../testing/database/dialects.ts'
import { createFakeClock, type FakeClock } from '../testing/fakes/fake-clock.ts'
import { insertUser } from '../testing/database/insert-user.ts'
import { openLeases } from '../testing/open-leases.ts'
import { until } from '../testing/until.ts'
import { type Lease, createLeases } from './leases.ts'
import { createLeasesRepository } from './leases.repository.ts'

describeDialects('leases', (database, dialect) => {
  let clock: FakeClock
  let here: ReturnType<typeof openLeases>
  let there: ReturnType<typeof openLeases>
  /** The clock of another process. While it advances and `clock` does not, this process is suspended. */
  let clockThere: FakeClock

  const rows = () => database().selectFrom('leases').selectAll().orderBy('resource').execute()
  const isOwned = (lease: Lease | undefined) =>
    database()
      .transaction()
      .execute(async (trx) => lease?.check(trx))

  beforeEach(async () => {
    clock = createFakeClock()
    clockThere = createFakeClock()
    here = openLeases(database(), clock)
    there = openLeases(database(), clockThere, 'another process')
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
  })

  it('are given to one of several parallel requests, separately for each resource and user', async () => {
    const asked = await Promise.all([here, there, here, there].map((leases) => leases.acquire('u1', 'import')))
    expect(asked.filter(Boolean)).toHaveLength(1)
    expect(await here.acquire('u1', 'conversation:c')).toBeDefined()
    expect(await there.acquire('u2', 'import')).toBeDefined()
    expect(await rows()).toHaveLength(3)
    await asked.find(Boolean)?.release()
    expect(await there.acquire('u1', 'import')).toBeDefined()
  })

  it('are renewed together, in one statement of one timer, while there are any', async () => {
    const repository = createLeasesRepository(database())
    let statements = 0
    const counted: typeof repository = {
      ...repository,
      async renew(...about) {
        statements += 1
        return repository.renew(...about)
      },
    }
    const report = (): void => {}
    const leases = createLeases({ repository: counted, owner: 'counted', clock, report })
    const held = [await leases.acquire('u1', 'a'), await leases.acquire('u1', 'b'), await leases.acquire('u2', 'a')]
    expect(clock.sleepers()).toBe(1)
    for (let second = 0; second < 60; second += 5) {
      await clock.advance(5_000)
      await clockThere.advance(5_000)
      await until(() => clock.sleepers() === 1)
    }
    expect(statements).toBe(12)
    expect(await there.acquire('u1', 'a')).toBeUndefined()
    for (const lease of held) await lease?.release()
    expect([clock.sleepers(), await rows()]).toEqual([0, []])
  })

  it('can be taken over 15 seconds after the last renewal, and then fail their check in the first process', async () => {
    const lost = await here.acquire('u1', 'import')
    await clockThere.advance(14_999)
    expect(await there.acquire('u1', 'import')).toBeUndefined()
    expect(await isOwned(lost)).toBe(true)
    await clockThere.advance(1)
    const taken = await there.acquire('u1', 'import')
    expect(await isOwned(taken)).toBe(true)
    expect(await isOwned(lost)).toBe(false)
    expect(lost?.signal.aborted).toBe(false)
    await clock.advance(20_000)
    await until(() => lost?.signal.aborted === true)
    await lost?.release()
    expect(await isOwned(taken)).toBe(true)
    expect(taken?.signal.aborted).toBe(false)
  })

  // The other two have one connection, which runs transactions one after another.
  it.runIf(dialect === 'PostgreSQL')('cannot be taken over during a transaction that checked them', async () => {
    const lease = await here.acquire('u1', 'import')
    await clockThere.advance(15_000)
    const order: string[] = []
    const waiting = sql<{ count: string }>`select count(*) as count from pg_locks where not granted`
    let taking: Promise<void> | undefined
    await database()
      .transaction()
      .execute(async (trx) => {
        expect(await lease?.check(trx)).toBe(true)
        taking = there.acquire('u1', 'import').then((taken) => void order.push(taken ? 'taken' : 'refused'))
        await until(async () => Number((await waiting.execute(database())).rows[0]?.count) > 0)
        order.push('stored')
      })
    await taking
    expect(order).toEqual(['stored', 'taken'])
    expect(await isOwned(lease)).toBe(false)
  })

  it('stay with a suspended process where nobody took them over', async () => {
    const lease = await here.acquire('u1', 'import')
    await clock.advance(60_000)
    await until(() => clock.sleepers() === 1)
    await clockThere.advance(60_000)
    expect(await there.acquire('u1', 'import')).toBeUndefined()
    expect([await isOwned(lease), lease?.signal.aborted]).toEqual([true, false])
  })

  it('are not given to a second task of the same process, which would pass the checks of the first', async () => {
    const lease = await here.acquire('u1', 'import')
    await database().updateTable('leases').set({ expires_at: '2026-11-20T00:00:00.000Z' }).execute()
    expect(await here.acquire('u1', 'import')).toBeUndefined()
    expect(await there.acquire('u1', 'import')).toBeDefined()
    await lease?.release()
    expect(await here.acquire('u1', 'import')).toBeUndefined()
  })

  it('exclude a single-transaction change, and are excluded until it ends', async () => {
    const lease = await here.acquire('u1', 'c')
    const change = () => database().transaction().execute(there.exclude('u1', 'c'))
    expect(await change()).toBe(false)
    expect(await isOwned(lease)).toBe(true)
    await lease?.release()
    expect(await change()).toBe(true)
    expect(await rows()).toEqual([])
  })

  it('are deleted with their user', async () => {
    const lease = await here.acquire('u1', 'import')
    await database().deleteFrom('users').where('id', '=', 'u1').execute()
    expect(await isOwned(lease)).toBe(false)
    await clock.advance(5_000)
    await until(() => lease?.signal.aborted === true)
    await lease?.release()
  })

  it('are released when their process ends, and deleted by a process that is alone', async () => {
    await here.acquire('u1', 'a')
    await there.acquire('u1', 'b')
    await there.close()
    expect(clockThere.sleepers()).toBe(0)
    expect((await rows()).map(({ lease_owner }) => lease_owner)).toEqual(['this process'])
    await there.freeAll()
    expect(await rows()).toEqual([])
  })

  it('of dead processes are deleted five minutes after they expired', async () => {
    await here.acquire('u1', 'import')
    await clockThere.advance(5 * 60_000 + 15_000)
    await there.sweep()
    expect(await rows()).toHaveLength(1)
    await clockThere.advance(1)
    await there.sweep()
    expect(await rows()).toEqual([])
  })
})
