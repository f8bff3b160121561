import { type ResponseCreateParamsStreaming, type ResponseStreamEvent } from 'openai/resources/responses/responses'
import { brokenOff, type Dialect, readEvents, type ModelRequest } from './dialect.ts'
import { ProviderFault } from '../faults/provider-fault.ts'
import { classifyFault } from '../faults/sdk-fault.ts'

/** OpenAI's `POST /responses`. OpenAI stores nothing. */
export const responsesDialect: Dialect = async (request) => {
  const { client, signal, headers } = request
  return read(await client.responses.create(buildBody(request), { signal, headers }))
}

function buildBody(request: ModelRequest): ResponseCreateParamsStreaming {
  const { model, conversation, schema, maxTokens, temperature, effort } = request
  return {
    model,
    instructions: conversation.system,
    input: conversation.turns.map(({ role, text }) => ({ role, content: text })),
    ...(schema && { text: { format: { type: 'json_schema', ...schema } } }),
    max_output_tokens: maxTokens,
    ...(temperature !== null && { temperature }),
    ...(effort !== null && { reasoning: { effort } }),
    store: false,
    stream: true,
  }
}

async function* read(stream: AsyncIterable<ResponseStreamEvent>): AsyncGenerator<string, void> {
  for await (const event of readEvents(stream)) {
    switch (event.type) {
      case 'response.output_text.delta':
        yield event.delta
        break
      case 'response.reasoning_text.delta':
      case 'response.reasoning_summary_text.delta':
        yield ''
        break
      case 'response.refusal.delta':
      case 'response.refusal.done':
        throw new ProviderFault('declined')
      case 'response.incomplete':
        if (event.response.incomplete_details?.reason === 'content_filter') throw new ProviderFault('declined')
        return
      case 'response.completed':
        return
      case 'response.failed':
        throw faultOfEvent(event.response.error)
      case 'error':
        throw faultOfEvent(event)
      default:
    }
  }
  throw brokenOff()
}

function faultOfEvent(complaint: { code: string | null; message: string } | null): ProviderFault {
  const { code, message } = complaint ?? { code: null, message: '' }
  return new ProviderFault(classifyFault({ status: undefined, code: code ?? '', message }), {
    cause: new Error(message),
  })
}
