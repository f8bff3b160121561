import { type Kysely, type Selectable, sql } from 'kysely'
import { flag, instant } from '../../../../db/columns.ts'
import { isSqlite } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type ProviderTicketsTable } from '../../../../db/schema/provider-tickets.ts'
import { type Ticket } from './queue-order.ts'

/** A lease of a process on its tickets. */
interface TicketLease {
  owner: string
  expiresAt: Date
}

export type TicketsRepository = ReturnType<typeof createTicketsRepository>

/** The channel that notifies every process about changed tickets; the payload is the queue's name. */
export const TICKETS_CHANNEL = 'provider_tickets'

/** Tickets of all processes on one database. Any process may remove an expired ticket. */
export function createTicketsRepository(db: Kysely<Database>, queue: string) {
  return {
    /** The tickets that have not expired at `now`. */
    async findAll(now: Date, executor = db): Promise<Ticket[]> {
      const rows = await executor
        .selectFrom('provider_tickets')
        .selectAll()
        .where('queue', '=', queue)
        .where('expires_at', '>', instant.encode(now))
        .execute()
      return rows.map(parseTicket)
    },

    /** Runs `work` in a transaction that excludes every other one of this queue. */
    alone: <Result>(work: (trx: Kysely<Database>) => Promise<Result>): Promise<Result> =>
      db.transaction().execute(async (trx) => {
        // On SQLite a transaction has the only write lock from its beginning.
        if (!isSqlite(trx))
          await sql`select pg_advisory_xact_lock(hashtext(${`provider_tickets/${queue}`}))`.execute(trx)
        return work(trx)
      }),

    /**
     * Inserts a ticket. If its row is still there, because its process slept past the lease and renewed it meanwhile,
     * the row is updated instead.
     */
    async insert(trx: Kysely<Database>, ticket: Ticket, { owner, expiresAt }: TicketLease): Promise<void> {
      const { id, rank, position, started } = ticket
      const state = {
        started: started ?? null,
        is_silent: flag.encode(ticket.isSilent),
        lease_owner: owner,
        expires_at: instant.encode(expiresAt),
      }
      await trx
        .insertInto('provider_tickets')
        .values({
          id,
          queue,
          rank,
          user_id: ticket.owner ?? null,
          position,
          since: instant.encode(new Date(ticket.since)),
          ...state,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute()
    },

    async update(trx: Kysely<Database>, { id, started, isSilent }: Ticket): Promise<void> {
      await trx
        .updateTable('provider_tickets')
        .set({ started: started ?? null, is_silent: flag.encode(isSilent) })
        .where('id', '=', id)
        .execute()
    },

    /** Removes these tickets, and all expired ones of the queue. */
    async delete(trx: Kysely<Database>, ids: readonly string[], now: Date): Promise<void> {
      await trx
        .deleteFrom('provider_tickets')
        .where('queue', '=', queue)
        .where(({ or, eb }) =>
          or([eb('expires_at', '<=', instant.encode(now)), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
        )
        .execute()
    },

    /** Renews tickets of a process in one statement. */
    async renew(ids: readonly string[], { owner, expiresAt }: TicketLease): Promise<void> {
      await db
        .updateTable('provider_tickets')
        .set({ expires_at: instant.encode(expiresAt) })
        .where('lease_owner', '=', owner)
        .where('id', 'in', ids)
        .execute()
    },

    /** Wakes the other processes once the transaction is committed; on SQLite they look periodically. */
    async notify(trx: Kysely<Database>): Promise<void> {
      if (!isSqlite(trx)) await sql`select pg_notify(${TICKETS_CHANNEL}, ${queue})`.execute(trx)
    },
  }
}

function parseTicket(row: Selectable<ProviderTicketsTable>): Ticket {
  return {
    id: row.id,
    rank: row.rank,
    owner: row.user_id ?? undefined,
    position: row.position,
    since: instant.decode(row.since).getTime(),
    started: row.started ?? undefined,
    isSilent: flag.decode(row.is_silent),
  }
}
