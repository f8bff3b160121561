import { describe, expect, it } from 'vitest'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createDraftTextModel } from '../src/server/providers/text/draft/draft-text-model.ts'
import { failedGates, LIMITS } from './gates.ts'
import { type Piece } from './piece.ts'
import { runTopics } from './run-topics.ts'
import { summarize } from './report.ts'
import { score } from './scorecard.ts'
import { NO_TOKENS } from './token-counter.ts'
import { TOPICS } from './topics.ts'

/**
 * What the draft writer does not reach: it repeats its few frames and the words of the topic, and a list gets questions
 * instead of its points.
 */
const { points: _points, ...REACHED } = LIMITS
const DRAFT_LIMITS = { ...REACHED, alike: 0.03, openings: 0.85, markup: 0.02 }

describe('the writer that needs no key', () => {
  it('passes the gates over all topics, each of which measures something', async () => {
    const model = createDraftTextModel({ pace: systemClock.sleep })
    const run = { atOnce: 1, counter: NO_TOKENS, now: () => 0, signal: new AbortController().signal }
    const scored = score(await runTopics(model, TOPICS, run), TOPICS)
    expect(failedGates(scored, DRAFT_LIMITS)).toEqual([])
    const measured = summarize(scored).map(({ measure }) => measure)
    expect(Object.keys(LIMITS).filter((id) => !measured.includes(id))).toEqual([])
  })
})

it('fails where a mean is beyond its limit, and is named', () => {
  const topic = TOPICS.find(({ id }) => id === 'noun-tiramisu')!
  const cost = { seconds: 0, calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false }
  const lines = ['Stop scrolling: tiramisu.', 'Tiramisu, cold.']
  const piece: Piece = {
    topic: topic.id,
    tool: 'hooks',
    outcome: 'text',
    lines,
    hashtags: [],
    spokenSeconds: 0,
    remarks: [],
    cost,
  }
  expect(failedGates(score([piece], [topic]), { overused: 0.4, length: 0.3, markup: 0, points: 1 })).toEqual([
    'hooks overused: 0.5000, the limit is 0.4',
    'hooks length: 0.2000, the limit is 0.3',
  ])
})
