import { TEXT_LIMITS } from '../../../../shared/provider-limits.ts'
import { type Written } from '../text.port.ts'
import { type AnswerReader, type AnswerStep, createAnswerReader } from './answers/answer-reader.ts'
import { type Conversation, repairConversation } from './conversation.prompt.ts'
import { isHeldBack, refusalIn } from './model-signal.ts'
import { isLoopbackAddress } from '../../local-server.ts'
import { firstMode, type ModelMemory, negotiate, type Negotiation } from './requests/model-mode.ts'
import { type Collector } from './answers/collector.ts'
import { neededTokens } from './requests/context-size.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { retryDelayMs } from './faults/retry.ts'
import { reportSlowStart } from './requests/slow-start.ts'
import { type Connection, streamText } from './requests/text-stream.ts'

/**
 * Gets one conversation answered: yields the collector's drafts and returns the whole text of the answer. `onAccepted`
 * is called for each call that the service accepts.
 */
export type AnswerWriter = <Draft>(
  conversation: Conversation,
  collector: Collector<Draft>,
  scope: AbortSignal,
  onAccepted?: () => void,
) => AsyncGenerator<Written<Draft>, string>

/** Milliseconds between events of a model that thinks or plans; callers treat longer silence as a hang. */
const PROGRESS_MS = 5_000

/** The caller's signal, and the callback once the service has accepted the call. */
interface Caller {
  scope: AbortSignal
  onAccepted: () => void
}

/**
 * A writer over one connection. A call that fails temporarily is repeated, at most `retries` times and never after a
 * result. Reading ends, with the call, when the collector is full. A server that loads its model has as long as for a
 * first token. Unsupported features are remembered, so that each is tried only once. `write` throws `ProviderFault`, or the
 * reason of `scope`. `reasons` returns whether the model is known to reason before it answers.
 */
export function createAnswerWriter(
  connection: Connection,
  { retries, random }: { retries: number; random: () => number },
): { write: AnswerWriter; reasons(): boolean } {
  const { server, clock, limits } = connection
  const memory: ModelMemory = {
    mode: firstMode(server.baseUrl),
    isProven: false,
    hasAnswered: false,
    hidesThoughts: false,
    hasThoughts: false,
  }

  /** The events of one call. */
  async function* read(
    conversation: Conversation,
    negotiation: Negotiation,
    answer: AnswerReader,
    { scope, onAccepted }: Caller,
  ): AsyncGenerator<AnswerStep | { type: 'loading' }, void> {
    const stream = (signal: AbortSignal) => streamText(connection, negotiation.mode, conversation, signal, onAccepted)
    // A server on this machine loads its model with the first request, without saying so.
    const texts = isLoopbackAddress(server.baseUrl)
      ? reportSlowStart((left) => stream(AbortSignal.any([scope, left])), {
          clock,
          milliseconds: TEXT_LIMITS.loadingAfterMs,
        })
      : stream(scope)
    for await (const text of texts) {
      if (text === null) {
        yield { type: 'loading' }
        continue
      }
      if (text === '') {
        memory.hasThoughts = true
        yield { type: 'thinking' }
        continue
      }
      negotiation.accept()
      yield* answer.push(text)
      if (answer.units > TEXT_LIMITS.answerUnits) throw new ProviderFault('unusable')
    }
    yield* answer.end()
  }

  /** One call as its caller sees it. `seen.isShown` says whether anything of this conversation was shown. */
  async function* call<Draft>(
    conversation: Conversation,
    collector: Collector<Draft>,
    negotiation: Negotiation,
    caller: Caller,
    seen: { isShown: boolean },
  ): AsyncGenerator<Written<Draft>, string> {
    const answer = createAnswerReader(conversation.format, { holdsStart: memory.hidesThoughts })
    let waiting: { type: string; at: number } | undefined
    collector.begin?.()
    for await (const step of read(conversation, negotiation, answer, caller)) {
      if ('piece' in step && isHeldBack(step.piece, { isPlain: conversation.format.json === null })) continue
      // A plan around the hooks grows with each of them.
      if (step.type === 'planning' && seen.isShown) continue
      if (step.type === 'loading') yield step
      else if (step.type === 'thinking' || step.type === 'planning') {
        const { type } = step
        const at = clock.now().getTime()
        if (waiting?.type !== type || at - waiting.at >= PROGRESS_MS) {
          waiting = { type, at }
          yield { type }
        }
      } else if (step.type === 'restart') {
        memory.hidesThoughts = true
        const earlier = collector.restart()
        if (seen.isShown) yield* [step, ...earlier]
      } else {
        for (let draft = collector.take(step.piece); draft; draft = collector.next?.() ?? null) {
          seen.isShown = true
          waiting = undefined
          yield draft
        }
        caller.scope.throwIfAborted()
        // An answer that begins with words may be a thought, and the collected results drafts in it.
        if (collector.isFull && answer.isCertain) break
      }
    }
    if (answer.isHeldInVain) memory.hidesThoughts = false
    memory.hasThoughts ||= answer.hasThoughts
    return answer.text
  }

  const write: AnswerWriter = async function* (conversation, collector, scope, onAccepted = () => undefined) {
    await requireContext(connection, conversation)
    const negotiation = negotiate(memory, conversation)
    const seen = { isShown: false }
    const hadResult = collector.hasResult
    let loadingMs = 0
    for (let attempt = 0; ;) {
      try {
        return yield* call(conversation, collector, negotiation, { scope, onAccepted }, seen)
      } catch (error) {
        scope.throwIfAborted()
        if (!(error instanceof ProviderFault)) throw error
        // What the server found not to fit after its first words stays: another answer would be mixed with it.
        if ((hadResult || !collector.hasResult) && negotiation.change(error.kind)) continue
        if (error.kind === 'loading' && loadingMs < limits.firstTokenMs) {
          if (loadingMs === 0) yield { type: 'loading' }
          loadingMs += TEXT_LIMITS.loadingPollMs
          await clock.sleep(TEXT_LIMITS.loadingPollMs, scope)
          continue
        }
        const delayMs = retryDelayMs(error, attempt, random)
        if (delayMs === null || attempt >= retries || collector.hasResult) throw error
        attempt += 1
        negotiation.retry(error.kind)
        await clock.sleep(delayMs, scope)
      }
    }
  }

  return { write, reasons: () => memory.hasThoughts || memory.mode.sampling !== 'temperature' }
}

