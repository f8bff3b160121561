import fc from 'fast-check'
import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createFakeRandom } from '../../testing/fakes/fake-random.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createReservationRepository } from './reservation.repository.ts'
import { createUsageRepository } from './usage.repository.ts'
import { type HostAllowances } from './allotments.service.ts'
import { createUsageService } from './usage.service.ts'

const RIGHT_BEFORE_DECEMBER = '2026-11-30T23:00:00.000Z'

async function createLedger(
  db: Kysely<Database>,
  active = false,
  now = RIGHT_BEFORE_DECEMBER,
  hostDailyPrompts?: number,
  hostAllowances?: HostAllowances,
) {
  const clock = createFakeClock(now)
  const plan = { active, payers: new Set<string>() }
  const service = createUsageService({
    repository: createUsageRepository(db),
    reservations: createReservationRepository(db),
    clock,
    random: createFakeRandom(),
    leases: openLeases(db, clock),
    hasActiveSubscription: async (userId) => plan.active || plan.payers.has(userId),
    hostDailyPrompts,
    isRewriteFree: () => true,
    confirmsFirst: false,
    findAccess: async () => 'standard',
    hostAllowances,
    underWay: async () => [],
  })
  let works = 0
  const reservePrompt = async (userId: string, rewriteOf?: string) => {
    const { prompt = '', calls } = await service.reservePrompt(userId, { id: `work${(works += 1)}`, rewriteOf })
    return { prompt: { id: prompt }, calls: calls.map((id) => ({ id })) }
  }
  const ledger = { ...service, reservePrompt }
  await insertUser(db)
  const used = async () => (await ledger.overview('u1')).prompts.used
  return { ledger, clock, used, plan }
}

describeDialects('what a host allows without plans', (database) => {
  it('is a month of each, for everyone, and names the day on which it renews', async () => {
    const allowed = { prompts: 2, searches: 0, speechCharacters: 10 }
    const { ledger, clock } = await createLedger(database(), false, RIGHT_BEFORE_DECEMBER, undefined, allowed)
    const refusal = {
      code: 'FORBIDDEN',
      reason: 'host_allowance',
      message: "Your host's allowance is used up. It renews on December 1.",
    }
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => ledger.reservePrompt('u1')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(ledger.reservePrompt('u1')).rejects.toMatchObject(refusal)
    await expect(ledger.requireSearchLeft('u1')).rejects.toMatchObject({ ...refusal, field: 'useInternetSearch' })
    await expect(ledger.reserveSearch('u1', 'w')).rejects.toMatchObject(refusal)
    await ledger.reserveSpeech('u1', 10)
    await expect(ledger.requireSpeechLeft('u1', 1)).rejects.toMatchObject({ ...refusal, field: 'text' })
    expect(await ledger.overview('u1')).toMatchObject({
      hasActiveSubscription: true,
      prompts: { used: 2, limit: 2, remaining: 0, period: 'month', resetDate: '2026-12-01T00:00:00.000Z' },
      searches: { limit: 0, remaining: 0 },
    })
    await clock.advance(60 * 60_000)
    await ledger.reservePrompt('u1')
  })

  it('is counted without a limit too', async () => {
    const none = { prompts: undefined, searches: undefined, speechCharacters: undefined }
    const { ledger } = await createLedger(database(), false, RIGHT_BEFORE_DECEMBER, undefined, none)
    for (let i = 0; i < 12; i += 1) await ledger.reservePrompt('u1')
    await ledger.reserveSearch('u1', 'w')
    await ledger.requireSpeechLeft('u1', 1_000_000)
    await ledger.reserveSpeech('u1', 1_000_000)
    expect(await ledger.overview('u1')).toMatchObject({
      prompts: { used: 12, limit: null, remaining: null },
      searches: { used: 1, limit: null, remaining: null },
      speech: { used: 1_000_000, limit: null, remaining: null },
    })
  })
})

