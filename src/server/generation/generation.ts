import { type InTransaction } from '../../../db/transaction.ts'
import { AppError, LIMIT_MESSAGE } from '../../shared/errors.ts'
import { type Answers } from '../../shared/features/account/account.schema.ts'
import { SEARCH_FAILED_WARNING } from '../../shared/features/generation/generation.constants.ts'
import { extrasOf } from '../../shared/features/generation/generation.rules.ts'
import {
  type ProgressEvent,
  type ResultExtras,
  type Source,
  type Warning,
} from '../../shared/features/generation/generation.schema.ts'
import { type Clock } from '../runtime/clock.ts'
import { claimKey, type GenerationCall, type Idempotency, type KeyClaim } from './idempotency.ts'
import { type FreeRewrite, openSpending, type PromptLedger, type Settlement, type Spending } from './prompt-spending.ts'
import { type Research } from '../providers/research/research.port.ts'
import {
  isWriterWarning,
  isWriterProgress,
  type WriterWarning,
  type WriterProgress,
} from '../providers/text/text.port.ts'
import { startRenewing } from '../runtime/renewal.ts'
import { searchFirst, type SearchLedger } from './research-step.ts'
import { type Lease } from '../runtime/leases.ts'

/** Milliseconds between renewals: several fit into the time after which a sweep gives back what work has reserved. */
const RENEW_MS = 60_000

/** The part of the ledger that spending needs. */
export interface Ledger<Reservation> extends PromptLedger<Reservation>, SearchLedger<Reservation> {
  hasActiveSubscription(userId: string): Promise<boolean>
  isRewriteLeft(userId: string, rewriteOf: string): Promise<boolean>
}

/** The queue before a busy provider. Premium goes first, and no owner takes more than a share. */
export interface ProviderQueue {
  position(rank: 'premium' | 'free', owner?: string): number
  enter(rank: 'premium' | 'free', signal: AbortSignal, owner?: string): Promise<() => void>
}

/** What a writer is given beside the request. */
export interface WritingContext {
  sources: Source[]
  creator: Answers | null
  signal: AbortSignal
  live: boolean
  onAccepted: () => void
}

/** Keeps what a result costs and remembers it as the answer, in the transaction that stores it. A free one costs no prompt. */
export type Settle<Stored> = (stored: Stored, price?: { isFree?: boolean }) => InTransaction

/** A result that is being written. */
export interface Collector<Draft, Event, Stored> {
  /** Adds the next piece. Returns the event for a streaming caller, if any. */
  push(draft: Draft): Event | undefined
  /** Whether enough has reached a caller that is streaming for the prompt to be spent. */
  isDelivered(): boolean
  /** Whether there is something to store if it is cut short. */
  hasResult(): boolean
  /**
   * Stores what is there together with `settle` of it. `isComplete` is false after a stop or a failure. A result that is
   * returned without that costs no prompt, and its key may be used again.
   */
  store(extras: ResultExtras, isComplete: boolean, settle: Settle<Stored>): Promise<Stored>
}

/** One piece of work of a tool. */
export interface WritingTask<Draft, Event, Stored> {
  /** The request as the idempotency key compares it. */
  body: object
  /** The text to search for; null where no search was asked for. */
  query: string | null
  /** A result without facts may be written once more with them for free. */
  rewrite?: FreeRewrite | undefined
  /** Makes sure that the work may begin, and takes the lease that it needs. */
  acquire?: (() => Promise<Lease>) | undefined
  write(context: WritingContext): AsyncIterable<Draft | WriterProgress | WriterWarning>
  begin(): Collector<Draft, Event, Stored>
  /** The events of a result that exists already, without the last. */
  replay(stored: Stored): Iterable<Event>
  /** The last event. */
  done(stored: Stored): Event | Promise<Event>
}

/**
 * What every tool that writes has in common: one prompt reserved before the writer is called, and kept once enough of the
 * result has reached the caller or anything of it is stored; one search beside it where asked for; a place in the queue;
 * one piece of work per `Idempotency-Key`. What is reserved is renewed for as long as the work goes on.
 */
