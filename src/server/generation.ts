import { AppError, LIMIT_MESSAGE } from '../shared/errors.ts'
import { type Answers } from '../shared/features/account/account.schema.ts'
import { SEARCH_FAILED_WARNING } from '../shared/features/generation/generation.constants.ts'
import { type ProgressEvent, type ResultExtras, type Source } from '../shared/features/generation/generation.schema.ts'
import { type Research } from './providers/research/research.port.ts'
import { isWriterProgress, type WriterProgress } from './providers/text/text.port.ts'
import { searchFirst, type SearchLedger } from './research-step.ts'

/** What spending needs of the ledger. */
export interface Ledger<Reservation> extends SearchLedger<Reservation> {
  hasActiveSubscription(userId: string): Promise<boolean>
  reservePrompt(userId: string): Promise<Reservation>
}

/** What makes a repeated click one piece of work. */
export interface Idempotency {
  claim(
    userId: string,
    key: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<{ state: 'new' } | { state: 'done'; result: unknown }>
  /** Says that the work goes on, before the sweep takes it for dead. */
  renew(userId: string, key: string): Promise<void>
  finish(userId: string, key: string, result: unknown): Promise<void>
  release(userId: string, key: string): Promise<void>
}

/** The queue before a busy provider; premium goes first. With an owner nobody has more than their share of it. */
export interface ProviderQueue {
  ahead(rank: 'premium' | 'free', owner?: string): number
  enter(rank: 'premium' | 'free', signal: AbortSignal, owner?: string): Promise<() => void>
}

/** Who asks, and how the call can be ended or repeated. */
export interface GenerationCall {
  userId: string
  idempotencyKey: string | undefined
  signal: AbortSignal
}

/** Claims the key of a call, where it has one, for work on `body`: `done` holds the first answer. Throws CONFLICT for another body. */
export async function claimKey(
  idempotency: Idempotency,
  { userId, idempotencyKey: key, signal }: GenerationCall,
  body: object,
): ReturnType<Idempotency['claim']> {
  return key ? idempotency.claim(userId, key, body, signal) : { state: 'new' }
}

/** A click that delivered is remembered; one that did not may be tried again. */
export async function settleKey(
  idempotency: Idempotency,
  { userId, idempotencyKey: key }: GenerationCall,
  stored: { result: unknown } | undefined,
): Promise<void> {
  if (!key) return
  if (stored) await idempotency.finish(userId, key, stored.result)
  else await idempotency.release(userId, key)
}

/** What a writer is given beside the request. */
export interface WritingContext {
  sources: Source[]
  creator: Answers | null
  signal: AbortSignal
  live: boolean
}

/** One result while it is being written. */
export interface Manuscript<Draft, Event, Stored> {
  /** Takes the next piece in; returns what a watching caller sees of it. */
  take(draft: Draft): Event | undefined
  /** Whether a usable piece is there: from now on the prompt is spent. */
  isDelivered(): boolean
  /** Whether there is something to keep, be it cut short. */
  hasResult(): boolean
  /** Keeps what is there. `isComplete` is false after a stop or a failure. */
  store(extras: ResultExtras, isComplete: boolean): Promise<Stored>
}

/** One piece of work of a tool. */
export interface WritingTask<Draft, Event, Stored> {
  /** What makes another request the same one. */
  body: object
  /** What to look up first; null where no search was asked for. */
  query: string | null
  /** Makes sure that the work may begin, and takes what it needs for itself. Returns the way to give that back. */
  hold?: (() => Promise<() => Promise<void>>) | undefined
  write(context: WritingContext): AsyncIterable<Draft | WriterProgress>
  begin(): Manuscript<Draft, Event, Stored>
  /** The events of a result that is there already, without the last. */
  replay(stored: Stored): Iterable<Event>
  /** The last event. */
  done(stored: Stored): Event | Promise<Event>
}

/**
 * What every tool that writes has in common: one prompt reserved before the writer is called and kept with the first
 * usable piece, one search beside it where asked for, a place in the queue, one piece of work per `Idempotency-Key`.
 * Source: decisions 5.
 */
export function createGeneration<Reservation>(deps: {
  ledger: Ledger<Reservation>
  idempotency: Idempotency
  queue: ProviderQueue
  research: Research | undefined
  throttle: { generate(userId: string): Promise<unknown> }
  answersOf(userId: string): Promise<Answers | undefined>
  /** Tells the host of a search that failed. */
  report(error: unknown): void
  /** What closing the server waits for, so that nothing written is lost with it. */
  work: { begin(): () => void }
}) {
  const { ledger, idempotency, queue, research, throttle, answersOf, report, work } = deps

  /** Refusals in the order of decisions 5, before anything is spent; then the claim of the key. */
  async function claim<D, E, S>(call: GenerationCall, task: WritingTask<D, E, S>) {
    await throttle.generate(call.userId)
    if (task.query !== null) {
      if (!(await ledger.hasActiveSubscription(call.userId)))
        throw new AppError('FORBIDDEN', LIMIT_MESSAGE.searchNotIncluded)
      await ledger.requireSearchLeft(call.userId)
      if (!research) throw new AppError('NOT_IMPLEMENTED', LIMIT_MESSAGE.searchNotSetUp)
    }
    return claimKey(idempotency, call, task.body)
  }

  const rankOf = async (userId: string) => ((await ledger.hasActiveSubscription(userId)) ? 'premium' : 'free')

  /**
   * The work itself. Watched, a prompt is kept with the first usable piece and what was written before a stop stays;
   * unwatched, nothing is delivered before the end, so a failure spends nothing. Returns what was stored.
   */
  async function* run<D, E, S>(
    call: GenerationCall,
    task: WritingTask<D, E, S>,
    live: boolean,
  ): AsyncGenerator<E | ProgressEvent, S> {
    const over = work.begin()
    const manuscript = task.begin()
    let letGo: (() => Promise<void>) | undefined
    let reservation: Reservation | undefined
    let search: Awaited<ReturnType<typeof searchFirst<Reservation>>> | undefined
    let leave: (() => void) | undefined
    let stored: { result: S } | undefined
    let spent = false

    const spend = async (): Promise<void> => {
      spent = true
      if (reservation) await ledger.keep(reservation)
      await search?.keep()
    }
    const extras = (): ResultExtras => ({
      ...(search && search.sources.length > 0 && { sources: search.sources }),
      ...(search?.failed && { warnings: [SEARCH_FAILED_WARNING] }),
    })

    try {
      letGo = await task.hold?.()
      reservation = await ledger.reservePrompt(call.userId)
      if (task.query !== null && research) {
        yield { type: 'searching' }
        search = await searchFirst({
          ledger,
          research,
          report,
          userId: call.userId,
          query: task.query,
          signal: call.signal,
        })
        yield { type: 'sources', sources: search.sources }
      }
      const rank = await rankOf(call.userId)
      const ahead = queue.ahead(rank)
      if (ahead > 0) yield { type: 'waiting', ahead }
      leave = await queue.enter(rank, call.signal)
      const creator = (await answersOf(call.userId)) ?? null
      const context = { sources: search?.sources ?? [], creator, signal: call.signal, live }
      for await (const draft of task.write(context)) {
        if (isWriterProgress(draft)) {
          if (live) yield draft
          continue
        }
        const event = manuscript.take(draft)
        if (live && !spent && manuscript.isDelivered()) await spend()
        if (live && event !== undefined) yield event
      }
      stored = { result: await manuscript.store(extras(), true) }
      if (!spent && manuscript.isDelivered()) await spend()
      return stored.result
    } finally {
      leave?.()
      // Reached as well when the caller stops or leaves: what was delivered stays, what was not is given back.
      try {
        if (!spent) {
          if (reservation) await ledger.giveBack(reservation)
          await search?.giveBack()
        }
        if (live && !stored && manuscript.hasResult()) stored = { result: await manuscript.store(extras(), false) }
      } finally {
        await letGo?.()
        await settleKey(idempotency, call, stored).finally(over)
      }
    }
  }

  return {
    /**
     * Writes and yields what comes. Stopping (the signal, or leaving the iteration) keeps what was written. Throws
     * FORBIDDEN when an allowance is used up, NOT_IMPLEMENTED without research, CONFLICT for a key with another body, and
     * the ports' errors.
     */
    async *stream<D, E, S>(call: GenerationCall, task: WritingTask<D, E, S>): AsyncGenerator<E | ProgressEvent, void> {
      const claimed = await claim(call, task)
      if (claimed.state === 'done') yield* task.replay(claimed.result as S)
      yield await task.done(claimed.state === 'done' ? (claimed.result as S) : yield* run(call, task, true))
    },

    /** Writes and returns the whole result; throws like `stream`. A failure on the way spends nothing. */
    async whole<D, E, S>(call: GenerationCall, task: WritingTask<D, E, S>): Promise<S> {
      const claimed = await claim(call, task)
      if (claimed.state === 'done') return claimed.result as S
      const writing = run(call, task, false)
      for (;;) {
        const step = await writing.next()
        if (step.done) return step.value
      }
    },
  }
}

/** The part that a tool's service needs. */
export type Generation = Pick<ReturnType<typeof createGeneration>, 'stream' | 'whole'>
