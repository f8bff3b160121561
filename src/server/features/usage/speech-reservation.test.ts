import { expect, it } from 'vitest'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeRandom } from '../../testing/fakes/fake-random.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { until } from '../../testing/until.ts'
import { createReservationRepository } from './reservation.repository.ts'
import { createUsageRepository } from './usage.repository.ts'
import { createUsageService } from './usage.service.ts'

describeDialects('characters of speech that are reserved', (database) => {
  /** Two processes on one database, each with its own clock. A stopped clock simulates a suspended or dead process. */
  async function open() {
    await insertUser(database())
    const process = (name: string) => {
      const clock = createFakeClock()
      const leases = openLeases(database(), clock, name)
      const ledger = createUsageService({
        repository: createUsageRepository(database()),
        reservations: createReservationRepository(database()),
        clock,
        random: createFakeRandom(name),
        leases,
        hasActiveSubscription: async () => false,
        hostAllowances: undefined,
        isRewriteFree: () => true,
        confirmsFirst: false,
        findAccess: async () => 'standard',
        hostDailyPrompts: undefined,
        underWay: async () => [],
      })
      return { clock, leases, ledger }
    }
    const [here, there] = [process('here'), process('there')]
    const used = async () => (await there.ledger.overview('u1')).speech.used
    return { here, there, used }
  }

  it('are returned by another process 15 seconds after their own died, once', async () => {
    const { here, there, used } = await open()
    const reservation = await here.ledger.reserveSpeech('u1', 100)
    await there.clock.advance(14_999)
    await there.ledger.giveBackAbandoned()
    expect(await used()).toBe(100)
    await there.clock.advance(2)
    await Promise.all([there.ledger.giveBackAbandoned(), there.ledger.giveBackAbandoned()])
    expect(await used()).toBe(0)
    // The first process was only suspended: its text is not stored, because its characters are settled.
    expect(await here.ledger.keep(reservation)).toBe(false)
    expect(await here.ledger.giveBack(reservation)).toBe(false)
    await reservation.lease.release()
    expect(await used()).toBe(0)
  })

  it('last as long as their process lives, and are spent once', async () => {
    const { here, there, used } = await open()
    const reservation = await here.ledger.reserveSpeech('u1', 100)
    for (let second = 0; second < 600; second += 5) {
      for (const { clock } of [here, there]) await clock.advance(5_000)
      await until(() => here.clock.sleepers() === 1)
    }
    await there.ledger.giveBackAbandoned()
    await there.ledger.sweep()
    expect(await used()).toBe(100)
    expect(await here.ledger.keep(reservation)).toBe(true)
    await reservation.lease.release()
    await there.ledger.giveBackAbandoned()
    expect(await used()).toBe(100)
    expect(await database().selectFrom('leases').selectAll().execute()).toEqual([])
  })

  it('stay with a process that was suspended, unless another one looked meanwhile', async () => {
    const { here, used } = await open()
    const reservation = await here.ledger.reserveSpeech('u1', 100)
    await database().updateTable('leases').set({ expires_at: '2026-11-20T00:00:00.000Z' }).execute()
    await here.clock.advance(20_000)
    await here.ledger.giveBackAbandoned()
    expect(await used()).toBe(100)
    expect(await here.ledger.keep(reservation)).toBe(true)
    await reservation.lease.release()
  })

  it('are returned later where returning them failed', async () => {
    const { here, used } = await open()
    await (await here.ledger.reserveSpeech('u1', 100)).lease.release()
    await here.clock.advance(15_001)
    await here.ledger.giveBackAbandoned()
    expect(await used()).toBe(0)
  })

  it('leave no lease where they are refused', async () => {
    const { here } = await open()
    await expect(here.ledger.reserveSpeech('u1', 5_001)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await database().selectFrom('leases').selectAll().execute()).toEqual([])
  })
})