export function createGeneration<Reservation>(deps: {
  ledger: Ledger<Reservation>
  settlement: Settlement<Reservation>
  idempotency: Idempotency
  queue: ProviderQueue
  research: Research | undefined
  throttle: { generate(userId: string): Promise<unknown> }
  answersOf(userId: string): Promise<Answers | undefined>
  /** Reports a failure that the caller does not see. */
  report(error: unknown): void
  /** What a shutdown waits for, so that nothing written is lost with it. */
  work: { begin(): () => void }
  clock: Clock
}) {
  const { ledger, settlement, idempotency, queue, research, throttle, answersOf, report, work, clock } = deps

  /** Refuses, before anything is spent: 403 not in the plan, 403 limit reached, 501 not set up. Then claims the key. */
  async function claim<D, E, S>(call: GenerationCall, task: WritingTask<D, E, S>) {
    await throttle.generate(call.userId)
    if (task.query !== null) {
      if (!(await ledger.hasActiveSubscription(call.userId)))
        throw new AppError('FORBIDDEN', LIMIT_MESSAGE.search_not_included, { reason: 'search_not_included' })
      await ledger.requireSearchLeft(call.userId)
      if (!research)
        throw new AppError('NOT_IMPLEMENTED', LIMIT_MESSAGE.search_not_set_up, { reason: 'search_not_set_up' })
    }
    return claimKey(idempotency, call, task.body)
  }

  const rankOf = async (userId: string) => ((await ledger.hasActiveSubscription(userId)) ? 'premium' : 'free')

  /**
   * Does the work. For a streaming caller a prompt is kept once enough was delivered, and a stop keeps what was
   * written. Otherwise nothing is delivered before the end, so a failure spends nothing. Returns what was stored.
   */
  async function* run<D, E, S>(
    call: GenerationCall,
    task: WritingTask<D, E, S>,
    claim: KeyClaim | undefined,
    live: boolean,
  ): AsyncGenerator<E | ProgressEvent, S> {
    const { userId, signal } = call
    const over = work.begin()
    const collector = task.begin()
    let lease: Lease | undefined
    let spending: Spending<Reservation> | undefined
    let search: Awaited<ReturnType<typeof searchFirst<Reservation>>> | undefined
    let leave: (() => void) | undefined
    let isSearched = false
    const warnings: Warning[] = []
    let isStored = false
    let isComplete = false
    // A call that ends because this server stops is no attempt of the caller's.
    const isOurEnd = () => signal.reason instanceof AppError

    const renew = async (): Promise<void> => spending?.renew()
    const stopRenewing = startRenewing({ clock, everyMs: RENEW_MS, renew, report })

    const store = async (paid: Spending<Reservation>, isWhole: boolean): Promise<S> => {
      const freeRewrite = await offersRewrite(userId, task.rewrite)
      const extras: ResultExtras = extrasOf({ sources: search?.sources, warnings, freeRewrite })
      const result = await collector.store(extras, isWhole, paid.settle)
      isStored = paid.hasSettled()
      return result
    }

    try {
      lease = await task.acquire?.()
      const { rewrite } = task
      const rewriteOf = rewrite?.hasDetails && (await rewrite.hasPlain()) ? rewrite.of : undefined
      spending = await openSpending({ ledger, settlement, userId, claim, rewriteOf })
      if (task.query !== null && research) {
        yield { type: 'searching' }
        isSearched = true
        const about = task.query
        search = await searchFirst({ ledger, research, report, userId, about, today: clock.now(), signal })
        if (search.reservation !== undefined) spending.addSearch(search.reservation)
        else warnings.push(SEARCH_FAILED_WARNING)
        yield { type: 'sources', sources: search.sources }
      }
      const rank = await rankOf(userId)
      const ahead = queue.position(rank, userId)
      if (ahead > 0) yield { type: 'waiting', ahead }
      leave = await queue.enter(rank, signal, userId)
      const creator = (await answersOf(userId)) ?? null
      const onAccepted = (): void => {
        if (!isOurEnd()) spending?.accept()
      }
      for await (const draft of task.write({ sources: search?.sources ?? [], creator, signal, live, onAccepted })) {
        if (isWriterWarning(draft)) warnings.push(draft.warning)
        if (isWriterProgress(draft) && live) yield draft
        if (isWriterWarning(draft) || isWriterProgress(draft)) continue
        spending.accept()
        const event = collector.push(draft)
        if (live && collector.isDelivered()) await spending.deliver()
        if (live && event !== undefined) yield event
      }
      const result = await store(spending, true)
      isComplete = true
      return result
    } finally {
      leave?.()
      const hasLeft = signal.aborted && !isOurEnd()
      if (hasLeft && isSearched) spending?.accept()
      // Also reached when the caller stops or leaves: what was delivered is kept, the rest is given back.
      try {
        if (live && spending && !isComplete && collector.hasResult()) await store(spending, false)
      } finally {
        await stopRenewing()
        await releaseAll([
          // The sources have reached a streaming caller who then left, so the search is spent.
          () => spending?.close({ keepSearch: live && hasLeft }),
          () => lease?.release(),
          // Last, so that a repeated request finds everything given back.
          () => (claim && !isStored ? idempotency.release(userId, claim) : claim?.lease.release()),
        ])
        over()
      }
    }
  }

  /** Whether facts would be written into this result for free. */
  async function offersRewrite(userId: string, rewrite: FreeRewrite | undefined): Promise<boolean> {
    return rewrite !== undefined && !rewrite.hasDetails && ledger.isRewriteLeft(userId, rewrite.of)
  }

  /** Releases what work held. What cannot be released expires by itself; the result does not fail because of it. */
  async function releaseAll(steps: (() => Promise<unknown> | undefined)[]): Promise<void> {
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        report(error)
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
      yield await task.done(
        claimed.state === 'done' ? (claimed.result as S) : yield* run(call, task, claimed.claim, true),
      )
    },

    /** Writes and returns the whole result; throws like `stream`. A failure on the way spends nothing. */
    async whole<D, E, S>(call: GenerationCall, task: WritingTask<D, E, S>): Promise<S> {
      const claimed = await claim(call, task)
      if (claimed.state === 'done') return claimed.result as S
      const writing = run(call, task, claimed.claim, false)
      for (;;) {
        const step = await writing.next()
        if (step.done) return step.value
      }
    },
  }
}

/** The part that a tool's service uses. */
export type Generation = Pick<ReturnType<typeof createGeneration>, 'stream' | 'whole'>
