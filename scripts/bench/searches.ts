import { performance } from 'node:perf_hooks'
import { median, percentile } from './figures.ts'
import { type Row } from './row.ts'

/** Words and starts of words, from frequent to rare. */
export const WORDS = 'the|ing|mor|sou|war|coo|10k|kitchen|five dinners|on a sunday|morning coffee ritual'.split('|')
/** Words that are nowhere, whose letters are common. */
export const NOWHERE = 'kitchening morningly storiest recipeal weekendly channeled'.split(' ')
const ROUNDS = 5

/** Milliseconds until a request is answered. */
export async function timed(url: string, cookie: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - began
}

/** Searches, and the milliseconds that are held of a page and, where they are, of its counters. */
interface Searches {
  what: string
  words: readonly string[]
  page: number
  counts?: number
}

/** Page and counters of searches, on the machine for itself: the slowest 5 % of each round. */
export async function measureSearches(
  { url }: { url: string },
  cookie: string,
  { what, words, page, counts }: Searches,
): Promise<(Row | string)[]> {
  const found = { page: [] as number[], counts: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ['page', 'counts'] as const) {
      const took: number[] = []
      for (const search of words) {
        const input = encodeURIComponent(JSON.stringify({ search }))
        took.push(await timed(`${url}/trpc/library.${path}?input=${input}`, cookie))
      }
      found[path].push(percentile(took, 95))
    }
  }
  return [
    { name: `${what}, p95: page`, unit: 'ms', values: found.page, hold: { atMost: page } },
    counts === undefined
      ? `${what}, p95: counters ${median(found.counts).toFixed(0)} ms`
      : { name: `${what}, p95: counters`, unit: 'ms', values: found.counts, hold: { atMost: counts } },
  ]
}
