import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { type Answer, fakeService, OPENAI_URL, says } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { runCaption } from './testing/sample-answers.ts'
import { inParts } from './testing/sample-hooks.ts'

interceptNetwork()

function setUp(answer: Answer) {
  const model = createOpenAiTextModel({ model: 'm-1', clock: createManualClock() })
  return { model, seen: fakeService(OPENAI_URL, answer) }
}

const CAPTION = { caption: 'All about bread.', hashtags: ['#bread'] }

describe('the titles of a video', () => {
  it('are requested on YouTube, after the text, and returned with it: three that fit', async () => {
    const titles = [
      'Bread in an hour',
      'x'.repeat(71),
      'bread in an hour',
      '<Cold> bread',
      'Four cents a slice',
      'Five',
    ]
    const { model, seen } = setUp(says(...inParts(JSON.stringify({ ...CAPTION, titles }), 5)))
    const drafts = await readAll(runCaption(model, 'YouTube'))
    const { schema } = JSON.parse(seen[0]?.body ?? '').text.format
    expect(schema.required).toEqual(['caption', 'hashtags', 'titles'])
    expect(drafts.at(-1)).toEqual({
      type: 'caption',
      text: 'All about bread.',
      hashtags: ['#bread'],
      titles: ['Bread in an hour', 'Cold bread', 'Four cents a slice'],
    })
    expect(drafts.at(-2)).toMatchObject({
      type: 'partial',
      titles: ['Bread in an hour', 'Cold bread', 'Four cents a slice'],
    })
    expect(seen).toHaveLength(1)
  })

  it('may be missing', async () => {
    const drafts = await readAll(runCaption(setUp(says(JSON.stringify(CAPTION))).model, 'YouTube'))
    expect(drafts.at(-1)).toEqual({ type: 'caption', text: 'All about bread.', hashtags: ['#bread'] })
  })

  it('are neither requested nor read on platforms without titles', async () => {
    const { model, seen } = setUp(says(JSON.stringify({ ...CAPTION, titles: ['Bread'] })))
    expect((await readAll(runCaption(model, 'TikTok'))).at(-1)).not.toHaveProperty('titles')
    expect(seen[0]?.body).not.toContain('titles')
  })
})
