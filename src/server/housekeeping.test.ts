import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'
import { createTestApp } from './testing/test-app.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

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
  const watched = { ...services, usage: { ...services.usage, sweep: sweepUsage }, reminders: { sweep: remind } }
  const stop = startHousekeeping(
    { services: watched, sandbox: undefined },
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
