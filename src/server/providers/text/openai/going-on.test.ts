import { describe, expect, it } from 'vitest'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { type ScriptBrief, type ScriptDraft } from '../text.port.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { type Answer, fakeService, OPENAI_URL, says } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatOutline, SAMPLE_CHAPTERS, sampleBeats } from './testing/sample-answers.ts'
import { formatAnswer, BRIEF, PROMPT, sampleHooks } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const OPTIONS = { signal: new AbortController().signal, live: true }
const NOBODY = { seed: 1, creator: null } as const

function setUp(...answers: [Answer, ...Answer[]]) {
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock: createManualClock() })
  return { model, seen: fakeService(OPENAI_URL, ...answers) }
}

describe('resumed hooks', () => {
  const written = TEN.slice(0, 6).map(({ hook }) => hook)
  const goOn = (model: ReturnType<typeof setUp>['model'], earlier = written) =>
    model.writeHooks({ brief: { ...BRIEF, written: earlier }, prompt: PROMPT }, OPTIONS)

  it('are only the missing ones', async () => {
    const { model, seen } = setUp(says(formatAnswer(sampleHooks(4, 14))))
    const hooks = (await readAll(goOn(model))).filter(({ type }) => type === 'hook')
    expect(hooks.map(({ index }) => index)).toEqual([6, 7, 8, 9])
    expect(hooks).toMatchObject(TEN.slice(6).map(({ hook }) => ({ text: hook })))
    expect(seen).toHaveLength(1)
  })

  it('are topped up and repaired by the missing number', async () => {
    const { model, seen } = setUp(says('oops'), says(formatAnswer(TEN.slice(5, 8))), says(formatAnswer(TEN.slice(7))))
    expect((await readAll(goOn(model))).filter(({ type }) => type === 'hook')).toHaveLength(4)
    expect(seen[1]?.body).toContain('all the hooks that were asked for')
    expect(seen[2]?.body).toContain('Write exactly 8 more hooks')
  })

  it('make no call where ten exist', async () => {
    const { model, seen } = setUp(says('oops'))
    const all = TEN.map(({ hook }) => hook)
    expect(await readAll(goOn(model, all))).toEqual([])
    expect(seen).toEqual([])
  })

  it('fail where the answer has nothing new', async () => {
    const { model } = setUp(says(formatAnswer(TEN.slice(0, 6))))
    await expect(readAll(goOn(model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })
})

describe('a resumed script', () => {
  const [hook, point, call] = sampleBeats(150) as [Beat, Beat, Beat]
  const written = [hook, { ...point, text: 'word '.repeat(64).trim() }]
  const goOn = (model: ReturnType<typeof setUp>['model'], given: Partial<ScriptBrief> = {}) => {
    const brief = {
      ...NOBODY,
      topic: 'sourdough',
      duration: '1',
      tone: 'casual',
      format: 'video',
      written,
      ...given,
    } as const
    return model.writeScript({ brief, prompt: { system: 'Go on.', user: 'sourdough' } }, OPTIONS)
  }
  const rest = (words: number) => ({ kind: 'Payoff', direction: '', text: 'and '.repeat(words - 5).trim() }) as const
  const answer = (words: number) => says(JSON.stringify({ beats: [rest(words), call] }))
  const beatsIn = (drafts: readonly ScriptDraft[]) => drafts.filter((draft) => draft.type === 'beat')

  it('accepts an answer where both parts together have the requested length', async () => {
    const { model, seen } = setUp(answer(76))
    const drafts = await readAll(goOn(model))
    expect(beatsIn(drafts).map(({ index, kind }) => [index, kind])).toEqual([
      [2, 'Payoff'],
      [3, 'Call to action'],
    ])
    expect(drafts.filter(({ type }) => type === 'again')).toEqual([])
    expect(JSON.parse(seen[0]?.body ?? '').max_output_tokens).toBeGreaterThan(0)
    expect(seen).toHaveLength(1)
  })

  it('has only its rest rewritten where they do not', async () => {
    const { model, seen } = setUp(answer(20), answer(70))
    const drafts = await readAll(goOn(model))
    const again = drafts.findIndex(({ type }) => type === 'again')
    expect(drafts[again]).toMatchObject({ reason: expect.stringContaining('came to 0:37 where 1:00') })
    expect(beatsIn(drafts.slice(again))).toMatchObject([...written, rest(70), call])
    expect(seen[1]?.body).toContain('Spoken, that rest takes 8 seconds')
    expect(seen[1]?.body).toContain('30 seconds were asked for')
  })

  it('keeps its first rest where the second fails', async () => {
    const { model } = setUp(answer(20), says('{"beats":[{"kind":"Payoff","text":"Half'), says('oops'))
    const drafts = await readAll(goOn(model))
    const last = drafts.slice(drafts.findLastIndex(({ type }) => type === 'again'))
    expect(beatsIn(last)).toMatchObject([...written, rest(20), call])
  })

  it('skips a repeated beat, also while it is streamed', async () => {
    const { model } = setUp(
      says(
        JSON.stringify({ beats: [...written, rest(70)] }).slice(0, 60),
        JSON.stringify({ beats: [...written, rest(70), call] }).slice(60),
      ),
    )
    const drafts = await readAll(goOn(model))
    expect(beatsIn(drafts)).toMatchObject([rest(70), call])
    expect(
      drafts.filter((draft) => draft.type === 'partial' && written.some(({ text }) => text.startsWith(draft.text))),
    ).toEqual([])
  })

  it('of eight minutes is planned again, and its missing chapters are written one by one', async () => {
    const chapter = (at: number, words: number): Answer => {
      const text = `${at} `.repeat(words - 2).trim()
      return says(
        JSON.stringify({
          beats: [
            { ...rest(10), text },
            { kind: 'Re-hook', direction: '', text: `${at} next` },
          ],
        }),
      )
    }
    const { model, seen } = setUp(says(formatOutline(6)), chapter(5, 200), chapter(6, 200))
    const earlier = [hook, { ...point, text: 'word '.repeat(790).trim() }]
    const brief = {
      ...NOBODY,
      topic: 'sourdough',
      tone: 'casual',
      format: 'video',
      duration: '8',
      written: earlier,
    } as const
    const prompt = { system: 'Plan a script.', user: 'sourdough' }
    const drafts = await readAll(
      model.writeScript({ brief, prompt, chapters: { ...SAMPLE_CHAPTERS, from: 4 } }, OPTIONS),
    )
    expect(seen.map(({ body }) => JSON.parse(body).instructions)).toMatchObject([
      expect.stringContaining('Plan a script.'),
      expect.stringContaining('Write chapter 5'),
      expect.stringContaining('Write chapter 6'),
    ])
    expect(JSON.parse(JSON.parse(seen[2]?.body ?? '').input[0].content)).toMatchObject({ said: 1_000 })
    expect(beatsIn(drafts).map(({ index }) => index)).toEqual([2, 3, 4, 5])
    expect(drafts.filter(({ type }) => type === 'again')).toEqual([])
  })

  it('makes no call after a complete call to action', async () => {
    const { model, seen } = setUp(says('oops'))
    expect(await readAll(goOn(model, { written: [...written, call] }))).toEqual([])
    expect(seen).toEqual([])
  })

  it('restarts only the rest after a thought', async () => {
    const thought = `<think>${JSON.stringify({ beats: [rest(70)] })}`
    const whole = JSON.stringify({ beats: [rest(76), call] })
    const { model } = setUp(says(thought, '</think>', whole))
    expect(beatsIn(await readAll(goOn(model))).map(({ index }) => index)).toEqual([2, 3])
  })
})

describe('a resumed caption', () => {
  const brief = {
    ...NOBODY,
    content: 'sourdough',
    platform: 'Instagram',
    style: 'trending',
    written: 'Bread is slo',
  } as const
  it.each([
    ['the whole', 'Bread is slow. Try it?', 'Bread is slow. Try it?'],
    ['the rest', ', and good.', 'Bread is slo, and good.'],
  ])('begins with the existing text where the model answers %s', async (_, caption, text) => {
    const { model } = setUp(
      says(JSON.stringify({ caption }).slice(0, 22), JSON.stringify({ caption, hashtags: ['#bread'] }).slice(22)),
    )
    const drafts = await readAll(model.writeCaption({ brief, prompt: { system: 'Go on.', user: 'x' } }, OPTIONS))
    expect(drafts.filter((draft) => !draft.text.startsWith('Bread is slo'))).toEqual([])
    expect(drafts.at(-1)).toEqual({ type: 'caption', text, hashtags: ['#bread'] })
  })

  it('is repaired where the answer adds nothing', async () => {
    const { model, seen } = setUp(
      says('{"caption":"","hashtags":[]}'),
      says('{"caption":"Bread is slow.","hashtags":[]}'),
    )
    const drafts = await readAll(model.writeCaption({ brief, prompt: { system: 'Go on.', user: 'x' } }, OPTIONS))
    expect(drafts.at(-1)).toMatchObject({ text: 'Bread is slow.' })
    expect(seen).toHaveLength(2)
  })
})
