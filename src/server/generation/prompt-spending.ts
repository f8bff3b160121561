import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type InTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { type KeyClaim } from './idempotency.ts'

/** What spending a prompt needs of the ledger. */
export interface PromptLedger<Reservation> {
  /**
   * A prompt, or the free rewrite of a topic where there still is one, and what counts as soon as a provider has accepted the call.
   * Throws when an allowance is used up.
   */
  reservePrompt(userId: string, rewriteOf?: string): Promise<{ prompt: Reservation; calls: Reservation[] }>
  /** Keeps all or nothing; false when some of it was given back already. */
  keep(...reserved: Reservation[]): Promise<boolean>
  /** Renews the reservation, so that the sweep does not give it back. */
  renew(...reserved: Reservation[]): Promise<unknown>
  giveBack(...reserved: Reservation[]): Promise<unknown>
}

/** What decides whether a text is the free rewrite of one that held nothing of the creator's own. */
export interface FreeRewrite {
  /** The tool and its topic. */
  of: string
  hasDetails: boolean
  /** Whether the same topic was written without facts. */
  hasPlain(): Promise<boolean>
}

/** What belongs into the transaction that stores a result; where one of them says false, all of it is rolled back. */
export interface Settlement<Reservation> {
  keep(trx: Kysely<Database>, ...reserved: Reservation[]): Promise<boolean>
  /** Remembers the answer for every repetition of the request. */
  remember(trx: Kysely<Database>, userId: string, claim: KeyClaim, answer: unknown): Promise<boolean>
}

export type Spending<Reservation> = Awaited<ReturnType<typeof openSpending<Reservation>>>

/**
 * Reserves a prompt for one piece of work. It is kept together with a search beside it when a result is delivered, and what
 * counts calls alone when a provider accepted one and nothing was delivered. Throws as `reservePrompt` does.
 */
export async function openSpending<Reservation>(deps: {
  ledger: PromptLedger<Reservation>
  settlement: Settlement<Reservation>
  userId: string
  claim: KeyClaim | undefined
  /** The topic whose free rewrite this may be. */
  rewriteOf?: string | undefined
}) {
  const { ledger, settlement, userId, claim, rewriteOf } = deps
  const { prompt, calls } = await ledger.reservePrompt(userId, rewriteOf)
  let open = [prompt, ...calls]
  let search: Reservation | undefined
  let isAccepted = false
  /** What was kept with the result. */
  let settled: Reservation[] | undefined

  return {
    /** Settles a search together with the prompt. */
    addSearch: (reserved: Reservation): void => {
      search = reserved
      open.push(reserved)
    },

    /** A provider has accepted the call. */
    accept: (): void => {
      isAccepted = true
    },

    renew: async (): Promise<void> => {
      if (open.length > 0) await ledger.renew(...open)
    },

    /** The result has reached the caller. Throws GATEWAY_TIMEOUT when it was given back before: then it must not. */
    async deliver(): Promise<void> {
      if (open.length === 0) return
      if (!(await ledger.keep(...open))) throw tookTooLong()
      open = []
    },

    /**
     * Keeps what is open and remembers the answer, in the transaction that stores it. Of a free result all but the prompt is
     * kept: `close` gives that back. Throws as `deliver` does.
     */
    settle(answer: unknown, { isFree = false } = {}): InTransaction {
      settled = undefined
      const kept = open.filter((one) => !isFree || one !== prompt)
      return async (trx) => {
        if (!(await settlement.keep(trx, ...kept))) throw tookTooLong()
        if (claim && !(await settlement.remember(trx, userId, claim, answer))) throw tookTooLong()
        settled = kept
      }
    },

    /** Whether a result was stored; to be asked once its transaction is committed. */
    hasSettled(): boolean {
      open = open.filter((one) => !settled?.includes(one))
      return settled !== undefined
    },

    /** The work is over: what is open is given back, but for a call that a provider accepted and, with `keepSearch`, a search. */
    async close({ keepSearch = false } = {}): Promise<void> {
      const isKept = (one: Reservation) => (isAccepted && calls.includes(one)) || (keepSearch && one === search)
      const kept = open.filter(isKept)
      const returned = open.filter((one) => !kept.includes(one))
      open = []
      if (kept.length > 0) await ledger.keep(...kept)
      if (returned.length > 0) await ledger.giveBack(...returned)
    },
  }
}

/** The refusal of work that was taken for dead: its reservation was given back, and its key may belong to another request. */
export function tookTooLong(): AppError {
  return new AppError('GATEWAY_TIMEOUT', 'This took too long and was given up. Try again.')
}
