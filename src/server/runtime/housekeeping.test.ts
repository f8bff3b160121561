import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { startHousekeeping, sweep } from './housekeeping.ts'
import { createTestApp } from '../testing/test-app.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const sweepBackups = async () => {}

it('sweeps every minute, goes on after a failed round, and stops', async () => {
  const { services } = await createTestApp()

  const rounds: string[] = []
  const reminded: AbortSignal[] = []
  const failures: unknown[] = []
  const sweepUsage = async () => {
    rounds.push('usage')
    if (rounds.length === 1) throw new Error('the database is away')
  }
  const remind = async (report: (error: unknown) => void, stopping: AbortSignal) => {
    if (reminded.push(stopping) === 2) report(new Error('no mail'))
  }
  const watched = {
    ...services,
    usage: { ...services.usage, sweep: sweepUsage },
    reminders: { ...services.reminders, sweep: remind },
  }
  const stop = startHousekeeping(
    { services: watched, sandbox: undefined, sweepBackups },
    { error: (details) => failures.push(details) },
  )

  await vi.advanceTimersByTimeAsync(59_999)
  expect(rounds).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(failures).toMatchObject([{ err: { message: 'the database is away' } }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toHaveLength(2)
  expect(reminded.map(({ aborted }) => aborted)).toEqual([false, false])
  expect(failures[1]).toMatchObject({ err: { message: 'no mail' } })
  stop()
  expect(reminded[1]?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds).toHaveLength(2)
})

it('looks after audio in rounds of its own, and through the whole store after five minutes and every hour', async () => {
  const { services } = await createTestApp()
  const rounds: string[] = []
  const failures: object[] = []
  const audioFiles = {
    ...services.audioFiles,
    // A store that never answers.
    sweep: () => new Promise<void>(() => rounds.push('expired')),
    sweepOrphans: async () => {
      rounds.push('orphans')
      throw new AppError('BAD_GATEWAY', 'The audio store failed.', { cause: new Error('a secret of the bucket') })
    },
  }
  const usage = { ...services.usage, sweep: async () => void rounds.push('usage') }
  const stop = startHousekeeping(
    { services: { ...services, audioFiles, usage }, sandbox: undefined, sweepBackups },
    { error: (details, message) => failures.push({ ...details, message }) },
  )
  const count = (round: string) => rounds.filter((name) => name === round).length

  await vi.advanceTimersByTimeAsync(299_999)
  expect([count('expired'), count('orphans'), count('usage')]).toEqual([1, 0, 4])
  await vi.advanceTimersByTimeAsync(1)
  expect([count('expired'), count('orphans'), count('usage')]).toEqual([1, 1, 5])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([count('expired'), count('orphans'), count('usage')]).toEqual([1, 2, 65])
  expect(failures[1]).toMatchObject({ answer: 'The audio store failed.', message: 'audio could not be removed' })
  expect(JSON.stringify(failures)).not.toContain('secret')
  stop()
  startHousekeeping(
    { services: { ...services, audioFiles, usage }, sandbox: undefined, sweepBackups },
    { error: () => {} },
  )()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(count('orphans')).toBe(2)
})

it('runs the other rounds when one fails', async () => {
  const { services } = await createTestApp()
  const swept: string[] = []
  const failing = { sweep: () => Promise.reject(new Error('its table is lost')) }
  const noting = (name: string) => ({ sweep: async () => void swept.push(name) })
  const errors: unknown[] = []
  await sweep(
    {
      services: {
        ...services,
        usage: { ...services.usage, ...failing },
        sessions: { ...services.sessions, ...failing },
        idempotency: { ...services.idempotency, ...noting('idempotency') },
        library: { ...services.library, ...noting('library') },
      },
      sandbox: undefined,
    },
    (error) => errors.push(error),
  )
  expect(swept).toEqual(['idempotency', 'library'])
  expect(errors).toHaveLength(2)
})
