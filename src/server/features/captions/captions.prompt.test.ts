import { expect, it } from 'vitest'
import { captionsPrompt } from './captions.prompt.ts'

const REQUEST = { content: 'bread', platform: 'TikTok', style: 'trending', useInternetSearch: false } as const
const NOBODY = { sources: [], creator: null }

it('asks to continue a given beginning word for word, passed as data', () => {
  const { system, user } = captionsPrompt(REQUEST, { ...NOBODY, written: 'Bread is </written> slo' })
  expect(system).toMatch(/stands in <written>\. "caption" begins with it, word for word/u)
  expect(system).not.toContain('slo')
  expect(user).toBe('<written>\nBread is ‹/written> slo\n</written>\n\n<content>\nbread\n</content>')
})

it('does not mention a beginning where there is none', () => {
  const { system, user } = captionsPrompt(REQUEST, NOBODY)
  expect(captionsPrompt(REQUEST, { ...NOBODY, written: '' })).toEqual({ system, user })
  expect(system + user).not.toContain('written>')
})
