import { randomUUID } from 'node:crypto'
import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { waitAtMost } from '../../../bounded-body.ts'
import { type Clock } from '../../../../runtime/clock.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { type Conversation } from '../conversation.prompt.ts'
import { maxTokens, type ModelMode } from './model-mode.ts'
import { createOpenAiClient, type ModelServer } from './openai-client.ts'
import { ProviderFault } from '../faults/provider-fault.ts'
import { toProviderFault } from '../faults/sdk-fault.ts'
import { whenRequestSent } from './sent-request.ts'
import { startTimeLimit, type TimeLimits } from './time-limit.ts'

/** Settings of every request to one model. */
export interface Connection {
  server: ModelServer
  model: string
  clock: Clock
  limits: TimeLimits
  /** Seed for repeatable answers, where the server supports it. */
  seed?: number | undefined
  /** The model's context size in tokens, where its server reports it. */
  contextTokens?: (() => Promise<number | undefined>) | undefined
}

/**
 * One request: yields the model's text in pieces, an empty text where the model works without writing, within the
 * limits of time and size. Leaving the iteration, or `scope`, ends the request. `onAccepted` is called when the service
 * begins to answer, and when the caller leaves before that, because the service has the request then. Throws
 * `ProviderFault`, or the reason of `scope`.
 */
export async function* streamText(
  { server, model, clock, limits, seed }: Connection,
  mode: ModelMode,
  conversation: Conversation,
  scope: AbortSignal,
  onAccepted: () => void,
): AsyncGenerator<string, void> {
  const id = randomUUID()
  const connect = startTimeLimit(clock, TEXT_LIMITS.connectMs, 'slow-connect')
  const firstToken = startTimeLimit(clock, limits.firstTokenMs, 'slow-start')
  const total = limits.totalOf === 'call' ? startTimeLimit(clock, limits.totalMs, 'slow-whole') : undefined
  const signal = AbortSignal.any([scope, connect.signal, firstToken.signal, ...(total ? [total.signal] : [])])
  let isSent = false
  const stopListening = whenRequestSent(id, () => {
    isSent = true
    connect.end()
  })
  let hasText = false
  // Only while a reader waits: a slow reader does not mean a slow server.
  const waitFor = <Next>(next: Promise<Next>): Promise<Next> =>
    hasText ? waitAtMost(clock, TEXT_LIMITS.silenceMs, () => new ProviderFault('slow-silent'), next) : next
  try {
    const texts = await mode.dialect({
      client: createOpenAiClient(server, { timeoutMs: limits.totalMs, fetch: createBoundedFetch(waitFor) }),
      model,
      conversation,
      schema: mode.hasSchema ? conversation.format.json : null,
      maxTokens: maxTokens(mode, conversation.answerTokens),
      tokensName: mode.tokensName,
      temperature: mode.sampling === 'temperature' ? conversation.format.temperature : null,
      effort: mode.sampling === 'effort' ? 'low' : null,
      seed: mode.takesSeed ? (seed ?? null) : null,
      signal,
      headers: { 'X-Client-Request-Id': id },
    })
    connect.end()
    onAccepted()
    for await (const text of texts) {
      firstToken.end()
      hasText ||= text !== ''
      yield text
    }
  } catch (error) {
    if (isSent && scope.aborted && !(scope.reason instanceof ProviderFault)) onAccepted()
    // The SDK has its own error for an abort; the signal's reason is more exact.
    signal.throwIfAborted()
    throw toProviderFault(error, clock.now())
  } finally {
    stopListening()
    for (const limit of [connect, firstToken, total]) limit?.end()
  }
}
