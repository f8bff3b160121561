import { expect, it } from 'vitest'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { placeAlone, type Places } from '../queue/places.ts'
import { createMeters } from './meters.ts'

it('measures how many wait for a place, for how long, and how many leave without one', async () => {
  const clock = createFakeClock()
  const stored = {
    databaseBytes: async () => 1,
    jobs: async () => ({ waiting: 0, running: 0, dead: 0 }),
    disk: async () => ({ size: 2, free: 1 }),
  }
  const meters = createMeters({ clock, stored })
  const gate = Promise.withResolvers<void>()
  const place = { markSilent: async () => {}, leave: async () => {} }
  const queue: Places = {
    async *enter(_asker, signal) {
      yield { type: 'waiting', ahead: 1 }
      await gate.promise
      signal.throwIfAborted()
      return place
    },
  }
  const places = meters.observePlaces('text', queue)
  const stopped = new AbortController()
  const served = placeAlone(places.enter({ rank: 'free' }, new AbortController().signal))
  const refused = placeAlone(places.enter({ rank: 'free' }, stopped.signal))
  const gone = places.enter({ rank: 'free' }, new AbortController().signal)
  expect((await gone.next()).value).toEqual({ type: 'waiting', ahead: 1 })
  expect(await meters.read()).toContain('hookline_queue_waiting{queue="text"} 3\n')
  await gone.return(undefined as never)
  await clock.advance(20_000)
  stopped.abort(new Error('stopped'))
  gate.resolve()
  expect(await served).toBe(place)
  await expect(refused).rejects.toThrow('stopped')
  const text = await meters.read()
  for (const line of [
    'hookline_queue_waiting{queue="text"} 0',
    'hookline_queue_wait_seconds_sum{queue="text"} 20',
    'hookline_queue_wait_seconds_count{queue="text"} 1',
    'hookline_queue_left_total{queue="text"} 2',
  ]) {
    expect(text).toContain(`${line}\n`)
  }
})

it('leaves out what cannot be read of the disk', async () => {
  const stored = {
    databaseBytes: async () => 1,
    jobs: async () => ({ waiting: 0, running: 0, dead: 0 }),
    disk: () => Promise.reject(new Error('there is no folder')),
  }
  const text = await createMeters({ clock: createFakeClock(), stored }).read()
  expect(text).toContain('hookline_database_bytes 1\n')
  expect(text).not.toContain('hookline_disk_bytes{')
})
