import { expect, it } from 'vitest'
import { writeDraftHooks } from '../../../server/providers/text/draft/hooks/write-draft-hooks.ts'
import { MORE_SAMPLE_HOOKS, SAMPLE_FACTS, SAMPLE_HOOKS, SAMPLE_TOPIC } from './sample-hooks.ts'

const brief = { topic: SAMPLE_TOPIC, details: SAMPLE_FACTS, platform: 'TikTok', tone: 'casual', creator: null } as const
const RESULTS = Array.from({ length: 60 }, (_, seed) =>
  writeDraftHooks({ ...brief, seed }).hooks.map(({ text, pattern }) => ({ hook: text, pattern })),
)

it('shows six of the ten hooks that the draft writer makes of the topic and the facts beside them', () => {
  const shown = [...SAMPLE_HOOKS, ...MORE_SAMPLE_HOOKS]
  const best = RESULTS.map((hooks) => shown.filter(({ hook }) => !hooks.some((made) => made.hook === hook)))
  expect(best.toSorted((one, other) => one.length - other.length)[0]).toEqual([])
  expect(RESULTS.flat()).toEqual(expect.arrayContaining(shown))
})
