import { TOPIC_ROWS } from '../../evals/topics.data.ts'
import { writeDraftHooks } from '../../src/server/providers/text/draft/hooks/write-draft-hooks.ts'
import { type Row } from './row.ts'

const ROUNDS = 5
const WARM_UP = 3

/** Processor time in which the draft writer makes ten hooks, over the topics of the evals. */
export function measureDraftWriter(): Promise<Row[]> {
  const values: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const before = process.cpuUsage()
    for (const [seed, { topic, details }] of TOPIC_ROWS.entries()) {
      writeDraftHooks({ topic, details, seed, platform: 'TikTok', tone: 'casual', creator: null })
    }
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) values.push((user + system) / 1_000 / TOPIC_ROWS.length)
  }
  return Promise.resolve([{ name: 'draft writer, ten hooks, processor time', unit: 'ms', values, hold: { atMost: 2 } }])
}
