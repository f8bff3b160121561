import { expect, it } from 'vitest'
import { type Beat, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { fakeService, OPENAI_URL, says } from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { runRefine } from '../testing/sample-answers.ts'
import { inParts } from '../testing/sample-hooks.ts'

interceptNetwork()

const SCRIPT: Beat[] = [
  { kind: 'Hook', direction: 'Hold up the can.', text: 'Your tomatoes are thirsty.' },
  { kind: 'Point', direction: 'Water the soil.', text: 'Water them on the #1 day (sighs).', slot: 'Say how often' },
  { kind: 'Call to action', direction: '', text: 'Tell me yours.' },
]

/** The partial texts of an answer, and its version as text. */
async function refine(content: string, old = SCRIPT) {
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock: createManualClock() })
  const seen = fakeService(OPENAI_URL, says(...inParts(JSON.stringify({ content, note: 'Shorter.' }), 5)))
  const drafts = await readAll(runRefine(model, { toolType: 'script', content: scriptText(old, { directions: true }) }))
  const last = drafts.at(-1)
  return {
    shown: drafts.flatMap((draft) => (draft.type === 'partial' ? [draft.text] : [])),
    version: last?.type === 'version' ? last.content : last,
    body: seen[0]?.body ?? '',
  }
}

it('is written as it is spoken, shown as it comes, and becomes beats with their shots', async () => {
  const { version, shown, body } = await refine('Your **tomatoes** are thirsty!\n\nWater them.\n\nTell me yours.')
  expect(version).toBe(
    '[0:00 Hook] Hold up the can.\nYour tomatoes are thirsty!\n\n' +
      '[0:01 Point] Water the soil.\nWater them.\n\n[0:02 Call to action]\nTell me yours.',
  )
  expect(shown.length).toBeGreaterThan(5)
  for (const text of shown) expect('Your tomatoes are thirsty!\n\nWater them.\n\nTell me yours.').toContain(text)
  expect(Object.keys(JSON.parse(body).text.format.schema.properties)).toEqual(['content', 'note'])
})

it('keeps slots, and paragraphs as the creator has them', async () => {
  const slots =
    'Your tomatoes drink.\n\nWater them on the #1 day (sighs).\n[Fill in: Say how often]\n\nHi, I am [your name].'
  expect((await refine(slots)).version).toBe(
    '[0:00 Hook] Hold up the can.\nYour tomatoes drink.\n\n' +
      '[0:01 Point] Water the soil.\nWater them on the #1 day (sighs).\n[Fill in: Say how often]\n\n' +
      '[0:04 Call to action]\n[Fill in: Hi, I am [your name].]',
  )
  expect((await refine('Your tomatoes drink.\n\n[fill in: how often] Tell me.')).version).toContain(
    '[Fill in: [how often] Tell me.]',
  )
})

it('takes shots from cues, and speaks none of them', async () => {
  const { version, shown } = await refine(
    '[0:00 Hook] **Pour** it out.\nYour tomatoes are thirsty.\n\n[0:02 Point]\nWater them on the #1 day (sighs).\n[Fill in: Say how often]\n\n[0:05 Call to action] Wave.\nTell me yours.',
  )
  expect(version).toBe(
    '[0:00 Hook] Pour it out.\nYour tomatoes are thirsty.\n\n' +
      '[0:01 Point]\nWater them on the #1 day (sighs).\n[Fill in: Say how often]\n\n[0:04 Call to action] Wave.\nTell me yours.',
  )
  expect(shown.join()).not.toMatch(/Pour|Wave|\d:\d/u)
})