/** Refuses a prompt that cannot fit: some servers silently truncate it. */
async function requireContext({ contextTokens }: Connection, conversation: Conversation): Promise<void> {
  const there = await contextTokens?.()
  const needed = neededTokens(conversation)
  if (there !== undefined && there < needed) throw new ProviderFault('context', { context: { needed, there } })
}

/**
 * The first call, and a second one that repairs an unreadable answer. `whenEmpty` returns the fault of a readable
 * answer without a result; null accepts it. Returns the text of the answer, or null for one that broke off after a
 * result. Throws `ProviderFault` `unusable` where the repair has no result either.
 */
export async function* readableAnswer<Draft>(
  write: AnswerWriter,
  opening: Conversation,
  collector: Collector<Draft>,
  scope: AbortSignal,
  whenEmpty: () => string | null = () => null,
): AsyncGenerator<Written<Draft>, string | null> {
  const answer = yield* keepingResults(write(opening, collector, scope), collector, scope)
  if (answer === null || collector.hasResult) return answer
  const problem = opening.format.problem(answer) ?? whenEmpty()
  if (problem === null) return answer
  const refusal = refusalIn(answer)
  if (refusal) throw refusal
  const repair = write(repairConversation(opening, answer, problem), collector, scope)
  const repaired = yield* keepingResults(repair, collector, scope)
  if (!collector.hasResult) throw new ProviderFault('unusable')
  return repaired
}

/** Passes an answer on. Where it breaks off after a result, returns null instead of its text, because the results count. */
export async function* keepingResults<Draft>(
  answer: AsyncGenerator<Written<Draft>, string>,
  collector: Collector<Draft>,
  scope: AbortSignal,
): AsyncGenerator<Written<Draft>, string | null> {
  try {
    return yield* answer
  } catch (error) {
    const isRefused = error instanceof ProviderFault && (error.kind === 'declined' || error.kind === 'crisis')
    if (scope.aborted || isRefused || !collector.hasResult) throw error
    return null
  }
}
