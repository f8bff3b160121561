import { isSqlite } from '../../../db/dialect.ts'
import { createPlaces, type Places, type PlacesOptions } from '../runtime/queue/places.ts'
import { type CountedPlaces, countPlaces } from '../runtime/queue/counted-places.ts'
import { createSharedTickets } from '../runtime/queue/shared-tickets.ts'
import { createMemoryTickets } from '../runtime/queue/ticket-store.ts'
import { createTicketsRepository } from '../runtime/queue/tickets.repository.ts'
import { type ServiceDependencies } from './dependencies.ts'

/**
 * Places at the writer or the voice. On PostgreSQL all processes share the places at an outside service. Embedded
 * providers have places in each process.
 */
export function createProviderPlaces(
  deps: Pick<ServiceDependencies, 'db' | 'instanceId' | 'notifications' | 'clock' | 'report' | 'aiName' | 'meters'>,
  {
    service,
    queue,
    ...options
  }: { service: 'text' | 'speech'; queue: string } & Omit<PlacesOptions, 'store' | 'instanceId' | 'clock' | 'report'>,
): CountedPlaces {
  const { db, instanceId, notifications, clock, report, aiName, meters } = deps
  const measured = (places: Places): CountedPlaces =>
    countPlaces(meters?.observePlaces(queue, places) ?? places, options.places)
  // The queues share a table, in which ticket ids must be unique.
  const own = { ...options, instanceId: `${instanceId}:${queue}`, clock, report }
  const here = createPlaces({ ...own, store: createMemoryTickets() })
  if (isSqlite(db)) return measured(here)
  const repository = createTicketsRepository(db, queue)
  const store = createSharedTickets({ repository, queue, notifications, owner: instanceId, clock, report })
  const shared = createPlaces({ ...own, store })
  return measured({ enter: (asker, signal) => (aiName(service) === null ? here : shared).enter(asker, signal) })
}
