import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type InTransaction } from '../../../db/transaction.ts'
import { DatabaseUnavailable } from '../../shared/errors.ts'
import { SEARCH_FAILED_WARNING } from '../../shared/features/generation/generation.constants.ts'
import { figureWarnings, givenFigures } from '../../shared/features/generation/figures.rules.ts'
import { type GenerationFailure } from '../../shared/features/generation/generations.schema.ts'
import { type Source, type Warning } from '../../shared/features/generation/generation.schema.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { type CountedFeature } from '../../shared/features/account/account.constants.ts'
import { type Research } from '../providers/research/research.port.ts'
import { isWriterProgress, isWriterWarning } from '../providers/text/text.port.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Lease } from '../runtime/leases.ts'
import { type Place } from '../runtime/queue/places.ts'
import { retry } from '../runtime/retry.ts'
import { charge, type Reserved } from './charge.ts'
import { type EventLog } from './event-log.ts'
import { toFailure } from './failure.ts'
import { type GenerationLeases } from './generation-leases.repository.ts'
import { searchFirst, type SearchLedger } from './research-step.ts'
import { type WriterCalls } from './writer-calls.ts'
import { type AnyTool, listTexts, type WritingTask } from './writing-tool.ts'

/** Attempts while the database is unavailable, and milliseconds between them: a restart takes seconds. */
const MOST_TRIES = 30
const AGAIN_MS = 1_000

/** Ends work from outside: the user stopped it, another process has it, or this server stops. */
export class Stopped extends Error {}
export class Lost extends Error {}
export class ShutDown extends Error {}

/** What a run needs of the ledger. */
export interface RunLedger extends SearchLedger {
  isRewriteLeft(userId: string, rewriteOf: string): Promise<boolean>
  /** Settles reservations as spent or returned, in a transaction. Returns false where some are already settled. */
  settle(trx: Kysely<Database>, charges: { keep: readonly string[]; giveBack: readonly string[] }): Promise<boolean>
}

/** A generation that this process writes. */
export interface Run {
  id: string
  userId: string
  tool: AnyTool
  input: unknown
  task: WritingTask<unknown, { type: string }, object>
  seed: number
  /** Whether a reader follows it: then the shown part is stored when it is cut short. */
  isLive: boolean
  /** Whether its user had an active subscription at its start. */
  hasAccess: boolean
  reserved: Reserved
  lease: Lease | undefined
  /** The content from before it was cut short. */
  kept: object | undefined
  /** The sources and the warnings from before it was cut short. */
  keptSources: readonly Source[]
  keptWarnings: readonly Warning[]
  log: EventLog
  controller: AbortController
  /** The number of the newest stored event. */
  saved: number
  /** The error, for callers in this process. */
  failure?: unknown
}

/**
 * Writes a generation and stores its end. Never throws: errors are stored with it, and reported where they are the
 * server's fault.
 */
