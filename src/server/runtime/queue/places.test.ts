import { beforeEach, describe, expect, it } from 'vitest'
import { type Notifications } from '../../../../db/notifications.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { describePlaces, type OpenStore, OWNERS } from './places.contract.ts'
import { createSharedTickets } from './shared-tickets.ts'
import { createMemoryTickets } from './ticket-store.ts'
import { createTicketsRepository, TICKETS_CHANNEL } from './tickets.repository.ts'

describe('places in memory', () => {
  describePlaces(() => () => createMemoryTickets(), { isShared: false, settle: async () => undefined })
})

describeDialects('places in the database', (database) => {
  /** Notifications among processes, without a connection between them. */
  const heardBy = new Set<(queue: string) => void>()
  const notifications: Notifications = {
    subscribe(channel, heard) {
      expect(channel).toBe(TICKETS_CHANNEL)
      heardBy.add(heard)
      return () => void heardBy.delete(heard)
    },
    close: async () => undefined,
  }
  const openStore: OpenStore = (process, clock) => {
    const repository = createTicketsRepository(database(), 'text')
    const told: typeof repository = {
      ...repository,
      // After the transaction, as the database does.
      alone: async (work) => {
        const result = await repository.alone(work)
        setImmediate(() => heardBy.forEach((heard) => heard('text')))
        return result
      },
    }
    const report = (error: unknown): never => {
      throw error
    }
    return createSharedTickets({ repository: told, queue: 'text', notifications, owner: process, clock, report })
  }
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) {
      await database().selectFrom('provider_tickets').select('id').execute()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  beforeEach(async () => {
    heardBy.clear()
    for (const user of OWNERS) await insertUser(database(), user)
  })
  describePlaces(() => openStore, { isShared: true, settle })

  it('take a ticket again that was renewed after its lease had ended', async () => {
    const repository = createTicketsRepository(database(), 'text')
    const now = new Date('2026-11-20T12:00:00.000Z')
    const lease = (owner: string, seconds: number) => ({ owner, expiresAt: new Date(now.getTime() + seconds * 1_000) })
    const ticket = {
      id: 'one',
      rank: 'free',
      owner: undefined,
      position: 1,
      since: now.getTime(),
      started: undefined,
      isSilent: false,
    } as const
    await repository.alone(async (trx) => {
      await repository.insert(trx, ticket, lease('slept', 1))
      await repository.insert(trx, { ...ticket, started: 2 }, lease('awake', 30))
    })
    expect(await repository.findAll(new Date(now.getTime() + 15_000))).toEqual([{ ...ticket, started: 2 }])
  })
})
