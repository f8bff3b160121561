import { describe, expect, it } from 'vitest'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { type ScriptDraft } from '../text.port.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { type Answer, fakeService, OPENAI_URL, says } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatDirections, runScript, sampleBeats } from './testing/sample-answers.ts'
import { formatAnswer, BRIEF, inParts, PROMPT, sampleHooks } from './testing/sample-hooks.ts'

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
  const [hook, point] = sampleBeats(150) as [Beat, Beat]
  const written = [hook, { ...point, text: `${'Word '.repeat(64).trim()}.` }]
  const goOn = (model: ReturnType<typeof setUp>['model'], given: Parameters<typeof runScript>[2] = {}) =>
    runScript(model, undefined, { written, ...given })
  const sentence = (words: number, word = 'And') => `${word} ${'more '.repeat(words - 1).trim()}.`
  const answer = (words: number) => says(`${sentence(words - 15)}\n\n${sentence(15, 'Last')}`)
  const beatsIn = (drafts: readonly ScriptDraft[]) => drafts.filter((draft) => draft.type === 'beat')
  const turns = (seen: { body: string }[], at: number) => JSON.parse(seen[at]?.body ?? '').input

  it('is asked for from its last sentence on, for the time that is left', async () => {
    const { model, seen } = setUp(answer(76))
    const drafts = await readAll(goOn(model))
    expect(beatsIn(drafts).map(({ index, kind }) => [index, kind])).toEqual([
      [2, 'Point'],
      [3, 'Point'],
      [3, 'Payoff'],
    ])
    expect(drafts.filter(({ type }) => type === 'again')).toEqual([])
    expect(turns(seen, 0)).toMatchObject([
      { role: 'user', content: 'sourdough' },
      { role: 'assistant', content: written.map(({ text }) => text).join('\n\n') },
      { role: 'user', content: expect.stringContaining('for 30 seconds (about 76 words) more') },
    ])
    expect(seen).toHaveLength(1)
  })

  it('has only its rest rewritten where both parts together do not have the length', async () => {
    const { model, seen } = setUp(answer(20), answer(70))
    const drafts = await readAll(goOn(model))
    const again = drafts.findIndex(({ type }) => type === 'again')
    expect(drafts[again]).toMatchObject({ reason: expect.stringContaining('came to 0:37 where 1:00') })
    const texts = beatsIn(drafts.slice(again)).map(({ index, text }) => [index, text])
    expect(texts.slice(0, 4)).toEqual(
      [...written.map(({ text }) => text), sentence(55), sentence(15, 'Last')].map((text, at) => [at, text]),
    )
    expect(turns(seen, 1).at(-1).content).toContain(
      'Spoken, that takes 8 seconds (20 words). 30 seconds were asked for',
    )
  })

  it('drops what it repeats, also while it is streamed', async () => {
    const said = written.map(({ text }) => text).join('\n\n')
    for (const size of [1, 3, 11, 2_000]) {
      const { model } = setUp(says(...inParts(`${said}\n\n${sentence(60)}\n\n${sentence(15, 'Last')}`, size)))
      const drafts = await readAll(goOn(model))
      expect(
        drafts.filter((draft) => 'text' in draft && written.some(({ text }) => text.startsWith(draft.text))),
      ).toEqual([])
      expect(beatsIn(drafts).slice(0, 2)).toMatchObject([{ text: sentence(60) }, { text: sentence(15, 'Last') }])
    }
  })

  it('makes no call where it has its length and its end, and gets its end where that is missing', async () => {
    const { model, seen } = setUp(answer(25))
    expect(await readAll(goOn(model, { written: sampleBeats(136) }))).toEqual([])
    expect(seen).toEqual([])
    const drafts = await readAll(goOn(model, { written: [hook, { ...point, text: sentence(130, 'Word') }] }))
    expect(beatsIn(drafts).at(-1)).toMatchObject({ index: 2, kind: 'Payoff' })
    expect(turns(seen, 0).at(-1).content).toContain('for 10 seconds')
  })

  it('gets the shots that it lacks, and keeps those that it has', async () => {
    const { model } = setUp(says(formatDirections(3)))
    const shots = () => ({ system: 'Name the shots.', user: '' })
    expect(await readAll(goOn(model, { written: sampleBeats(150), shots }))).toMatchObject([
      { type: 'beat', index: 1, text: sampleBeats(150)[1]?.text, direction: 'Shot 2.' },
    ])
  })

  it('restarts only the rest after a thought', async () => {
    const { model } = setUp(says(`<think>${sentence(40)}`, '</think>', `${sentence(60)}\n\n${sentence(15, 'Last')}`))
    expect(beatsIn(await readAll(goOn(model))).map(({ index }) => index)).toEqual([2, 3, 3])
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
