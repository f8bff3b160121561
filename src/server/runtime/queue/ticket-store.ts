import { type Ticket } from './queue-order.ts'

/** The new tickets: all that are there afterwards, and what the caller needs to know. */
export interface TicketChange<Result> {
  tickets: readonly Ticket[]
  result: Result
}

/**
 * The port to the tickets of one queue. Every adapter passes `places.contract.ts`. A ticket whose process
 * died is removed within 15 s.
 */
export interface TicketStore {
  /**
   * Changes the tickets, exclusively among all processes that share them. `change` gets those that are there and must not wait; what
   * it throws is thrown, and nothing changes. Calls the listener with the outcome before it resolves.
   */
  update<Result>(change: (tickets: readonly Ticket[]) => TicketChange<Result>): Promise<Result>
  /**
   * Calls `listener` with all tickets after each change of any process, until the function that it returns is called. There
   * is one listener at a time.
   */
  watch(listener: (tickets: readonly Ticket[]) => void): () => void
  /** From now on the ticket expires, where it is not removed before. */
  disown(id: string): void
}

/** Tickets in the memory of this process, where no other one asks the same provider. */
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
