import { APIError, OpenAI } from 'openai'
import { type ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import { SEARCH_ANSWER_BYTES } from '../../../../shared/provider-limits.ts'
import { readBody } from '../../bounded-body.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { toSources } from '../found-pages.ts'
import { type Research, RESEARCH_LIMITS } from '../research.port.ts'
import { failedSearch, toStatusFault } from '../search-fault.ts'
import { searchQuery } from '../search-query.ts'
import { withinSearchTime } from '../search-time.ts'
import { citedPages } from './cited-pages.ts'
import { searchPrompt } from './search.prompt.ts'

const SETTING = 'OPENAI_API_KEY and OPENAI_MODEL'

/**
 * Searches with OpenAI's tool `web_search`: a model reads the results and cites pages, and the citations are the
 * result. OpenAI stores nothing. `baseUrl` is OpenAI's by default.
 */
export function createOpenAiResearch(options: {
  apiKey: string
  model: string
  clock: Clock
  baseUrl?: string | undefined
}): Research {
  const { apiKey, model, clock, baseUrl = 'https://api.openai.com/v1' } = options
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: RESEARCH_LIMITS.milliseconds,
    logLevel: 'off',
    fetch: boundedFetch,
    fetchOptions: { redirect: 'manual' },
  })
  return {
    name: 'OpenAI',
    async search(text, signal) {
      return withinSearchTime(clock, signal, async (scope) => {
        const query = searchQuery(text)
        if (query === '') return []
        const response = await client.responses.create(buildBody(model, query), { signal: scope }).catch(refuse)
        // Other servers may answer with anything.
        if (!Array.isArray(response?.output) || response.status === 'failed') throw failedSearch(response?.error)
        return toSources(citedPages(response.output))
      })
    },
  }
}

/** A runaway answer is not read to its end. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const { bytes, isWhole } = await readBody(response.body, SEARCH_ANSWER_BYTES)
  if (response.ok && !isWhole) throw new Error('the answer is too large')
  return new Response(Buffer.from(bytes), response)
}

function buildBody(model: string, query: string): ResponseCreateParamsNonStreaming {
  const { system, user } = searchPrompt(query)
  return {
    model,
    instructions: system,
    input: [{ role: 'user', content: user }],
    // Without a location the tool assumes that all users are in the United States.
    tools: [{ type: 'web_search', search_context_size: 'low', user_location: { type: 'approximate' } }],
    tool_choice: 'required',
    store: false,
  }
}

function refuse(error: unknown): never {
  if (error instanceof APIError && typeof error.status === 'number')
    throw toStatusFault(error.status, SETTING, error.headers?.get('retry-after'), error)
  throw failedSearch(error)
}