describeDialects('usage ledger', (database) => {
  it('shows what is used, what is left and when it renews', async () => {
    const { ledger } = await createLedger(database())
    await ledger.reservePrompt('u1')
    expect(await ledger.overview('u1')).toEqual({
      hasActiveSubscription: false,
      prompts: { used: 1, limit: 10, remaining: 9, period: 'day', resetDate: '2026-12-01T00:00:00.000Z' },
      searches: null,
      speech: { used: 0, limit: 5_000, remaining: 5_000, period: 'month', resetDate: '2026-12-01T00:00:00.000Z' },
    })
  })

  it('serves exactly the limit of parallel requests', async () => {
    const { ledger, used } = await createLedger(database())
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => ledger.reservePrompt('u1')))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
    expect(await used()).toBe(10)
  })

  it('names the limit by its period', async () => {
    const { ledger } = await createLedger(database())
    for (let i = 0; i < 10; i += 1) await ledger.reservePrompt('u1')
    await expect(ledger.reservePrompt('u1')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Daily limit reached',
      reason: 'daily_limit',
    })
  })

  it('gives premium 1,500 a month', async () => {
    const { ledger } = await createLedger(database(), true)
    expect((await ledger.overview('u1')).prompts).toMatchObject({ limit: 1_500, period: 'month', remaining: 1_500 })
  })

  it('counts a day and a month separately that begin at the same instant', async () => {
    const { ledger, plan, used } = await createLedger(database(), true, '2026-12-01T08:00:00.000Z')
    for (let i = 0; i < 25; i += 1) await ledger.keep((await ledger.reservePrompt('u1')).prompt)
    const { prompt: open } = await ledger.reservePrompt('u1')
    plan.active = false
    expect(await used()).toBe(0)
    await ledger.reservePrompt('u1')
    await ledger.giveBack(open)
    expect(await used()).toBe(1)
    plan.active = true
    expect(await used()).toBe(25)
    await ledger.reservePrompt('u1')
    plan.active = false
    expect(await used()).toBe(1)
  })

  it('settles a reservation once for two parallel tries', async () => {
    const { ledger, used } = await createLedger(database())
    const { prompt: kept } = await ledger.reservePrompt('u1')
    const { prompt: returned } = await ledger.reservePrompt('u1')
    expect(await ledger.keep(kept)).toBe(true)
    expect(await ledger.giveBack(kept)).toBe(false)
    expect(await ledger.giveBack(returned)).toBe(true)
    expect(await ledger.giveBack(returned)).toBe(false)
    expect(await used()).toBe(1)
  })

  it('returns the reservation of a dead request after five minutes', async () => {
    const { ledger, clock, used } = await createLedger(database())
    await ledger.reservePrompt('u1')
    await ledger.keep((await ledger.reservePrompt('u1')).prompt)
    await clock.advance(5 * 60_000)
    await ledger.sweep()
    expect(await used()).toBe(2)
    await clock.advance(1)
    await ledger.sweep()
    expect(await used()).toBe(1)
  })

  it('settles reservations that belong together in one transaction', async () => {
    const { ledger, used } = await createLedger(database())
    const { prompt, calls } = await ledger.reservePrompt('u1')
    expect(await ledger.giveBack(...calls)).toBe(true)
    expect(await ledger.keep(prompt, ...calls)).toBe(false)
    expect(await ledger.giveBack(prompt)).toBe(true)
    expect(await used()).toBe(0)
  })

  it('limits provider calls to three times the prompts', async () => {
    const { ledger, clock, used } = await createLedger(database())
    for (let call = 0; call < 30; call += 1) {
      const { prompt, calls } = await ledger.reservePrompt('u1')
      await ledger.giveBack(prompt)
      await ledger.keep(...calls)
    }
    const refusal = { code: 'TOO_MANY_REQUESTS', reason: 'daily_attempts', retryAfterSeconds: 3_600 }
    await expect(ledger.reservePrompt('u1')).rejects.toMatchObject(refusal)
    expect(await used()).toBe(0)
    await insertUser(database(), 'u2')
    await ledger.reservePrompt('u2')
    await clock.advance(3_600_000)
    await ledger.reservePrompt('u1')
  })

  it('limits the prompts of the whole server exactly, and returns them to their day', async () => {
    const { ledger, clock } = await createLedger(database(), true, RIGHT_BEFORE_DECEMBER, 12)
    await insertUser(database(), 'u2')
    const asked = Array.from({ length: 16 }, (_, index) => ledger.reservePrompt(index % 2 === 0 ? 'u1' : 'u2'))
    const results = await Promise.allSettled(asked)
    const reserved = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect([reserved.length, refusals.length]).toEqual([12, 4])
    expect(refusals[0]).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 3_600 })
    const prompts = await Promise.all(['u1', 'u2'].map((user) => ledger.overview(user)))
    expect(prompts.reduce((sum, { prompts: { used } }) => sum + used, 0)).toBe(12)
    const [first] = reserved
    await ledger.giveBack(...(first?.calls ?? []))
    await clock.advance(3_600_000)
    await ledger.reservePrompt('u1')
    const days = database().selectFrom('host_prompts').select('used').orderBy('day_start')
    expect(await days.execute()).toEqual([{ used: 11 }, { used: 1 }])
  })

  it('keeps half of the prompts of the whole server for payers, also in parallel', async () => {
    const { ledger, plan } = await createLedger(database(), false, RIGHT_BEFORE_DECEMBER, 13)
    await insertUser(database(), 'u2')
    await insertUser(database(), 'payer')
    plan.payers.add('payer')
    const ask = (userIds: string[]) => Promise.allSettled(userIds.map((userId) => ledger.reservePrompt(userId)))
    const served = (results: PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length
    const ofFree = await ask(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'u1' : 'u2')))
    expect(served(ofFree)).toBe(6)
    await expect(ledger.reservePrompt('u1')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      reason: 'server_limit',
      message: 'This server has used up its free prompts for today. They renew at midnight UTC.',
    })
    expect(served(await ask(Array.from({ length: 9 }, () => 'payer')))).toBe(7)
    const [first] = ofFree.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    await ledger.giveBack(...(first?.calls ?? []))
    expect(served(await ask(['u1', 'payer', 'u2', 'payer']))).toBe(1)
    const day = database().selectFrom('host_prompts').select('used')
    expect(await day.execute()).toEqual([{ used: 13 }])
  })

  it('never gives more than half to free accounts, whatever is reserved, returned and kept', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(
          fc.record({
            by: fc.constantFrom<'u1' | 'payer'>('u1', 'payer'),
            end: fc.constantFrom('keep', 'giveBack', 'open'),
          }),
        ),
        async (limit, calls) => {
          for (const table of ['usage_counters', 'host_prompts', 'usage_reservations', 'users'] as const)
            await database().deleteFrom(table).execute()
          const { ledger, plan } = await createLedger(database(), false, RIGHT_BEFORE_DECEMBER, limit)
          await insertUser(database(), 'payer')
          plan.payers.add('payer')
          const used = { u1: 0, payer: 0 }
          for (const { by, end } of calls) {
            const fits = used.u1 + used.payer < limit && (by === 'payer' || used.u1 < Math.floor(limit / 2))
            const reserved = await ledger.reservePrompt(by).catch(() => undefined)
            expect(reserved !== undefined).toBe(fits)
            if (!reserved) continue
            if (end !== 'giveBack') used[by] += 1
            if (end !== 'open') await ledger[end](reserved.prompt, ...reserved.calls)
          }
        },
      ),
      { numRuns: 15 },
    ))

  it('gives the whole pot to everyone where there are no plans', async () => {
    const none = { prompts: undefined, searches: undefined, speechCharacters: undefined }
    const { ledger } = await createLedger(database(), false, RIGHT_BEFORE_DECEMBER, 3, none)
    for (let call = 0; call < 3; call += 1) await ledger.reservePrompt('u1')
    await expect(ledger.reservePrompt('u1')).rejects.toMatchObject({
      message: 'This server has used up its prompts for today. They renew at midnight UTC.',
    })
  })

  it('counts a request for the day on which it began', async () => {
    const { ledger, clock, used } = await createLedger(database())
    const { prompt: reservation } = await ledger.reservePrompt('u1')
    await clock.advance(3_600_000)
    expect(await used()).toBe(0)
    await ledger.giveBack(reservation)
    expect(await used()).toBe(0)
  })

  it('limits requested characters to three times the month, for each month and account', async () => {
    const { ledger, clock } = await createLedger(database())
    await insertUser(database(), 'u2')
    await ledger.keep(await ledger.reserveSpeech('u1', 4_990))
    const tooMuch = { code: 'FORBIDDEN', reason: 'monthly_limit', field: 'text' }
    await expect(ledger.requireSpeechLeft('u1', 11)).rejects.toMatchObject(tooMuch)
    await Promise.all([5_000, 9_999, 1].map((characters) => ledger.countAskedSpeech('u1', characters)))
    await ledger.requireSpeechLeft('u1', 10)
    await ledger.countAskedSpeech('u1', 1)
    await expect(ledger.requireSpeechLeft('u1', 10)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/December 1/),
      retryAfterSeconds: 3_600,
    })
    await ledger.requireSpeechLeft('u2', 5_000)
    expect((await ledger.overview('u1')).speech.used).toBe(4_990)
    expect((await ledger.exportData('u1')).counters).toContainEqual(expect.objectContaining({ kind: 'speechAsked' }))
    await clock.advance(3_600_000)
    await ledger.requireSpeechLeft('u1', 5_000)
  })
})
