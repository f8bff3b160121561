import { type HookDraft, type TextModel, type TextPrompt } from '../text.port.ts'
import { type Clock } from '../../../clock.ts'
import { openingConversation, repairConversation, topUpConversation } from './conversation.prompt.ts'
import { createHookCollector, type HookCollector } from './hook-collector.ts'
import { createHookWriter, type HookWriter } from './hook-writer.ts'
import { answerProblem } from './hooks-answer.ts'
import { createOpenAiClient } from './openai-client.ts'
import { ProviderFault, toAppError } from './provider-fault.ts'
import { MAX_RETRIES } from './retry.ts'
import { startTimeLimit, TIME_LIMITS, type TimeLimits } from './time-limit.ts'

/** How the adapter is set up. Only `model` and `clock` are needed; everything else has its default. */
export interface OpenAiTextModelOptions {
  /** None for a local server that asks for no key. */
  apiKey?: string | undefined
  /** With its version path, as in `http://127.0.0.1:11434/v1`. OpenAI's own by default. */
  baseUrl?: string | undefined
  model: string
  clock: Clock
  limits?: Partial<TimeLimits> | undefined
  /** How often a failed call is made again; more than two count as two. */
  retries?: number | undefined
  /** Gives 0 to 1: spreads retries over time. */
  random?: (() => number) | undefined
}

/**
 * Writes with a language model at OpenAI or behind any compatible address. Each generation is one call, plus at most
 * one that repairs an unreadable answer and one that tops up too few hooks. Fewer than ten hooks after that end
 * normally; none at all, and every failure before the first hook, is an `AppError` as the port has it.
 * Source: decisions 2 and 8.
 */
export function createOpenAiTextModel(options: OpenAiTextModelOptions): TextModel {
  const { apiKey, baseUrl, model, clock, retries = MAX_RETRIES, random = Math.random } = options
  const limits = { ...TIME_LIMITS, ...options.limits }
  const client = createOpenAiClient({ apiKey, baseUrl, timeoutMs: limits.wholeMs })
  const write = createHookWriter(
    { client, model, clock, limits },
    { baseUrl, retries: Math.min(retries, MAX_RETRIES), random },
  )

  return {
    name: 'openai',
    async *writeHooks({ prompt }, { signal }) {
      signal.throwIfAborted()
      const whole = startTimeLimit(clock, limits.wholeMs, 'slow-whole')
      try {
        yield* writeAll(write, prompt, AbortSignal.any([signal, whole.signal]), signal)
      } catch (error) {
        signal.throwIfAborted()
        throw toAppError(error)
      } finally {
        whole.end()
      }
    },
  }
}

/** The first call and what its answer leaves to be done. `scope` fires with the time limit too, `stop` is the caller's. */
async function* writeAll(
  write: HookWriter,
  prompt: TextPrompt,
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<HookDraft, void> {
  const collector = createHookCollector()
  const opening = openingConversation(prompt)

  const answer = yield* keepingHooks(write(opening, collector, scope), collector, scope)
  const problem = collector.hooks.length === 0 && answer !== null ? answerProblem(answer) : null
  if (answer !== null && problem !== null) {
    yield* keepingHooks(write(repairConversation(opening, answer, problem), collector, scope), collector, scope)
    if (collector.hooks.length === 0) throw new ProviderFault('unusable')
  }
  if (collector.isFull) return

  try {
    yield* write(topUpConversation(opening, collector.hooks), collector, scope)
  } catch (error) {
    // With hooks in hand a failed top-up, however it failed, is no reason to show the creator an error.
    if (stop.aborted || collector.hooks.length === 0) throw error
  }
  if (collector.hooks.length === 0) throw new ProviderFault('unusable')
}

/** Passes an answer on. When it breaks off after a hook, returns null in place of its text: what is there counts. */
async function* keepingHooks(
  answer: AsyncGenerator<HookDraft, string>,
  collector: HookCollector,
  scope: AbortSignal,
): AsyncGenerator<HookDraft, string | null> {
  try {
    return yield* answer
  } catch (error) {
    const isDeclined = error instanceof ProviderFault && error.kind === 'declined'
    if (scope.aborted || isDeclined || collector.hooks.length === 0) throw error
    return null
  }
}
