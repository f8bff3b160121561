import { APIError, type OpenAI } from 'openai'
import { type AnswerFormat } from '../answers/answer-format.ts'
import { type Conversation } from '../conversation.prompt.ts'
import { ProviderFault } from '../faults/provider-fault.ts'
import { inList } from '../faults/refusal-body.ts'

/** One request to a model, the same for every dialect. `schema` is that of the answer; null for a server without schemas. */
export interface ModelRequest {
  client: OpenAI
  model: string
  conversation: Conversation
  schema: AnswerFormat['json'] | null
  /** Maximum number of tokens of the answer, thoughts included. */
  maxTokens: number
  /** The field's name in `chat.completions`: OpenAI's newer name, or the one that every compatible server supports. */
  tokensName: 'max_tokens' | 'max_completion_tokens'
  /** Sampling temperature, from 0; null for a model that accepts none. */
  temperature: number | null
  /** Reasoning effort for models that support it; null leaves it to the model. */
  effort: 'low' | null
  /** Seed for repeatable answers; null for none. `responses` has no such field. */
  seed: number | null
  signal: AbortSignal
  headers: Record<string, string>
}

/**
 * A dialect for talking to a model. Resolves when the answer begins; then yields its text in pieces, and an empty
 * string where the model works without writing. Ends when the answer is complete. Throws the SDK's errors, and
 * `ProviderFault` for a refusal or a broken stream.
 */
export type Dialect = (request: ModelRequest) => Promise<AsyncIterable<string>>

/** Passes events on. An error while reading becomes a `ProviderFault`. The SDK does not see one in a list. */
export async function* readEvents<Event>(stream: AsyncIterable<Event>): AsyncGenerator<Event, void> {
  try {
    for await (const event of stream) {
      const { error }: { error?: object } = { ...(inList(event) as object | null) }
      if (Array.isArray(event) && error) throw new APIError(undefined, error, undefined, undefined)
      yield event
    }
  } catch (error) {
    throw error instanceof APIError || error instanceof ProviderFault ? error : brokenOff(error)
  }
}

/** The fault of a stream that ends before the answer does. */
export function brokenOff(cause?: unknown): ProviderFault {
  return new ProviderFault('failed', { cause: cause ?? new Error('the stream ended before the answer was complete') })
}
