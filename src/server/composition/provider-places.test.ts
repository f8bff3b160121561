import { expect, it } from 'vitest'
import { describeDialects } from '../testing/database/dialects.ts'
import { insertUser } from '../testing/database/insert-user.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'
import { placeAlone } from '../runtime/queue/places.ts'
import { createProviderPlaces } from './provider-places.ts'

describeDialects('places at the providers', (database) => {
  it('are taken at several providers in parallel by one process', async () => {
    await insertUser(database(), 'noor')
    const deps = {
      db: database(),
      instanceId: 'one',
      notifications: undefined,
      clock: createFakeClock(),
      report: (error: unknown) => {
        throw error
      },
      aiName: () => 'a service',
      meters: undefined,
    }
    const queues = (['text', 'speech', 'speech-pieces'] as const).map((queue) =>
      createProviderPlaces(deps, {
        service: queue === 'text' ? 'text' : 'speech',
        queue,
        places: () => 1,
        busyMessage: 'Too many.',
      }),
    )
    const { signal } = new AbortController()
    const asked = queues.map((queue) => placeAlone(queue.enter({ rank: 'free', owner: 'noor' }, signal)))
    const taken = await Promise.all(asked)
    expect(taken).toHaveLength(3)
    for (const place of taken) await place.leave()
    expect(await database().selectFrom('provider_tickets').selectAll().execute()).toEqual([])
  })
})
