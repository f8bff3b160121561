import { expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { type Answer, fakeService, OPENAI_URL, readWire, says, stream, textFrame } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatShots } from './testing/sample-answers.ts'
import { inParts } from './testing/sample-hooks.ts'

interceptNetwork()

const LINES = ['Your starter is not dead.', 'Bake less.', 'My first loaf broke a knife.']
const SHOT = { onScreen: 'Not dead', firstFrame: 'A hand opens a jar.', why: 'Relief.' }

/** The shots of a model with these answers. */
async function ask(...answers: [Answer, ...Answer[]]) {
  const seen = fakeService(OPENAI_URL, ...answers)
  const model = createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), retries: 0 })
  const request = { brief: { topic: 'bread', lines: LINES }, prompt: { system: 'Shots.', user: 'bread' } }
  const written = model.writeShots?.(request, { signal: new AbortController().signal, live: false })
  return { seen, shots: (await readAll(written ?? ([] as never))).map(({ type: _type, ...shot }) => shot) }
}
const answer = (...shots: object[]) => says(...inParts(JSON.stringify({ shots }), 7))

it('gives each shot to the line of its number, and without numbers in their order', async () => {
  const [first, second, third] = [SHOT, { ...SHOT, why: 'B.' }, { ...SHOT, why: 'C.' }]
  const expected = [
    { index: 0, ...first },
    { index: 1, ...second },
    { index: 2, ...third },
  ]
  const numbered = answer(
    { line: '3', ...third },
    { line: '1', ...first },
    { line: 2, ...second },
    { line: '2', ...second },
  )
  const { shots } = await ask(numbered)
  expect(shots.toSorted((a, b) => a.index - b.index)).toEqual(expected)
  expect((await ask(answer(first, second, third))).shots).toEqual(expected)
})

it('leaves out what cannot be used: other lines, second shots, and words that are the whole line', async () => {
  const { shots, seen } = await ask(
    answer(
      { line: '9', ...SHOT },
      { line: '2', onScreen: 'BAKE LESS', firstFrame: 'An empty oven.', why: '' },
      { line: '2', ...SHOT },
      { line: '1', onScreen: 'one two three four five six seven', firstFrame: '', why: '...' },
    ),
  )
  expect(shots).toEqual([{ index: 1, firstFrame: 'An empty oven.' }])
  expect(seen).toHaveLength(1)
})

it.each([
  [
    'that breaks off',
    ((request) => stream([textFrame(readWire(request), formatShots(3).slice(0, -60))])) satisfies Answer,
  ],
  ['without a shot', answer()],
  ['that cannot be read', says('Sure!')],
])('fails at an answer %s', async (_, broken) => {
  await expect(ask(broken)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
})

it('repairs an answer that cannot be read once', async () => {
  const { shots, seen } = await ask(says('Sure!'), says(formatShots(3)))
  expect(shots).toHaveLength(3)
  expect(seen).toHaveLength(2)
})
