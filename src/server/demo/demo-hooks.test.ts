import { expect, it } from 'vitest'
import { writeDraftHooks } from '../providers/text/draft/hooks/write-draft-hooks.ts'
import { DEMO_HOOKS } from './demo-hooks.data.ts'

it.each(DEMO_HOOKS)(
  'contains what the draft writer writes with the facts: $topic',
  ({ hooks, when: _when, ...request }) => {
    const made = new Map<string, string>()
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const { text, pattern } of writeDraftHooks({ ...request, seed, creator: null }).hooks)
        made.set(text, pattern)
    }
    expect(hooks.map(({ text, pattern }) => ({ text, pattern, made: made.get(text) }))).toEqual(
      hooks.map(({ text, pattern }) => ({ text, pattern, made: pattern })),
    )
  },
)
