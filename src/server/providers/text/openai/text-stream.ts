import { randomUUID } from 'node:crypto'
import { type OpenAI } from 'openai'
import { type Clock } from '../../../clock.ts'
import { type Conversation } from './conversation.prompt.ts'
import { type ModelMode } from './model-mode.ts'
import { ProviderFault } from './provider-fault.ts'
import { faultOf } from './sdk-fault.ts'
import { whenRequestSent } from './sent-request.ts'
import { startTimeLimit, type TimeLimits } from './time-limit.ts'

/** What every request of one model has in common. */
export interface Connection {
  client: OpenAI
  model: string
  clock: Clock
  limits: TimeLimits
}

/**
 * One request: yields the model's text as it comes and keeps the limits for the connection and the first token.
 * Leaving the iteration, or `scope`, ends the request. `onAccepted` is called when the service begins to answer, and when
 * the caller leaves before: it has the request then. Throws `ProviderFault`, or the reason of `scope`.
 */
export async function* streamText(
  { client, model, clock, limits }: Connection,
  { dialect, hasSchema }: ModelMode,
  conversation: Conversation,
  scope: AbortSignal,
  onAccepted: () => void,
): AsyncGenerator<string, void> {
  const id = randomUUID()
  const connect = startTimeLimit(clock, limits.connectMs, 'slow-connect')
  const firstToken = startTimeLimit(clock, limits.firstTokenMs, 'slow-start')
  const signal = AbortSignal.any([scope, connect.signal, firstToken.signal])
  let isSent = false
  const stopListening = whenRequestSent(id, () => {
    isSent = true
    connect.end()
  })
  try {
    const headers = { 'X-Client-Request-Id': id }
    const schema = hasSchema ? conversation.format.json : null
    const texts = await dialect({ client, model, conversation, schema, signal, headers })
    connect.end()
    onAccepted()
    for await (const text of texts) {
      firstToken.end()
      if (text !== '') yield text
    }
  } catch (error) {
    if (isSent && scope.aborted && !(scope.reason instanceof ProviderFault)) onAccepted()
    // The SDK words an abort in its own way; what fired the signal says more.
    signal.throwIfAborted()
    throw faultOf(error, clock.now())
  } finally {
    stopListening()
    connect.end()
    firstToken.end()
  }
}
