import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'
import { createTestApp } from './testing/test-app.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('sweeps every minute, goes on after a failed round, and stops', async () => {
  const { services } = await createTestApp()

  const rounds: string[] = []
  const failures: unknown[] = []
  const sweepUsage = async () => {
    rounds.push('usage')
    if (rounds.length === 1) throw new Error('the database is away')
  }
  const watched = { ...services, usage: { ...services.usage, sweep: sweepUsage } }
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
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds).toHaveLength(2)
})
