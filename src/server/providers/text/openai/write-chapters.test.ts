import { describe, expect, it, vi } from 'vitest'
import { measureBeats } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { type ScriptDraft } from '../text.port.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import {
  type Answer,
  fails,
  fakeService,
  OPENAI_URL,
  says,
  stream,
  textFrame,
  readWire,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatOutline, runLongScript, sampleBeats, formatScript } from './testing/sample-answers.ts'

interceptNetwork()

const OUTLINE = says(formatOutline(6))
const CHAPTER = says(formatScript(200))
const breaksAfter =
  (text: string): Answer =>
  (request) =>
    stream([textFrame(readWire(request), text)])

function setUp(...answers: [Answer, ...Answer[]]) {
  const clock = createManualClock()
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock, random: () => 0 })
  return { seen: fakeService(OPENAI_URL, ...answers), clock, model }
}

const parseBody = (seen: { body: string }[], at: number) => JSON.parse(seen[at]?.body ?? '')
const pickBeats = (drafts: readonly ScriptDraft[]) =>
  drafts.slice(drafts.findLastIndex(({ type }) => type === 'again') + 1).filter((draft) => draft.type === 'beat')
/** The drafts until it failed, and the error. */
async function readUntilFailure(drafts: AsyncIterable<{ type: string }>) {
  const read: { type: string }[] = []
  try {
    for await (const draft of drafts) read.push(draft)
  } catch (error) {
    return { read, error }
  }
  throw new Error('It did not fail')
}

