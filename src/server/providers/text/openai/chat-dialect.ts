import {
  type ChatCompletionChunk,
  type ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions/completions'
import { brokenOff, type Dialect, eventsOf, type ModelRequest } from './dialect.ts'
import { ProviderFault } from './provider-fault.ts'

/** `POST /chat/completions`, which every compatible server speaks. */
export const chatDialect: Dialect = async (request) => {
  const { client, signal, headers } = request
  return read(await client.chat.completions.create(bodyOf(request), { signal, headers }))
}

function bodyOf({ model, conversation, schema }: ModelRequest): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: conversation.system },
      ...conversation.turns.map(({ role, text }) => ({ role, content: text })),
    ],
    ...(schema && { response_format: { type: 'json_schema', json_schema: schema } }),
    stream: true,
  }
}

async function* read(stream: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<string, void> {
  for await (const chunk of eventsOf(stream)) {
    // Compatible servers leave out what they please: a chunk may come without choices, a choice without a delta.
    const choice = chunk.choices?.[0]
    if (!choice) continue
    if (choice.delta?.refusal || choice.finish_reason === 'content_filter') throw new ProviderFault('declined')
    if (choice.delta?.content) yield choice.delta.content
    else if (isThinking(choice.delta)) yield ''
    if (choice.finish_reason) return
  }
  throw brokenOff()
}

/** Servers that show a model's thoughts send them beside the content, under either name. */
function isThinking(delta: object | undefined): boolean {
  return delta !== undefined && ('reasoning_content' in delta || 'reasoning' in delta)
}
