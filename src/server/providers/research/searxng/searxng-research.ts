import { AppError } from '../../../../shared/errors.ts'
import { type Source } from '../../../../shared/features/generation/generation.schema.ts'
import { SEARCH_ANSWER_BYTES } from '../../../../shared/provider-limits.ts'
import { readBody } from '../../bounded-body.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { ServiceError } from '../../service-error.ts'
import { toSources } from '../found-pages.ts'
import { type Research } from '../research.port.ts'
import { failedSearch, toStatusFault } from '../search-fault.ts'
import { searchQuery } from '../search-query.ts'
import { withinSearchTime } from '../search-time.ts'

/** The part of a refusal that is read. */
const REFUSAL_BYTES = 4_000
/** SearXNG answers 403 while `json` is missing from `search.formats` of its settings. */
const SETTING = 'SEARXNG_URL, and json among search.formats of its settings'

/**
 * Searches with a SearXNG server. `url` is its address with any path before `/search`; a name and a password in it are
 * sent as basic authentication. Redirects are not followed.
 */
export function createSearxngResearch({ url, clock }: { url: string; clock: Clock }): Research {
  return {
    name: 'SearXNG',
    async search(text, signal) {
      return withinSearchTime(clock, signal, async (scope) => {
        const query = searchQuery(text)
        if (query === '') return []
        const { address, headers } = buildRequest(url, query)
        const response = await reach(address, { headers, redirect: 'manual', signal: scope })
        if (!response.ok) {
          const { status, headers: sent } = response
          const { bytes } = await readBody(response.body, REFUSAL_BYTES).catch(failSearch)
          const words = new TextDecoder().decode(bytes).replaceAll(query, '[query]')
          const cause = new ServiceError(words, { status, provider: address.hostname })
          throw toStatusFault(status, SETTING, sent.get('retry-after'), cause)
        }
        return parsePages(await read(response))
      })
    },
  }
}

function buildRequest(base: string, query: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(base)
  const { username, password } = address
  address.username = ''
  address.password = ''
  address.pathname = `${address.pathname.replace(/\/+$/u, '')}/search`
  address.hash = ''
  address.search = new URLSearchParams({ q: query, format: 'json' }).toString()
  if (username === '') return { address, headers: { accept: 'application/json' } }
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return { address, headers: { accept: 'application/json', authorization: `Basic ${pair}` } }
}

async function reach(address: URL, init: RequestInit): Promise<Response> {
  return fetch(address, init).catch(failSearch)
}

function failSearch(error: unknown): never {
  throw failedSearch(error)
}

/** The body as JSON; a runaway one is not read to its end. */
async function read(response: Response): Promise<unknown> {
  try {
    const { bytes, isWhole } = await readBody(response.body, SEARCH_ANSWER_BYTES)
    if (!isWhole) throw new Error('the answer is too large')
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw failedSearch(error)
  }
}

function parsePages(answer: unknown): Source[] {
  const results = isRecord(answer) ? answer['results'] : undefined
  if (!Array.isArray(results)) throw new AppError('BAD_GATEWAY', `This is no search of SearXNG: check ${SETTING}.`)
  const pages = results.filter(isRecord)
  return toSources(pages.map((page) => ({ url: page['url'], title: page['title'], snippet: page['content'] })))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
