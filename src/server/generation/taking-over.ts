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

/** Milliseconds between looks for generations of dead processes, and how many one statement takes over. */
const LOOK_MS = 4_000
const TAKEN_AT_ONCE = 10
/** Milliseconds until a generation that cannot be taken over yet may be taken over again. */
const POSTPONED_MS = 3_000
/** More than the events that a process shows before they are stored, so that numbers that readers have seen are not reused. */
const UNSTORED_EVENTS = 10_000
/** Milliseconds after its beginning at which a generation that cannot be taken over has failed. */
const GIVEN_UP_MS = 5 * 60_000

const NOTHING = { isDelivered: false, isFree: false, isAccepted: false, isSearchShown: false }

/** Continues or ends generations of dead processes. */
export function createTakingOver(deps: {
  db: Kysely<Database>
  generationLeases: GenerationLeases
  /** The id of this process. */
  owner: string
  holder(): Holder
  findTool(row: StoredGeneration): AnyTool
  begin: RunningGenerations['begin']
  ledger: {
    hasActiveSubscription(userId: string): Promise<boolean>
    /** The reservations of a dead process's generation. */
    findReserved(userId: string, id: string): Promise<Reserved>
    settle: RunLedger['settle']
  }
  report(error: unknown): void
  clock: Clock
}) {
  const { db, generationLeases, owner, holder, findTool, begin, ledger, report, clock } = deps

  /** Fails a generation that no process can write; it costs nothing. */
  async function giveUp({ id, userId, lastEvent }: StoredGeneration, error: unknown): Promise<void> {
    const reserved = await ledger.findReserved(userId, id)
    const end = { state: 'failed', error: toFailure(error), events: [], lastEvent, isKeyFree: true } as const
    await db.transaction().execute(async (trx) => {
      await generationLeases.finish(trx, { id, owner }, end, clock.now())
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
        keptSources: row.sources,
        keptWarnings: row.warnings,
        log,
      })
    } catch (error) {
      await lease?.release()
      if (!(error instanceof AppError)) report(error)
      const now = clock.now().getTime()
      if (now - Date.parse(row.createdAt) > GIVEN_UP_MS) return giveUp(row, error).catch(report)
      // The dead process's lease of the conversation may not have expired yet.
      await generationLeases.postpone({ id, owner }, new Date(now + POSTPONED_MS)).catch(report)
    }
  }

  const takingOver = {
    /**
     * Takes over generations of dead processes. What was shown is stored as stopped. A generation of which nothing was
     * shown is written again for the same prompt.
     */
    async takeOver(): Promise<void> {
      for (let taken = TAKEN_AT_ONCE; taken === TAKEN_AT_ONCE;) {
        const rows = await generationLeases.claimExpired(holder(), clock.now(), TAKEN_AT_ONCE)
        for (const row of rows) await takeOne(row)
        taken = rows.length
      }
    },

    /** Looks for generations of dead processes, now and periodically. The returned function ends it. */
    watch(): () => Promise<void> {
      const first = takingOver.takeOver().catch(report)
      const end = startRenewing({ clock, everyMs: LOOK_MS, renew: () => takingOver.takeOver(), report })
      return async () => {
        await Promise.all([first, end()])
      }
    },

    /** Takes over everything at once, for a process that is alone on its database. */
    async takeAllOver(): Promise<void> {
      await generationLeases.expireAll()
      await takingOver.takeOver()
    },
  }
  return takingOver
}
