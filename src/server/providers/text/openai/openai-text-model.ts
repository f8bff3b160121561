import { TEXT_LIMITS, TEXT_PLACES } from '../../../../shared/provider-limits.ts'
import { type TextModel, type WriteOptions, type Written } from '../text.port.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { isLoopbackAddress } from '../../local-server.ts'
import { type AnswerWriter, createAnswerWriter } from './answer-writer.ts'
import { toAppError } from './faults/provider-fault.ts'
import { MAX_RETRIES } from './faults/retry.ts'
import { startTimeLimit, timeLimits } from './requests/time-limit.ts'
import { checkAnswer } from './check-answer.ts'
import { writeCaption } from './write-caption.ts'
import { writeHooks } from './write-hooks.ts'
import { writeRefinement } from './write-refinement.ts'
import { writeScript } from './write-script.ts'
import { writeShots } from './write-shots.ts'

/** Options of the adapter. Only `model` and `clock` are required. */
export interface OpenAiTextModelOptions {
  /** Undefined for a local server that needs no key. */
  apiKey?: string | undefined
  /** With its version path, as in `http://127.0.0.1:11434/v1`. OpenAI's by default. */
  baseUrl?: string | undefined
  model: string
  clock: Clock
  /** The model's context size in tokens, where its server reports it; read before each call. */
  contextTokens?: (() => Promise<number | undefined>) | undefined
  /** Milliseconds that override the defaults for its address. */
  limits?: { firstTokenMs?: number | undefined; totalMs?: number | undefined } | undefined
  /** Retries of a failed call; at most two. */
  retries?: number | undefined
  /** Returns 0 to 1: spreads retries over time. */
  random?: (() => number) | undefined
  /** For evaluations: a server that supports a seed repeats its answer to the same request. */
  sampling?: { seed?: number | undefined } | undefined
}

/**
 * Writes with a language model at OpenAI or any compatible address. Each generation is one call, plus at most one that
 * repairs an unreadable answer and one that corrects a readable one: too few hooks, a script off its length,
 * a hook over its limits. A script has one more for its shots, and a long one up to four that go on with its text. Without a
 * usable result it throws an `AppError` as the port describes.
 */
export function createOpenAiTextModel(options: OpenAiTextModelOptions): TextModel {
  const { apiKey, baseUrl, model, clock, retries = MAX_RETRIES, random = Math.random } = options
  const limits = timeLimits(baseUrl, options.limits)
  const writer = createAnswerWriter(
    {
      server: { apiKey, baseUrl },
      model,
      clock,
      limits,
      seed: options.sampling?.seed,
      contextTokens: options.contextTokens,
    },
    { retries: Math.min(retries, MAX_RETRIES), random },
  )

  /**
   * Runs a generation within the total time limit, if there is one, multiplied by `times`. `work` gets its writer, the
   * scope of its calls, and the caller's signal.
   */
  async function* limited<Draft>(
    { signal, onAccepted }: WriteOptions,
    work: (write: AnswerWriter, scope: AbortSignal, stop: AbortSignal) => AsyncIterable<Written<Draft>>,
    times = 1,
  ): AsyncGenerator<Written<Draft>, void> {
    signal.throwIfAborted()
    const whole =
      limits.totalOf === 'generation' ? startTimeLimit(clock, limits.totalMs * times, 'slow-whole') : undefined
    try {
      const write: AnswerWriter = (conversation, collector, scope) =>
        writer.write(conversation, collector, scope, onAccepted)
      yield* work(write, whole ? AbortSignal.any([signal, whole.signal]) : signal, signal)
    } catch (error) {
      signal.throwIfAborted()
      throw toAppError(error)
    } finally {
      whole?.end()
    }
  }

  return {
    name: 'openai',
    concurrency: isLoopbackAddress(baseUrl) ? TEXT_PLACES.loopback : TEXT_PLACES.remote,
    firstTokenMs: limits.firstTokenMs,
    // A model on this machine is slow while it is loaded or reads a long text, and a second call slows it down further.
    silenceMs: isLoopbackAddress(baseUrl) ? limits.firstTokenMs : 0,
    // A remote service needs no warm-up; a local server loads its model with the first request.
    warm: async () => undefined,
    check: async (signal) => {
      const checked = limited({ signal, live: false }, (write, scope) => checkAnswer(write, scope))
      for await (const _ of checked);
    },
    writeHooks: (request, given) =>
      limited(given, (write, scope, stop) => writeHooks(write, { ...request, plans: !writer.reasons() }, scope, stop)),
    writeShots: (request, given) => limited(given, (write, scope) => writeShots(write, request, scope)),
    writeScript: (request, given) =>
      limited(
        given,
        (write, scope, stop) => writeScript(write, request, scope, stop),
        request.brief.duration === '1' ? 1 : TEXT_LIMITS.longScriptTotal,
      ),
    writeCaption: (request, given) => limited(given, (write, scope) => writeCaption(write, request, scope)),
    refine: (request, given) => limited(given, (write, scope, stop) => writeRefinement(write, request, scope, stop)),
  }
}
