import { expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'
import { createTestApp } from '../testing/test-app.ts'
import { buildSchedules, startLocalRounds } from './housekeeping.ts'
import { type JobFailure } from './jobs/jobs.port.ts'

const MINUTE = 60_000

it('runs each round independently: one that fails or hangs delays no other', async () => {
  const app = await createTestApp()
  const rounds: string[] = []
  const failures: JobFailure[] = []
  const noting = (name: string) => async () => void rounds.push(name)
  const services = {
    ...app.services,
    usage: { ...app.services.usage, sweep: noting('usage') },
    library: { ...app.services.library, sweep: noting('library') },
    throttle: { ...app.services.throttle, sweep: () => Promise.reject(new Error('its table is lost')) },
    audioFiles: {
      ...app.services.audioFiles,
      // A store that never answers.
      sweep: (signal?: AbortSignal) =>
        new Promise<void>((resolve) => {
          rounds.push('audio')
          signal?.addEventListener('abort', () => resolve())
        }),
      sweepOrphans: () => Promise.reject(new AppError('BAD_GATEWAY', 'The audio store failed.')),
    },
  }
  await app.jobs.start({
    handlers: services.jobHandlers,
    schedules: buildSchedules({ services }, { error: () => {} }),
    onFailure: (failure) => failures.push(failure),
  })
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await app.clock.advance(1_000)
      for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await pass(2)
  expect(rounds.toSorted()).toEqual(['audio', 'library', 'usage'])
  expect(failures.map(({ what, isLast }) => [what, isLast])).toEqual([
    ['throttles', false],
    ['audio-of-nobody', false],
  ])
  await pass(120)
  expect(rounds.filter((name) => name === 'usage')).toHaveLength(3)
  expect(rounds.filter((name) => name === 'audio')).toHaveLength(1)
  expect(rounds.filter((name) => name === 'library')).toHaveLength(1)
  await app.jobs.stop()
})

it('runs local rounds in each process until it stops', async () => {
  const { services } = await createTestApp()
  const clock = createFakeClock()
  const rounds: string[] = []
  const failures: object[] = []
  const library = { ...services.library, index: async () => void rounds.push('index') }
  const stop = startLocalRounds(
    {
      services: { ...services, library },
      sandbox: undefined,
      clock,
      sweepBackups: () => Promise.reject(new Error('the folder is gone')),
    },
    { error: (details) => failures.push(details) },
  )
  for (let passed = 0; passed < 60; passed += 10) await clock.advance(10_000)
  expect(rounds).toHaveLength(6)
  expect(failures).toEqual([])
  await clock.advance(60 * MINUTE)
  expect(failures).toMatchObject([{ err: { message: 'the folder is gone' } }])
  await stop()
  expect(clock.sleepers()).toBe(0)
})
