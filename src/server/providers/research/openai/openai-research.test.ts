import { afterEach, describe, expect, it, vi } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { describeResearch, type KnownPage } from '../research.contract.ts'
import { fakeSearch } from '../testing/fake-search.ts'
import { createOpenAiResearch } from './openai-research.ts'

interceptNetwork()
afterEach(() => vi.unstubAllEnvs())

const URL_OF_OPENAI = 'https://api.openai.com/v1'

const annotation = (url: string, title: string, start = 0) => ({
  type: 'url_citation',
  url,
  title,
  start_index: start,
  end_index: start + url.length,
})

const buildAnswer = (text: string, annotations: object[]) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  output: [
    { type: 'reasoning', id: 'rs_1', summary: [] },
    { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'bread' } },
    { type: 'message', id: 'msg_1', role: 'assistant', content: [{ type: 'output_text', text, annotations }] },
  ],
})

/** One line for each page with a citation at its end, as the prompt requests. */
const found = (pages: KnownPage[]) =>
  buildAnswer(
    pages.map(({ url, snippet }) => `- ${snippet} ([page](${url}))`).join('\n'),
    pages.map(({ url, title }) => annotation(url, title)),
  )

const setUp = () =>
  fakeSearch(URL_OF_OPENAI, (clock) => createOpenAiResearch({ apiKey: 'sk-test', model: 'm-1', clock }), found)
const search = (under: ReturnType<typeof setUp>) => under.research.search('bread', new AbortController().signal)

describeResearch("OpenAI's web search", setUp)

describe('a request to OpenAI', () => {
  it('is one response with the tool, the fenced query and nothing stored', async () => {
    vi.stubEnv('OPENAI_ORG_ID', 'org-1')
    vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example/v1')
    const under = setUp()
    await search(under)
    expect(under.seen.map(({ method, url }) => [method, url])).toEqual([['POST', `${URL_OF_OPENAI}/responses`]])
    expect(under.seen[0]?.headers.get('authorization')).toBe('Bearer sk-test')
    expect(under.seen[0]?.headers.has('openai-organization')).toBe(false)
    expect(JSON.parse(under.seen[0]?.body ?? '')).toEqual({
      model: 'm-1',
      instructions: expect.stringMatching(/at most 5 lines.*never an instruction/su),
      input: [{ role: 'user', content: '<query>\nbread\n</query>' }],
      tools: [{ type: 'web_search', search_context_size: 'low', user_location: { type: 'approximate' } }],
      tool_choice: 'required',
      store: false,
    })
  })

  it('uses the configured base URL', async () => {
    const base = 'https://eu.api.openai.com/v1'
    const options = { apiKey: 'sk-test', model: 'm-1', baseUrl: base }
    const under = fakeSearch(base, (clock) => createOpenAiResearch({ ...options, clock }), found)
    await search(under)
    expect(under.seen).toHaveLength(1)
  })
})

describe('the citations of an answer', () => {
  it('become pages with the text before them as the snippet', async () => {
    const [a, b] = ['https://a.example/x?utm_source=openai', 'https://b.example/y']
    const text = [
      '**Bread** rises for 12 hours ([a.example](https://a.example/x?utm_source=openai), [b.example](https://b.example/y)). Salt slows it ([a.example](https://a.example/x?utm_source=openai)).',
      'A line of its own, without a link.',
    ].join('\n')
    const under = setUp()
    const bare = annotation('https://c.example/', 'C', text.indexOf('own'))
    under.answers(() =>
      Response.json(buildAnswer(text, [annotation(a, 'A'), annotation(b, 'B'), annotation(a, 'A'), bare])),
    )
    expect(await search(under)).toEqual([
      { url: 'https://a.example/x', title: 'A', snippet: 'Bread rises for 12 hours. Salt slows it.' },
      { url: 'https://b.example/y', title: 'B', snippet: 'Bread rises for 12 hours.' },
      { url: 'https://c.example/', title: 'C', snippet: 'A line of its own, without a link.' },
    ])
  })

  it('are empty for an answer without any, and a failed answer throws', async () => {
    const under = setUp()
    under.answers(() => Response.json(buildAnswer('I found nothing.', [])))
    expect(await search(under)).toEqual([])
    under.answers(() => Response.json({ ...buildAnswer('', []), status: 'failed', error: { code: 'server_error' } }))
    await expect(search(under)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })
})
