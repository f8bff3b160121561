import { describe, expect, it } from 'vitest'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createDraftTextModel } from '../src/server/providers/text/draft/draft-text-model.ts'
import { failedGates, GATES } from './gates.ts'
import { type Piece } from './piece.ts'
import { runTopics } from './run-topics.ts'
import { score } from './scorecard.ts'
import { NO_TOKENS } from './token-counter.ts'
import { TOPICS } from './topics.ts'

describe('the writer that needs no key', () => {
  it('passes every gate over all topics', async () => {
    const model = createDraftTextModel({ pace: systemClock.sleep })
    const run = { atOnce: 1, counter: NO_TOKENS, now: () => 0, signal: new AbortController().signal }
    expect(failedGates(score(await runTopics(model, TOPICS, run), TOPICS), GATES)).toEqual([])
  })
})

describe('a gate', () => {
  const topic = TOPICS.find(({ id }) => id === 'noun-tiramisu')!
  const buildPiece = (...lines: string[]): Piece => ({
    topic: topic.id,
    tool: 'hooks',
    outcome: 'text',
    lines,
    hashtags: [],
    spokenSeconds: 0,
    remarks: [],
    cost: { seconds: 0, calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false },
  })
  const scored = score([buildPiece('A old tiramisu.', 'Tiramisu, cold.')], [topic])

  it('fails for a mean below its limit, and is named', () => {
    const gates = [
      { tool: 'hooks', measure: 'broken', most: 0.4 },
      { tool: 'hooks', measure: 'broken', most: 0.5 },
      { tool: 'hooks', measure: 'limits', least: 0.3 },
      { tool: 'hooks', measure: 'detail', least: 1 },
    ] as const
    expect(failedGates(scored, gates)).toEqual([
      'hooks broken: 0.5000, at most 0.4 is wanted',
      'hooks limits: 0.2000, at least 0.3 is wanted',
    ])
  })

  it('fails where there is nothing to measure', () => {
    expect(failedGates(scored, [{ tool: 'script', measure: 'minute', least: 1 }])).toEqual([
      'script minute: measured of nothing',
    ])
  })
})
