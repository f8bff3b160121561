import { expect, it } from 'vitest'
import { scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { fakeService, OPENAI_URL, says } from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { runRefine, sampleBeats } from '../testing/sample-answers.ts'
import { inParts } from '../testing/sample-hooks.ts'

interceptNetwork()

const ANSWER = JSON.stringify({
  beats: [
    { kind: 'Hook', direction: '', text: 'Thirsty?', slot: '' },
    { kind: 'Payoff', direction: '', text: 'Water it.', slot: 'How often' },
  ],
  note: 'Shorter.',
})

async function refine(content: string) {
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock: createManualClock() })
  const seen = fakeService(OPENAI_URL, says(...inParts(ANSWER, 9)))
  const drafts = await readAll(runRefine(model, { toolType: 'script', content }))
  return { last: drafts.at(-1), body: seen[0]?.body ?? '' }
}

it('keeps an unfilled slot with its beat', async () => {
  const slot = { kind: 'Payoff', direction: '', text: 'Water.', slot: 'How often' } as const
  const { last, body } = await refine(scriptText([...sampleBeats(40).slice(0, 2), slot], { directions: true }))
  const content = '[0:00 Hook]\nThirsty?\n\n[0:00 Payoff]\nWater it.\n[Fill in: How often]'
  expect(last).toEqual({ type: 'version', content, note: 'Shorter.' })
  expect(Object.keys(JSON.parse(body).text.format.schema.properties.beats.items.properties)).toContain('slot')
})

it('neither asks for nor accepts a slot where the script has none', async () => {
  const { last, body } = await refine(scriptText(sampleBeats(40), { directions: true }))
  expect(body).not.toContain('slot')
  expect(last).toMatchObject({ content: expect.not.stringContaining('Fill in') })
})
