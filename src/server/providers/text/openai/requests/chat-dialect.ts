import {
  type ChatCompletionChunk,
  type ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions/completions'
import { brokenOff, type Dialect, readEvents, type ModelRequest } from './dialect.ts'
import { ProviderFault } from '../faults/provider-fault.ts'

/** `POST /chat/completions`, which every compatible server supports. */
export const chatDialect: Dialect = async (request) => {
  const { client, signal, headers } = request
  return read(await client.chat.completions.create(buildBody(request), { signal, headers }))
}

function buildBody({
  model,
  conversation,
  schema,
  maxTokens,
  tokensName,
  temperature,
  effort,
  seed,
}: ModelRequest): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: conversation.system },
      ...conversation.turns.map(({ role, text }) => ({ role, content: text })),
    ],
    ...(schema && { response_format: { type: 'json_schema', json_schema: schema } }),
    [tokensName]: maxTokens,
    ...(temperature !== null && { temperature }),
    ...(effort !== null && { reasoning_effort: effort }),
    ...(seed !== null && { seed }),
    stream: true,
  }
}

type Delta = ChatCompletionChunk.Choice.Delta
/** A choice of an event, or of a whole answer, which has a message. */
interface Choice extends Partial<Pick<ChatCompletionChunk.Choice, 'finish_reason'>> {
  delta?: Delta
  message?: Delta
}

async function* read(stream: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<string, void> {
  for await (const chunk of readEvents(stream)) {
    // Compatible servers omit fields: an event may be null, have no choices, or a choice without a delta.
    const choice = (chunk as ChatCompletionChunk | null)?.choices?.[0] as Choice | undefined
    if (!choice) continue
    const delta = choice.delta ?? choice.message
    if (delta?.refusal || choice.finish_reason === 'content_filter') throw new ProviderFault('declined')
    const text = readText(delta?.content)
    if (text !== '' || isThinking(delta)) yield text
    if (choice.finish_reason || choice.message) return
  }
  throw brokenOff()
}

/** The text of a delta. The SDK's type is a string, but servers also send lists of parts, and single parts. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: unknown[] = Array.isArray(content) ? content : [content]
  return parts.map((part) => (isTextPart(part) ? part.text : '')).join('')
}

function isTextPart(part: unknown): part is { text: string } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'type' in part &&
    part.type === 'text' &&
    'text' in part &&
    typeof part.text === 'string'
  )
}

/** Servers send a model's thoughts beside the content, under either name, or as parts of another type. */
function isThinking(delta: object | undefined): boolean {
  const { content, reasoning, reasoning_content: thoughts }: Record<string, unknown> = { ...delta }
  return Boolean(reasoning) || Boolean(thoughts) || (typeof content === 'object' && content !== null)
}
