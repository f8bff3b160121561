import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildRefusal } from '../../../db/faults.ts'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { tenHooks } from '../testing/fakes/fake-text-model.ts'
import { openGenerations } from '../testing/open-generations.ts'
import { until } from '../testing/until.ts'
import { stopAll } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let writing: Awaited<ReturnType<typeof openGenerations>>
/** A server with a database that can be unavailable. */
let server: TestApp
let isAway: boolean
let refused: number

beforeEach(async () => {
  writing = await openGenerations()
  isAway = false
  refused = 0
  const db = writing.app.db.withPlugin({
    transformQuery: ({ node }) => {
      if (!isAway) return node
      refused += 1
      throw buildRefusal('away', new Error('ECONNREFUSED'))
    },
    transformResult: async ({ result }) => result,
  })
  server = await createTestApp({ db, random: createFakeRandom('away-') })
})

afterEach(() => stopAll(writing.app, writing.noor.userId))

describe('a database that is unavailable for seconds', () => {
  it('delays the end of a generation, and loses nothing of it', async () => {
    const whole = Promise.withResolvers<void>()
    server.text.script = async function* pausing(brief, options) {
      yield* tenHooks(brief, options)
      await whole.promise
    }
    const id = await writing.start(undefined, server)
    await writing.written(id, 10, server)
    isAway = true
    whole.resolve()
    await until(() => refused > 0)
    for (let second = 0; second < 3; second += 1) await server.clock.advance(1_000)
    isAway = false
    await until(async () => {
      await server.clock.advance(1_000)
      return (await writing.view(id)).state !== 'running'
    })
    expect(await writing.view(id)).toMatchObject({ state: 'done', hooks: { length: 10 } })
    expect(await writing.noor.used()).toBe(1)
  })

  it('delays a generation that has not started, and is no failure of the writer', async () => {
    let tries = 0
    server.text.script = async function* failing(brief, options) {
      tries += 1
      if (tries < 7) throw buildRefusal('away', new Error('ECONNREFUSED'))
      yield* tenHooks(brief, options)
    }
    const id = await writing.start(undefined, server)
    await until(async () => {
      await server.clock.advance(1_000)
      return (await writing.view(id)).state === 'done'
    })
    expect((await writing.view(id)).hooks).toHaveLength(10)
    expect([tries, await writing.noor.used()]).toEqual([7, 1])
  })
})
