import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { AppError } from '../../shared/errors.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Lease } from '../runtime/leases.ts'
import { startRenewing } from '../runtime/renewal.ts'
import { charge, type Reserved } from './charge.ts'
import { createEventLog } from './event-log.ts'
import { toFailure } from './failure.ts'
import { type GenerationLeases } from './generation-leases.repository.ts'
import { type Holder, type StoredGeneration } from './generation-row.ts'
import { endingTask } from './restored-task.ts'
import { type RunLedger } from './run-generation.ts'
import { type RunningGenerations } from './running-generations.ts'
import { type AnyTool } from './writing-tool.ts'

/** How often processes look for what others left, and how much they take in one statement. */
const LOOK_MS = 4_000
const TAKEN_AT_ONCE = 10
/** What cannot be taken over yet is free again after this, in milliseconds. */
const POSTPONED_MS = 3_000
/** More events than a process shows before they are stored: numbers that readers have seen do not come again. */
const UNSTORED_EVENTS = 10_000
/** What cannot be taken over for so long after its beginning has failed, in milliseconds. */
const GIVEN_UP_MS = 5 * 60_000

const NOTHING = { isDelivered: false, isFree: false, isAccepted: false, isSearchShown: false }

/** Writes on, or ends, what processes left that are gone. */
export function createTakingOver(deps: {
  db: Kysely<Database>
  held: GenerationLeases
  /** The id of this process. */
  owner: string
  holder(): Holder
  findTool(row: StoredGeneration): AnyTool
  begin: RunningGenerations['begin']
  ledger: {
    hasActiveSubscription(userId: string): Promise<boolean>
    /** What a generation of a process that is gone has reserved. */
    findReserved(userId: string, id: string): Promise<Reserved>
    settle: RunLedger['settle']
  }
  report(error: unknown): void
  clock: Clock
}) {
  const { db, held, owner, holder, findTool, begin, ledger, report, clock } = deps

  /** Ends what nobody can write any more; it costs nothing. */
  async function giveUp({ id, userId, lastEvent }: StoredGeneration, error: unknown): Promise<void> {
    const reserved = await ledger.findReserved(userId, id)
    const end = { state: 'failed', error: toFailure(error), events: [], lastEvent, isKeyFree: true } as const
    await db.transaction().execute(async (trx) => {
      await held.finish(trx, { id, owner }, end, clock.now())
      await ledger.settle(trx, charge(reserved, NOTHING))
    })
  }

  async function takeOne(row: StoredGeneration): Promise<void> {
    const { id, userId, input, isLive, events, lastEvent, content: kept } = row
    const tool = findTool(row)
    let lease: Lease | undefined
    try {
      const task = await tool.task(userId, input)
      lease = await task.acquire?.(kept)
      const reserved = await ledger.findReserved(userId, id)
      const hasAccess = await ledger.hasActiveSubscription(userId)
      const log = createEventLog(events, lastEvent + UNSTORED_EVENTS)
      const ending = endingTask(task, row)
      if (!ending) log.push({ type: 'restart' })
      begin({
        id,
        userId,
        tool,
        input,
        task: ending ?? task,
        seed: row.seed,
        isLive,
        hasAccess,
        reserved,
        lease,
        kept,
        log,
      })
    } catch (error) {
      await lease?.release()
      if (!(error instanceof AppError)) report(error)
      const now = clock.now().getTime()
      if (now - Date.parse(row.createdAt) > GIVEN_UP_MS) return giveUp(row, error).catch(report)
      // The lease of a conversation may still be the dead process's for a moment.
      await held.postpone({ id, owner }, new Date(now + POSTPONED_MS)).catch(report)
    }
  }

  const takingOver = {
    /**
     * Takes over what processes left that are gone: what was shown is kept as stopped, what nobody has seen is written again
     * for the same prompt.
     */
    async takeOver(): Promise<void> {
      for (let taken = TAKEN_AT_ONCE; taken === TAKEN_AT_ONCE;) {
        const rows = await held.claimExpired(holder(), clock.now(), TAKEN_AT_ONCE)
        for (const row of rows) await takeOne(row)
        taken = rows.length
      }
    },

    /** Looks for what others left, now and for as long as this process runs. Returns the function that ends it. */
    watch(): () => Promise<void> {
      const first = takingOver.takeOver().catch(report)
      const end = startRenewing({ clock, everyMs: LOOK_MS, renew: () => takingOver.takeOver(), report })
      return async () => {
        await Promise.all([first, end()])
      }
    },

    /** For a process that knows that no other is there: takes over everything at once. */
    async takeAllOver(): Promise<void> {
      await held.expireAll()
      await takingOver.takeOver()
    },
  }
  return takingOver
}