describe('a long script', () => {
  it('is requested as an outline, then chapter by chapter with its points and the text so far', async () => {
    const { seen, model } = setUp(OUTLINE, CHAPTER)
    const drafts = await readAll(runLongScript(model))
    expect(seen).toHaveLength(7)
    expect(parseBody(seen, 0)).toMatchObject({
      instructions: expect.stringContaining('Plan a script.'),
      input: [{ role: 'user', content: 'sourdough' }],
      text: { format: { name: 'outline', strict: true } },
    })
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const { instructions, input, text } = parseBody(seen, at + 1)
      expect(instructions).toContain(`Write chapter ${at + 1}, 200 words.`)
      expect(JSON.parse(input[0].content)).toEqual({
        points: [`Point ${at + 1}a of sourdough`, `Point ${at + 1}b of sourdough`],
        said: 200 * at,
      })
      expect(text.format.name).toBe('script')
    }
    const beats = pickBeats(drafts)
    expect(beats.map(({ index }) => index)).toEqual(beats.map((_, index) => index))
    expect(beats.filter(({ kind }) => kind === 'Hook')).toHaveLength(1)
    expect(measureBeats(beats).seconds).toBe(480)
    expect(drafts.some(({ type }) => type === 'again')).toBe(false)
  })

  it('reports that the model thinks while it plans, and shows nothing of the plan', async () => {
    const { model } = setUp(OUTLINE, CHAPTER)
    const drafts: unknown[] = []
    for await (const draft of runLongScript(model)) drafts.push(draft)
    expect(drafts[0]).toEqual({ type: 'thinking' })
    expect(JSON.stringify(drafts)).not.toMatch(/Question|Point \d/u)
  })

  it('drops a chapter that was a thought, and none before it', async () => {
    const thought = JSON.stringify({ beats: [{ kind: 'Point', direction: '', text: 'A thought.' }] })
    const { model } = setUp(OUTLINE, CHAPTER, says(`${thought}</think>`, formatScript(200)), CHAPTER)
    expect(pickBeats(await readAll(runLongScript(model))).map(({ text }) => text)).toEqual(
      Array.from({ length: 6 }, () => sampleBeats(200).map(({ text }) => text)).flat(),
    )
  })

  it('repairs an unreadable outline once, and fails where it still is', async () => {
    const repaired = setUp(says('sorry'), OUTLINE, CHAPTER)
    expect(pickBeats(await readAll(runLongScript(repaired.model)))).toHaveLength(18)
    expect(parseBody(repaired.seen, 1).input.at(-1).content).toContain('could not be read')
    for (const empty of ['sorry', '{"chapters":[]}', '{"chapters":[{"chapter":"x","points":[" "]}]}']) {
      const { seen, model } = setUp(says(empty))
      await expect(readAll(runLongScript(model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
      expect(seen).toHaveLength(2)
    }
  })

  it.each([
    ['CRISIS_HELP', { name: 'CrisisTopic' }],
    ['TOPIC_DECLINED', { code: 'FORBIDDEN' }],
  ])('ends with its outline where that is %s', async (promise, error) => {
    const { seen, model } = setUp(says(JSON.stringify({ promise, question: '', chapters: [], payoff: '' })))
    await expect(readAll(runLongScript(model))).rejects.toMatchObject(error)
    expect(seen).toHaveLength(1)
  })

  it('keeps chapters 1 to 3 where the fourth fails', async () => {
    const { model } = setUp(OUTLINE, CHAPTER, CHAPTER, CHAPTER, fails(400))
    const { read, error } = await readUntilFailure(runLongScript(model))
    expect(error).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(read.filter(({ type }) => type === 'beat')).toHaveLength(9)
    expect(read.at(-1)?.type).toBe('beat')
  })

  it('ends with the signal between two chapters, without another call', async () => {
    const { seen, model } = setUp(OUTLINE, CHAPTER, () => new Promise(() => {}))
    const stop = new AbortController()
    const result = expect(readAll(runLongScript(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(seen).toHaveLength(3), { interval: 1 })
    stop.abort('enough')
    await result
    expect(seen).toHaveLength(3)
  })
})

describe('the length of a long script', () => {
  const chapters = (...words: number[]) => words.map((count) => says(formatScript(count)))

  it('is repaired by rewriting the chapters that differ most, each once, and then replaces the shown text', async () => {
    const { seen, model } = setUp(OUTLINE, ...chapters(200, 60, 180, 100, 200, 200), CHAPTER)
    const drafts = await readAll(runLongScript(model))
    expect(seen).toHaveLength(9)
    expect([7, 8].map((at) => parseBody(seen, at).instructions)).toEqual([
      expect.stringContaining('Write chapter 2,'),
      expect.stringContaining('Write chapter 4,'),
    ])
    const [, answer, request] = parseBody(seen, 7).input
    expect(JSON.parse(answer.content).beats.map(({ text }: { text: string }) => text)).toEqual(
      sampleBeats(60).map(({ text }) => text),
    )
    expect(request.content).toContain('that chapter takes 24 seconds (60 words). 80 seconds were asked for')
    expect(request.content).toContain('Write the whole chapter again, longer')
    expect(drafts.filter(({ type }) => type === 'again')).toEqual([
      { type: 'again', reason: 'This came to 6:16 where 8:00 was asked for, so it is being written again.' },
    ])
    expect(measureBeats(pickBeats(drafts))).toMatchObject({ words: 1_180 })
    expect(pickBeats(drafts).map(({ index }) => index)).toEqual(Array.from({ length: 18 }, (_, index) => index))
  })

  it('is repaired in the same way when it is too long', async () => {
    const { seen, model } = setUp(OUTLINE, ...chapters(200, 400, 200, 200, 190, 200), CHAPTER)
    expect(measureBeats(pickBeats(await readAll(runLongScript(model)))).words).toBe(1_190)
    expect(parseBody(seen, 7).input.at(-1).content).toContain('shorter')
    expect(seen).toHaveLength(8)
  })

  it('within 10 % is not repaired', async () => {
    const { seen, model } = setUp(OUTLINE, ...chapters(150, 240, 200, 200, 150, 200))
    expect((await readAll(runLongScript(model))).some(({ type }) => type === 'again')).toBe(false)
    expect(seen).toHaveLength(7)
  })

  it.each([
    ['fails', fails(400)],
    ['cannot be read', says('no')],
    ['is no better', says(formatScript(20))],
  ])('keeps its first attempt where the second %s', async (_, second) => {
    const { model } = setUp(OUTLINE, ...chapters(200, 60, 200, 200, 200, 200), second)
    const drafts = await readAll(runLongScript(model))
    expect(drafts.some(({ type }) => type === 'again')).toBe(false)
    expect(measureBeats(pickBeats(drafts)).words).toBe(1_060)
  })

  it('never takes more than two calls for the outline and for each chapter', async () => {
    const short = says(formatScript(40))
    const all = setUp(OUTLINE, ...Array.from({ length: 6 }, () => short), CHAPTER)
    expect(measureBeats(pickBeats(await readAll(runLongScript(all.model)))).words).toBe(1_200)
    expect(all.seen).toHaveLength(13)
    const repaired = setUp(says('no'), OUTLINE, ...Array.from({ length: 6 }, () => [says('no'), short]).flat(), CHAPTER)
    expect(measureBeats(pickBeats(await readAll(runLongScript(repaired.model)))).words).toBe(240)
    expect(repaired.seen).toHaveLength(14)
  })

  it('a chapter that broke off is written again, else the script fails with the chapters so far', async () => {
    const half = breaksAfter(formatScript(200).slice(0, 300))
    const { seen, model } = setUp(OUTLINE, CHAPTER, half, CHAPTER)
    const drafts = await readAll(runLongScript(model))
    expect(drafts.filter(({ type }) => type === 'again')).toEqual([
      { type: 'again', reason: 'The answer broke off, so this is being written again.' },
    ])
    expect(pickBeats(drafts)).toHaveLength(18)
    expect(seen).toHaveLength(8)
    const broken = setUp(OUTLINE, CHAPTER, half, CHAPTER, CHAPTER, CHAPTER, CHAPTER, fails(400))
    const { read, error } = await readUntilFailure(runLongScript(broken.model))
    expect(error).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(read.filter(({ type }) => type === 'beat').length).toBeGreaterThan(15)
  })
})

it('has twice the time of a single call, and keeps the chapters so far after that', async () => {
  const first = setUp(OUTLINE, CHAPTER, () => new Promise(() => {}))
  const reading = readUntilFailure(runLongScript(first.model))
  await vi.waitFor(() => expect(first.seen).toHaveLength(3), { interval: 1 })
  expect(first.clock.longWaits()).toContain(240_000)
  first.clock.advance(240_000)
  const { read, error } = await reading
  expect(error).toMatchObject({ code: 'GATEWAY_TIMEOUT' })
  expect(read.filter(({ type }) => type === 'beat')).toHaveLength(3)
})
