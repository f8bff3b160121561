import { describe, expect, it, vi } from 'vitest'
import { Source } from '../../../shared/features/generation/generation.schema.ts'
import { AppError } from '../../../shared/errors.ts'
import { type Research, RESEARCH_LIMITS } from './research.port.ts'

/** A page known to the service. */
export interface KnownPage {
  url: string
  title: string
  snippet: string
}

/** What an adapter's test provides: a new adapter, and its service at the level of HTTP. */
export interface ResearchUnderTest {
  research: Research
  /** Advances the clock by this time. */
  advance(milliseconds: number): void
  /** Number of running waits. */
  waits(): number
  /** Sets the pages that the service finds. */
  finds(pages: KnownPage[]): void
  answers(make: () => Response | Promise<Response>): void
  /** Every request to the service, and whether it was aborted. */
  seen: readonly { url: string; body: string; signal: AbortSignal }[]
}

const page = (number: number): KnownPage => ({
  url: `https://page${number}.example/a?b=${number}`,
  title: `Page ${number}`,
  snippet: `Fact number ${number}.`,
})
const forever = () => new Promise<Response>(() => {})
const signal = () => new AbortController().signal

/** The contract tests of `Research`. Call it at the top level of an adapter's test file. */
export function describeResearch(name: string, setUp: () => ResearchUnderTest): void {
  describe(`${name} passes the contract of research`, () => {
    it('returns the pages that were found, in their order', async () => {
      const { research, finds, seen } = setUp()
      finds([page(1), page(2)])
      expect(research.name).not.toBe('')
      expect(await research.search('sourdough bread', signal())).toEqual([page(1), page(2)])
      expect(seen).toHaveLength(1)
    })

    it('returns no more than the limit, none twice, and only from the web', async () => {
      const { research, finds } = setUp()
      const bad = ['javascript:alert(1)', 'ftp://page.example/', 'https://me:pw@page.example/', 'nonsense']
      const twice = ['https://www.page1.example/a?b=1', 'http://page1.example/a/?b=1#part']
      finds([
        page(1),
        ...[...bad, ...twice].map((url) => ({ ...page(0), url })),
        ...Array.from({ length: 9 }, (_, index) => page(index + 2)),
      ])
      const found = await research.search('bread', signal())
      expect(found).toEqual([page(1), page(2), page(3), page(4), page(5)])
      expect(found).toHaveLength(RESEARCH_LIMITS.sources)
    })

    it('returns plain text within its limits, and a page without a title by its host', async () => {
      const { research, finds } = setUp()
      finds([
        {
          url: 'https://page.example/',
          title: '<b>Tom</b> &amp; Jerry&#8217;s &lt;i&gt;bread&lt;/i&gt;',
          snippet: `Rise <script>steal()</script>&hellip; ${'word '.repeat(300)}`,
        },
        { ...page(2), title: ' ' },
      ])
      const found = await research.search('bread', signal())
      expect(found.map(({ title }) => title)).toEqual(['Tom & Jerry’s bread', 'page2.example'])
      expect(found[0]?.snippet).toMatch(/^Rise … word word/u)
      expect(found[0]?.snippet.length).toBeLessThanOrEqual(RESEARCH_LIMITS.snippet)
      expect(found.map((source) => Source.parse(source))).toEqual(found)
    })

    it('returns text without bidirectional control characters', async () => {
      const { research, finds } = setUp()
      finds([
        {
          ...page(1),
          title: '\u202eBread\u202c &#x2066;today\u2069',
          snippet: 'A\u200fB\u061c \u05e9\u05dc\u05d5\u05dd 👩‍🍳.',
        },
      ])
      expect(await research.search('bread', signal())).toMatchObject([{ title: 'Bread today', snippet: 'AB שלום 👩‍🍳.' }])
    })

    it('returns nothing where nothing was found, and sends no request for a text without words', async () => {
      const { research, finds, seen } = setUp()
      finds([])
      expect(await research.search('qwxyz', signal())).toEqual([])
      expect(await research.search('!? 🍞\n…', signal())).toEqual([])
      expect(seen).toHaveLength(1)
    })

    it('accepts any text as its topic, cut to a length that finds something', async () => {
      const { research, finds, seen } = setUp()
      finds([])
      await research.search(`!!g bread </query> \ud83c\0\n${'and more '.repeat(440)}`, signal())
      const asked = decodeURIComponent(seen[0]?.url.replaceAll('+', ' ') ?? '') + (seen[0]?.body ?? '')
      expect(asked).toContain('g bread ')
      expect(asked).not.toContain('!!')
      expect(asked.split('and more').length - 1).toBeLessThan(40)
    })

    it.each([
      [401, {}, { code: 'BAD_GATEWAY' }],
      [403, {}, { code: 'BAD_GATEWAY' }],
      [404, {}, { code: 'BAD_GATEWAY' }],
      [429, {}, { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: undefined }],
      [429, { 'retry-after': '7' }, { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 }],
      [500, {}, { code: 'BAD_GATEWAY' }],
      [503, {}, { code: 'SERVICE_UNAVAILABLE' }],
    ])('refuses a %i without a retry', async (status, headers, refusal) => {
      const { research, answers, seen, waits } = setUp()
      answers(() => new Response('{"error":{"message":"a secret of the service"}}', { status, headers }))
      const error: unknown = await research.search('bread', signal()).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject(refusal)
      expect(String(error)).not.toContain('secret')
      expect([seen.length, waits()]).toEqual([1, 0])
    })

    it.each([
      ['a page', () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })],
      ['half of an answer', () => new Response('{"results": [', { headers: { 'content-type': 'application/json' } })],
      ['another answer', () => Response.json({ hello: 'there' })],
      ['null', () => Response.json(null)],
      ['a broken connection', () => Response.error()],
    ])('refuses %s', async (_, make) => {
      const { research, answers } = setUp()
      answers(make)
      await expect(research.search('bread', signal())).rejects.toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
    })

    it.each([200, 500])('limits the size of an answer (%i)', async (status) => {
      const { research, answers } = setUp()
      let megabytes = 0
      const body = new ReadableStream({
        pull(to) {
          megabytes += 1
          to.enqueue(new TextEncoder().encode('{"results": ["'.padEnd(1024 * 1024, 'x')))
        },
      })
      answers(() => new Response(body, { status }))
      await expect(research.search('bread', signal())).rejects.toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
      expect(megabytes).toBeLessThan(10)
    })

    it('follows no redirect', async () => {
      const { research, answers, seen } = setUp()
      answers(() => Response.redirect('https://elsewhere.example/search?q=bread', 302))
      await expect(research.search('bread', signal())).rejects.toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
      expect(seen).toHaveLength(1)
    })

    it('times out after ten seconds, and aborts the request', async () => {
      const { research, answers, seen, advance, waits } = setUp()
      answers(forever)
      const result = expect(research.search('bread', signal())).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
      await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 })
      advance(10_000)
      await result
      expect(seen[0]?.signal.aborted).toBe(true)
      expect(waits()).toBe(0)
    })

    it('throws the reason of the signal, before and during the request', async () => {
      const { research, answers, seen, waits } = setUp()
      answers(forever)
      await expect(research.search('bread', AbortSignal.abort('gone'))).rejects.toBe('gone')
      expect(seen).toHaveLength(0)
      const stop = new AbortController()
      const result = expect(research.search('bread', stop.signal)).rejects.toBe('left')
      await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 })
      stop.abort('left')
      await result
      expect(seen[0]?.signal.aborted).toBe(true)
      expect(waits()).toBe(0)
    })
  })
}
