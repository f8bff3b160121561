import { expect, it } from 'vitest'
import { liveRefinement } from './live-drafts.ts'

it('shows a new text as it grows, and an answer whole: it costs no prompt', () => {
  const text = 'There is no room for an emoji. Nothing was changed.'
  expect(liveRefinement({ kind: 'answer', text }, true).drafts).toEqual([{ type: 'answer', text }])
  const { drafts } = liveRefinement({ kind: 'version', content: 'One pan. Five dinners.', note: 'Cut.' }, true)
  expect(drafts.length).toBeGreaterThan(2)
  expect(drafts.at(-1)).toEqual({ type: 'version', content: 'One pan. Five dinners.', note: 'Cut.' })
})
