import { AppError, LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import {
  type Hook,
  type HookEvent,
  type HookGeneration,
  type HookRequest,
  type HookResult,
} from '../../../shared/features/hooks/hooks.schema.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type TextModel } from '../../providers/text/text.port.ts'
import { hooksPrompt } from './hooks.prompt.ts'
import { type HooksRepository } from './hooks.repository.ts'

/** What spending a prompt needs of the ledger. */
export interface PromptLedger<Reservation> {
  hasActiveSubscription(userId: string): Promise<boolean>
  reservePrompt(userId: string): Promise<Reservation>
  keep(reservation: Reservation): Promise<unknown>
  giveBack(reservation: Reservation): Promise<unknown>
}

/** What makes a repeated click one piece of work. */
export interface Idempotency {
  claim(
    userId: string,
    key: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<{ state: 'new' } | { state: 'done'; result: unknown }>
  finish(userId: string, key: string, result: unknown): Promise<void>
  release(userId: string, key: string): Promise<void>
}

/** The queue before a busy writer; premium goes first. */
export interface WritersQueue {
  ahead(rank: 'premium' | 'free'): number
  enter(rank: 'premium' | 'free', signal: AbortSignal): Promise<() => void>
}

/** Who asks, and how the call can be ended or repeated. */
export interface GenerationCall {
  userId: string
  idempotencyKey: string | undefined
  signal: AbortSignal
}

export function createHooksService<Reservation>(deps: {
  repository: HooksRepository
  model: TextModel
  ledger: PromptLedger<Reservation>
  idempotency: Idempotency
  queue: WritersQueue
  throttle: { generate(userId: string): Promise<unknown> }
  analytics: { count(userId: string, feature: 'hooks'): void }
  /** What closing the server waits for, so that nothing written is lost with it. */
  work: { begin(): () => void }
  clock: Clock
  chance: Chance
}) {
  const { repository, model, ledger, idempotency, queue, throttle, analytics, work, clock, chance } = deps

  async function refuseSearch(userId: string, request: HookRequest): Promise<void> {
    if (!request.useInternetSearch) return
    if (!(await ledger.hasActiveSubscription(userId))) throw new AppError('FORBIDDEN', LIMIT_MESSAGE.searchNotIncluded)
    throw new AppError('NOT_IMPLEMENTED', LIMIT_MESSAGE.searchNotSetUp)
  }

  function write(request: HookRequest, signal: AbortSignal, live: boolean) {
    const { topic, platform, tone } = request
    const brief = { topic, platform, tone, seed: chance.seed() }
    return model.writeHooks({ brief, prompt: hooksPrompt(request) }, { signal, live })
  }

  const rankOf = async (userId: string) => ((await ledger.hasActiveSubscription(userId)) ? 'premium' : 'free')

  async function save(userId: string, request: HookRequest, hooks: Hook[]): Promise<HookGeneration> {
    const generation = { id: chance.id(), ...request, hooks, createdAt: clock.now().toISOString() }
    await repository.insert(userId, generation)
    analytics.count(userId, 'hooks')
    return generation
  }

  /** The work itself: one reserved prompt, kept with the first hook that reaches the caller. */
  async function* run(call: GenerationCall, request: HookRequest): AsyncGenerator<HookEvent, void> {
    const hooks: Hook[] = []
    const over = work.begin()
    let reservation: Reservation | undefined
    let finished: HookGeneration | undefined
    let leave: (() => void) | undefined
    try {
      reservation = await ledger.reservePrompt(call.userId)
      const rank = await rankOf(call.userId)
      const ahead = queue.ahead(rank)
      if (ahead > 0) yield { type: 'waiting', ahead }
      leave = await queue.enter(rank, call.signal)
      for await (const draft of write(request, call.signal, true)) {
        if (draft.type === 'partial') {
          yield draft
          continue
        }
        if (hooks.length === 0) await ledger.keep(reservation)
        const hook = { id: chance.id(), hook: draft.text, pattern: draft.pattern }
        hooks.push(hook)
        yield { type: 'hook', index: draft.index, hook }
      }
      finished = await save(call.userId, request, hooks)
      yield { type: 'done', generationId: finished.id, ...warningsOf(hooks) }
    } finally {
      leave?.()
      // Reached as well when the caller stops or leaves: what was written stays, what was not delivered is given back.
      try {
        if (reservation && hooks.length === 0) await ledger.giveBack(reservation)
        if (hooks.length > 0) finished ??= await save(call.userId, request, hooks)
      } finally {
        await settleKey(call, finished)
        over()
      }
    }
  }

  /** A click that delivered is remembered; one that did not may be tried again. */
  async function settleKey({ userId, idempotencyKey: key }: GenerationCall, finished: HookGeneration | undefined) {
    if (!key) return
    if (finished) await idempotency.finish(userId, key, finished)
    else await idempotency.release(userId, key)
  }

  /** Refusals in the order of decisions 5, before anything is spent; then the claim of the key. */
  async function begin(call: GenerationCall, request: HookRequest) {
    await throttle.generate(call.userId)
    await refuseSearch(call.userId, request)
    if (!call.idempotencyKey) return { state: 'new' as const }
    return idempotency.claim(call.userId, call.idempotencyKey, { hooks: request }, call.signal)
  }

  return {
    /**
     * Writes hooks and yields them as they come. Stopping (the signal, or leaving the iteration) keeps what was
     * written. Throws FORBIDDEN when the allowance is used up, and the port's errors.
     */
    async *stream(call: GenerationCall, request: HookRequest): AsyncGenerator<HookEvent, void> {
      const claim = await begin(call, request)
      if (claim.state === 'done') yield* replay(claim.result as HookGeneration)
      else yield* run(call, request)
    },

    /** Writes hooks and returns them all; throws like `stream`. A failure on the way spends nothing. */
    async generate(call: GenerationCall, request: HookRequest): Promise<HookResult> {
      const claim = await begin(call, request)
      if (claim.state === 'done') return toResult((claim.result as HookGeneration).hooks)
      const over = work.begin()
      let reservation: Reservation | undefined
      let finished: HookGeneration | undefined
      let leave: (() => void) | undefined
      try {
        reservation = await ledger.reservePrompt(call.userId)
        leave = await queue.enter(await rankOf(call.userId), call.signal)
        const hooks: Hook[] = []
        for await (const draft of write(request, call.signal, false)) {
          if (draft.type === 'hook') hooks.push({ id: chance.id(), hook: draft.text, pattern: draft.pattern })
        }
        finished = await save(call.userId, request, hooks)
        await ledger.keep(reservation)
        return toResult(hooks)
      } finally {
        leave?.()
        try {
          if (reservation && !finished) await ledger.giveBack(reservation)
        } finally {
          await settleKey(call, finished)
          over()
        }
      }
    },

    /** How many hooks a user has: since an ISO 8601 instant, or of all time. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      repository.count(userId, since === undefined ? undefined : new Date(since)),

    /** Every generation of a user. */
    exportOf: (userId: string): Promise<HookGeneration[]> => repository.findNewest(userId),

    /** The newest generations of a user, newest first. */
    recent: (userId: string, limit: number): Promise<HookGeneration[]> => repository.findNewest(userId, limit),
  }
}

function* replay(generation: HookGeneration): Generator<HookEvent, void> {
  for (const [index, hook] of generation.hooks.entries()) yield { type: 'hook', index, hook }
  yield { type: 'done', generationId: generation.id, ...warningsOf(generation.hooks) }
}

function toResult(hooks: Hook[]): HookResult {
  return { hooks, ...warningsOf(hooks) }
}

function warningsOf(hooks: Hook[]): { warnings?: string[] } {
  const missing = HOOK_RULES.count - hooks.length
  return missing === 0 ? {} : { warnings: [`The writer returned ${hooks.length} of ${HOOK_RULES.count} hooks.`] }
}
