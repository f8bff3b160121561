import { describe, expect, it } from 'vitest'
import { captionContent } from '../../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { CrisisTopic, isWriterProgress, type TextModel } from '../text.port.ts'
import { fakeService, OPENAI_URL, says } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { runCaption, runRefine, runScript, sampleBeats, wordsAbout } from './testing/sample-answers.ts'
import { formatAnswer, inParts, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const script = scriptText(sampleBeats(40), { directions: true })
const caption = captionContent({ text: 'Bread.', hashtags: [] })

const TASKS: [string, (model: TextModel) => AsyncIterable<object>, (signal: string) => object][] = [
  ['hooks', run, (hook) => ({ hooks: [{ hook, pattern: 'Warning' }] })],
  ['the plan of hooks', run, (viewer) => ({ plan: { viewer, believes: '', payoff: '' }, hooks: [] })],
  ['a script', runScript, (text) => ({ beats: [{ kind: 'Hook', direction: '', text }] })],
  ['a caption', runCaption, (text) => ({ caption: text, hashtags: [] })],
  [
    'a refined hook',
    (model) => runRefine(model, { toolType: 'hook', content: 'Rise.' }),
    (content) => ({ content, note: '' }),
  ],
  [
    'a refined script',
    (model) => runRefine(model, { toolType: 'script', content: script }),
    (content) => ({ content, note: '' }),
  ],
  [
    'a refined caption',
    (model) => runRefine(model, { toolType: 'caption', content: caption }),
    (text) => ({ caption: text, hashtags: [], note: '' }),
  ],
]

function setUp(answer: string) {
  const seen = fakeService(OPENAI_URL, says(...inParts(answer, 3)))
  return { seen, model: createOpenAiTextModel({ apiKey: 'sk', model: 'm-1', clock: createManualClock() }) }
}

/** The drafts before the failure, and the failure. */
async function ended(drafts: AsyncIterable<object>) {
  const shown: object[] = []
  try {
    for await (const draft of drafts) if (!isWriterProgress(draft)) shown.push(draft)
  } catch (error) {
    return { shown, error }
  }
  return { shown, error: null }
}

describe.each(TASKS)('%s', (_, start, answerWith) => {
  it.each(['CRISIS_HELP', '"CRISIS_HELP."'])(
    'ends as a crisis at %s, after one call and without text',
    async (signal) => {
      const { seen, model } = setUp(JSON.stringify(answerWith(signal)))
      const { shown, error } = await ended(start(model))
      expect(error).toBeInstanceOf(CrisisTopic)
      expect(shown).toEqual([])
      expect(seen).toHaveLength(1)
    },
  )

  it.each([
    ['the word for it', 'TOPIC_DECLINED'],
    ['the word for it, in other letters', 'topic_declined'],
  ])('is declined by %s', async (__, signal) => {
    const { seen, model } = setUp(JSON.stringify(answerWith(signal)))
    const { shown, error } = await ended(start(model))
    expect(error).toMatchObject({ code: 'FORBIDDEN', reason: 'declined_topic' })
    expect(shown).toEqual([])
    expect(seen).toHaveLength(1)
  })

  it.each([
    'I’m sorry, but I can’t help with that.',
    "I can't assist with that request.",
    'Sorry, I cannot create content about this topic.',
    'I am unable to write that.',
    'Unfortunately, I won’t write a script about this.',
    'As an AI, I can’t help with this.',
    'TOPIC_DECLINED',
  ])('is declined by an answer in plain words, without a second call: %s', async (words) => {
    const { seen, model } = setUp(words)
    const { shown, error } = await ended(start(model))
    expect(error).toMatchObject({ code: 'FORBIDDEN', reason: 'declined_topic' })
    expect(shown.filter((one) => !('type' in one) || one.type !== 'thinking')).toEqual([])
    expect(seen).toHaveLength(1)
  })

  it('ends as a crisis at the plain word', async () => {
    const { model } = setUp('CRISIS_HELP')
    expect((await ended(start(model))).error).toBeInstanceOf(CrisisTopic)
  })
})

describe.each(TASKS.filter(([, start]) => start !== runScript))('%s', (_, start) => {
  it('is requested again where an answer is only unreadable', async () => {
    const { seen, model } = setUp('Here you go:\n1. I can’t believe this bread.\n2. You won’t knead it.')
    expect((await ended(start(model))).error).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(seen).toHaveLength(2)
  })
})

describe('a script in plain text', () => {
  it.each(['CRISIS_HELP\n\nIf you are in danger, call somebody.', '**CRISIS_HELP**: please call somebody now.'])(
    'ends as a crisis at the word before other text, which is not shown: %s',
    async (answer) => {
      const { shown, error } = await ended(runScript(setUp(answer).model))
      expect([shown, error]).toEqual([[], expect.any(CrisisTopic)])
    },
  )

  it.each(['I can’t do mornings.', 'I can’t help it: I water.', 'Sorry, basil.', 'I am not able to keep a plant.'])(
    'is no refusal where it says: %s',
    async (words) => {
      const { shown } = await ended(runScript(setUp(`${words} ${wordsAbout('Water it', 140)}`).model))
      expect(JSON.stringify(shown)).toContain(words)
    },
  )

  it('is shown from its first letters on', async () => {
    const { shown } = await ended(runScript(setUp(`Your basil is drowning. ${wordsAbout('Water it', 140)}`).model))
    expect(shown[0]).toMatchObject({ type: 'partial', text: 'You' })
  })
})

describe('a text that begins like the crisis word', () => {
  it('is shown', async () => {
    const hooks = [{ pattern: 'Warning', hook: 'CRISIS_HELPERS do this' }, ...sampleHooks(1, 10)]
    const { model } = setUp(formatAnswer(hooks))
    expect(await written(run(model))).toEqual(hooks)
  })
})
