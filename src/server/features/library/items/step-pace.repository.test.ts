import { expect, it } from 'vitest'
import { createStepPace } from './step-pace.repository.ts'

it('makes steps smaller while they take too long, and larger again afterwards', async () => {
  let time = 0
  const pace = createStepPace({ rows: 100, bytes: 1_000 }, () => time)
  const rowsAfter = async (milliseconds: number): Promise<number> => {
    await pace.run(async () => void (time += milliseconds))
    return pace.size().rows
  }
  expect(pace.size()).toEqual({ rows: 100, bytes: 1_000 })
  expect([await rowsAfter(5), await rowsAfter(60), await rowsAfter(60)]).toEqual([100, 50, 25])
  for (let step = 0; step < 5; step += 1) await rowsAfter(60)
  expect(pace.size()).toEqual({ rows: 10, bytes: 100 })
  for (let step = 0; step < 8; step += 1) await rowsAfter(5)
  expect(pace.size()).toEqual({ rows: 100, bytes: 1_000 })
})
