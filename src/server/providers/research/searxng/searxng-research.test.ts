import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { describeResearch, type KnownPage } from '../research.contract.ts'
import { fakeSearch } from '../testing/fake-search.ts'
import { createSearxngResearch } from './searxng-research.ts'

interceptNetwork()

const HOST = 'http://127.0.0.1:8888'

/** SearXNG's answer, with fields that we do not read. */
const found = (pages: KnownPage[]) => ({
  query: 'bread',
  number_of_results: 0,
  results: [
    null,
    'text',
    { engine: 'no address' },
    ...pages.map(({ url, title, snippet }) => ({
      url,
      title,
      content: snippet,
      engine: 'a',
      score: 1,
      positions: [1],
    })),
  ],
  answers: [],
  unresponsive_engines: [['b', 'timeout']],
})

const setUp = (url = HOST) => fakeSearch(HOST, (clock) => createSearxngResearch({ url, clock }), found)

describeResearch('SearXNG', setUp)

describe('a request to SearXNG', () => {
  it.each([
    [HOST, '/search'],
    [`${HOST}/`, '/search'],
    [`${HOST}/searx/?theme=dark#top`, '/searx/search'],
  ])('under %s is one GET with the query and the format', async (url, path) => {
    const { research, seen } = setUp(url)
    await research.search('bread & butter 🍞?', new AbortController().signal)
    expect(seen.map((request) => [request.method, request.url])).toEqual([
      ['GET', `${HOST}${path}?q=bread+%26+butter+%F0%9F%8D%9E%3F&format=json`],
    ])
    expect(seen[0]?.headers.get('accept')).toBe('application/json')
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.headers.has('cookie')).toBe(false)
  })

  it('sends the credentials in its URL as authentication', async () => {
    const { research, seen } = setUp('http://me:p%40ss@127.0.0.1:8888')
    await research.search('bread', new AbortController().signal)
    expect(seen[0]?.headers.get('authorization')).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`)
    expect(seen[0]?.url).not.toContain('me:')
  })

  it('explains a 403 to the operator', async () => {
    const { research, answers } = setUp()
    answers(() => new Response('<title>403 Forbidden</title> for my bread', { status: 403 }))
    await expect(research.search('my bread', new AbortController().signal)).rejects.toMatchObject({
      message: expect.stringContaining('json among search.formats'),
      cause: { status: 403, provider: '127.0.0.1', message: '<title>403 Forbidden</title> for [query]' },
    })
  })
})
