import { type Ticket } from './queue-order.ts'

/** The tickets after a change, and the caller's result. */
export interface TicketChange<Result> {
  tickets: readonly Ticket[]
  result: Result
}

/**
 * The port to the tickets of one queue. Every adapter passes `places.contract.ts`. The tickets of a dead process are
 * removed within 15 s.
 */
export interface TicketStore {
  /**
   * Changes the tickets, exclusively among all processes that share them. `change` gets the current ones and must be
   * synchronous; where it throws, nothing changes. Calls the listener with the outcome before it resolves.
   */
  update<Result>(change: (tickets: readonly Ticket[]) => TicketChange<Result>): Promise<Result>
  /**
   * Calls `listener` with all tickets after each change of any process. The returned function ends that. One listener
   * at a time.
   */
  watch(listener: (tickets: readonly Ticket[]) => void): () => void
  /** Stops renewing a ticket, which expires unless it is removed before. */
  disown(id: string): void
}

/** Tickets in the memory of this process, for providers that no other process shares. */
export function createMemoryTickets(): TicketStore {
  let tickets: readonly Ticket[] = []
  let listener: ((tickets: readonly Ticket[]) => void) | undefined
  return {
    async update(change) {
      const { tickets: after, result } = change(tickets)
      tickets = after
      listener?.(tickets)
      return result
    },
    watch(heard) {
      listener = heard
      return () => {
        listener = undefined
      }
    },
    disown: () => undefined,
  }
}