export function createRunner(deps: {
  db: Kysely<Database>
  generationLeases: GenerationLeases
  owner: string
  ledger: RunLedger
  writer: WriterCalls
  research: Research | undefined
  findAnswers(userId: string): Promise<Answers | undefined>
  analytics: { count(userId: string, feature: CountedFeature): void }
  report(error: unknown): void
  clock: Clock
  /** Whether a model writes, or the draft writer. */
  isModel(): boolean
}) {
  const { db, generationLeases, owner, ledger, writer, research, findAnswers, analytics, report, clock, isModel } = deps

  /** The key of a topic's free rewrite. */
  const formatRewriteKey = ({ tool, task }: Run): string | undefined =>
    task.topic === undefined || task.hasDetails ? undefined : `${tool.name}:${task.topic}`

  return async function run(work: Run): Promise<void> {
    const { id, userId, tool, input, task, seed, isLive, lease, kept, log } = work
    const { signal } = work.controller
    const collector = task.begin(kept)
    const warnings: Warning[] = []
    const state = { isAccepted: false, isSearched: false }
    let creator: Answers | null = null
    let search: Awaited<ReturnType<typeof searchFirst>> | undefined
    let place: Place | undefined

    /** Waits for a place, and reports how many requests are ahead. */
    async function entered(entering: ReturnType<WriterCalls['enter']>): Promise<Place> {
      for (;;) {
        const step = await entering.next()
        if (step.done) return step.value
        log.push(step.value)
      }
    }

    async function write(): Promise<void> {
      // Such a task needs no place, and is no failure of the writer.
      if (task.cutShortBy) throw task.cutShortBy
      if (task.query !== null && research && !kept) {
        log.push({ type: 'searching' })
        state.isSearched = true
        const about = task.query
        search = await searchFirst({ ledger, research, report, id, userId, about, today: clock.now(), signal })
        if (search.reservation !== undefined) work.reserved.search = search.reservation
        else warnings.push(SEARCH_FAILED_WARNING)
        signal.throwIfAborted()
        log.push({ type: 'sources', sources: search.sources } as { type: string })
      }
      const rank = work.hasAccess ? 'premium' : 'free'
      place = await entered(writer.enter({ rank, owner: userId }, signal))
      creator = (await findAnswers(userId)) ?? null
      const onAccepted = (): void => void (state.isAccepted = true)
      const sources = search?.sources ?? []
      const written = task.write({ sources, creator, signal, live: isLive, onAccepted, seed, kept })
      for await (const draft of writer.read(place, written, signal)) {
        signal.throwIfAborted()
        if (isWriterWarning(draft)) warnings.push(draft.warning)
        else if (isWriterProgress(draft)) log.push(draft)
        else {
          state.isAccepted = true
          const event = collector.push(draft)
          if (!isLive || event === undefined) continue
          log.push(event)
          if (event.type === 'restart' && kept) for (const one of tool.replay(kept)) log.push(one)
        }
      }
    }

    /** Warnings of figures that nobody gave. Every figure of the draft writer is given. */
    function checkFigures(value: object): Warning[] {
      if (!isModel() || warnings.some(({ reason }) => reason === 'writer')) return []
      const { asked, content = '', given = [] } = task
      const pages = [...work.keptSources, ...(search?.sources ?? [])].flatMap(({ title, snippet }) => [title, snippet])
      const year = String(clock.now().getUTCFullYear())
      const before = kept ? listTexts(tool, kept).flatMap(({ text }) => givenFigures(text, work.keptWarnings)) : []
      const about = [...asked, content, ...given, ...before, ...pages, ...Object.values(creator ?? {}).flat(), year]
      return figureWarnings(listTexts(tool, value), about)
    }

    /**
     * Writes, with retries while the database is unavailable before the writer is called: nothing was shown or paid by then.
     */
    const writeOnceBack = (): Promise<void> =>
      retry(() => write().finally(() => place?.leave()), {
        clock,
        signal,
        pauseAfter: (error, retries) =>
          state.isAccepted || state.isSearched ? undefined : untilDatabaseIsBack(error, retries),
      })

    /** Stores the end with its price in one transaction, with retries while the database is unavailable. */
    const end = (...[how, what]: Parameters<typeof endNow>): Promise<void> =>
      retry(() => endNow(how, what), { clock, pauseAfter: untilDatabaseIsBack })

    async function endNow(
      how: 'done' | 'stopped' | 'failed',
      { isKept, error }: { isKept: boolean; error?: unknown },
    ): Promise<void> {
      const isComplete = how === 'done'
      const value = isKept ? collector.content(isComplete) : undefined
      const isSearchShown = how === 'stopped' && isLive && state.isSearched
      const charges = charge(work.reserved, {
        isDelivered: isKept || (isLive && collector.isDelivered()),
        isFree: collector.isFree?.() ?? false,
        isAccepted: state.isAccepted || isSearchShown,
        isSearchShown,
      })
      const of = formatRewriteKey(work)
      const said = value
        ? [...warnings, ...(tool.warn?.(value, input, warnings, isComplete) ?? []), ...checkFigures(value)]
        : warnings
      const failure: GenerationFailure | undefined = error === undefined ? undefined : toFailure(error)
      const extras = {
        ...(search && { sources: search.sources }),
        warnings: said,
        ...(of !== undefined && isKept && { freeRewrite: await ledger.isRewriteLeft(userId, of) }),
      }
      const settle: InTransaction = async (trx) => {
        const stored = {
          state: how,
          content: value && (!collector.store || how === 'stopped') ? { value, pieces: tool.pieces(value) } : undefined,
          ...extras,
          error: failure,
          events: isLive ? log.all() : [],
          lastEvent: log.last(),
          isKeyFree: !isKept && !kept,
        }
        if (!(await generationLeases.finish(trx, { id, owner }, stored, clock.now()))) throw new Lost()
        if (!(await ledger.settle(trx, charges))) throw new Lost()
      }
      if (isKept && collector.store) await collector.store(extras, settle)
      else await db.transaction().execute(settle)
      if (isKept && !kept && !collector.store) analytics.count(userId, tool.counted)
    }

    /** The outcome of work that did not reach its end. */
    async function cutShort(error: unknown): Promise<void> {
      const reason: unknown = signal.aborted ? signal.reason : error
      work.failure = reason
      if (reason instanceof Lost) return
      const isKept = isLive && collector.hasResult()
      if (reason instanceof ShutDown && !isKept) return generationLeases.release({ id, owner })
      const isStopped = reason instanceof Stopped
      const failure = isStopped || reason instanceof ShutDown ? undefined : reason
      try {
        await end(isKept || isStopped || kept ? 'stopped' : 'failed', { isKept, error: failure })
      } catch (storing) {
        if (storing instanceof Lost || !isKept) throw storing
        // The result could not be stored, so it costs nothing.
        work.failure = storing
        await end(kept ? 'stopped' : 'failed', { isKept: false, error: storing })
      }
    }

    try {
      await writeOnceBack()
      await end('done', { isKept: true })
    } catch (error) {
      await cutShort(error).catch((failure: unknown) => {
        work.failure = failure
        if (!(failure instanceof Lost)) report(failure)
      })
    } finally {
      await lease?.release()
      log.close()
    }
  }
}

const untilDatabaseIsBack = (error: unknown, retries: number): number | undefined =>
  error instanceof DatabaseUnavailable && retries < MOST_TRIES ? AGAIN_MS : undefined
