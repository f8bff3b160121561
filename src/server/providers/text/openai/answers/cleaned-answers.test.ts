import { expect, it } from 'vitest'
import { scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import { type TextModel, type Written } from '../../text.port.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { fakeService, OPENAI_URL, says } from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { runCaption, runRefine, runScript, sampleBeats, wordsAbout } from '../testing/sample-answers.ts'
import { inParts, run, sampleHooks } from '../testing/sample-hooks.ts'

interceptNetwork()

/** Every draft of an answer that arrives a few characters at a time. */
async function readDrafts<Draft extends { type: string }>(
  answer: unknown,
  start: (model: TextModel) => AsyncIterable<Written<Draft>>,
): Promise<Draft[]> {
  fakeService(OPENAI_URL, says(...inParts(typeof answer === 'string' ? answer : JSON.stringify(answer), 3)))
  const drafts = await readAll(start(createOpenAiTextModel({ model: 'm-1', clock: createManualClock() })))
  // None of them shows what goes.
  expect(JSON.stringify(drafts)).not.toMatch(/\*|sigh|\(l|#fyp|Cut to/u)
  return drafts
}

const SPOKEN = '**Water** is free. (sighs) #fyp'
const note = '**Shorter.**'

it('makes hooks of words alone', async () => {
  const hooks = [{ pattern: 'Proof', hook: `1. "${SPOKEN}"` }, ...sampleHooks(1, 10)]
  const drafts = await readDrafts({ hooks }, (model) => run(model))
  expect(drafts).toContainEqual({ type: 'hook', index: 0, text: 'Water is free.', pattern: 'Proof' })
})

it('leaves a hook without a known pattern without one', async () => {
  const [first, ...rest] = sampleHooks(0, 10)
  const hooks = [{ ...first, pattern: 'Frage' }, ...rest.map((hook) => ({ ...hook, pattern: 'Showdown' }))]
  const drafts = await readDrafts({ hooks }, (model) => run(model))
  const patterns = drafts.flatMap((draft) => (draft.type === 'hook' ? [draft.pattern] : []))
  expect(patterns).toEqual(['Question', ...rest.map(() => null)])
})

it('makes a script of words alone, with its placeholders as slots', async () => {
  const rest = wordsAbout('Water water', 136)
  const answer = `**Water** is free tonight. (sighs) #fyp\n\n[Cut to tap] ${rest} Hi, I'm [your name]. *laughs* Drink.\n\n[Link in bio]`
  const drafts = await readDrafts(answer, (model) => runScript(model))
  expect(drafts.filter(({ type }) => type === 'beat').slice(0, 4)).toEqual([
    { type: 'beat', index: 0, kind: 'Hook', direction: '', text: 'Water is free tonight.' },
    { type: 'beat', index: 1, kind: 'Setup', direction: '', text: rest },
    {
      type: 'beat',
      index: 2,
      kind: 'Point',
      direction: '',
      text: 'Drink.',
      slot: "Hi, I'm [your name]. Link in bio",
    },
    expect.objectContaining({ index: 2, kind: 'Payoff' }),
  ])
})

it('moves the hashtags of a caption to its list', async () => {
  const answer = { caption: `${SPOKEN} #Water\n\n[Link in bio]\n\n#rain`, hashtags: ['#water', '#tap'] }
  const drafts = await readDrafts({ ...answer, caption: answer.caption.replace('#fyp', '') }, (model) =>
    runCaption(model),
  )
  expect(drafts.at(-1)).toEqual({
    type: 'caption',
    text: 'Water is free.\n\nLink in bio',
    hashtags: ['#Water', '#rain', '#tap'],
  })
})

it.each([
  ['hook', 'Water costs.', { content: `“${SPOKEN}”`, note }, 'Water is free.'],
  ['script', 'Water costs.', { content: `${SPOKEN}\n\n- Drink.`, note }, 'Water is free.\n\nDrink.'],
  [
    'script',
    scriptText(sampleBeats(40), { directions: true }),
    { content: `${SPOKEN}\n[Link in bio]`, note },
    '[0:00 Hook] Look up.\nWater is free.\n\n[0:01 Call to action] Point down.\n[Fill in: Link in bio]',
  ],
  [
    'caption',
    '{"caption":"Water costs.","hashtags":[]}',
    { caption: '**Water** is free. #Water', hashtags: ['#water'], note },
    '{"caption":"Water is free.","hashtags":["#Water"]}',
  ],
] as const)('refines a %s to words alone', async (toolType, content, answer, version) => {
  const drafts = await readDrafts(answer, (model) => runRefine(model, { toolType, content }))
  expect(drafts.at(-1)).toEqual({ type: 'version', content: version, note: 'Shorter.' })
})

it.each([
  [
    'hook',
    'Water costs.',
    { content: '**Option 1:** Water is free.\n\n**Option 2:** *Rain* is free.\n\n**Option 3:** Water costs.', note },
    ['Water is free.', 'Rain is free.'],
  ],
  [
    'hook',
    'Water costs.',
    { content: '1. "Water is free."\n2. "Rain is free."', note },
    ['Water is free.', 'Rain is free.'],
  ],
  [
    'hook',
    'Water costs.',
    { content: `Option 1: ${wordsAbout('water', 30)}\nOption 2: Water is free.\nOption 3: Rain is free.`, note },
    ['Water is free.', 'Rain is free.'],
  ],
  [
    'caption',
    '{"caption":"Water costs.","hashtags":[]}',
    { caption: 'Option 1: Water is free. #tap\nOption 2: Rain is free. #rain', hashtags: ['#wet'], note },
    [
      '{"caption":"Water is free.","hashtags":["#tap","#wet"]}',
      '{"caption":"Rain is free.","hashtags":["#rain","#wet"]}',
    ],
  ],
  [
    'script',
    scriptText(sampleBeats(40), { directions: true }),
    { content: `Option 1:\n\n${SPOKEN}\n\nOption 2:\n\nRain is free.\n\nDrink.`, note },
    [
      '[0:00 Hook] Look up.\nWater is free.',
      '[0:00 Hook] Look up.\nRain is free.\n\n[0:01 Call to action] Point down.\nDrink.',
    ],
  ],
] as const)(
  'keeps the options of a refined %s in its form, with a warning',
  async (toolType, content, answer, versions) => {
    fakeService(OPENAI_URL, says(JSON.stringify(answer)))
    const model = createOpenAiTextModel({ model: 'm-1', clock: createManualClock() })
    const [first, ...options] = versions
    expect((await Array.fromAsync(runRefine(model, { toolType, content }))).slice(-2)).toEqual([
      {
        type: 'warning',
        warning: { message: 'The writer gave 2 options. The first one was taken.', reason: 'options' },
      },
      { type: 'version', content: first, note: 'Shorter.', options },
    ])
  },
)

it('takes the first of several captions, with a warning', async () => {
  fakeService(OPENAI_URL, says(JSON.stringify({ caption: 'Option 1: Water.\nOption 2: Rain.', hashtags: [] })))
  const drafts = await Array.fromAsync(runCaption(createOpenAiTextModel({ model: 'm-1', clock: createManualClock() })))
  expect(drafts.slice(-2)).toMatchObject([
    { type: 'warning', warning: { reason: 'options' } },
    { type: 'caption', text: 'Water.' },
  ])
})
