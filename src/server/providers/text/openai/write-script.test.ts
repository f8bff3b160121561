import { describe, expect, it, vi } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import {
  type Answer,
  fails,
  fakeService,
  LOCAL_URL,
  OPENAI_URL,
  readWire,
  says,
  stream,
  textFrame,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatScript, formatDirections, runScript, sampleBeats } from './testing/sample-answers.ts'
import { inParts } from './testing/sample-hooks.ts'
import { lastBeats, sentence, SPOKEN, TEXT, textsOf } from './testing/sample-scripts.ts'

interceptNetwork()

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

describe('a script', () => {
  it('is asked for as plain text, without a schema', async () => {
    const { seen, model } = setUp(says(TEXT))
    await readAll(runScript(model))
    expect(parseBody(seen, 0)).toMatchObject({ instructions: 'Write a script.', temperature: 0.7 })
    expect(parseBody(seen, 0)).not.toHaveProperty('text')
  })

  it('does not make a server be taken for one that has no schemas, or has them', async () => {
    const model = createOpenAiTextModel({ model: 'm-1', baseUrl: LOCAL_URL, clock: createManualClock() })
    const noSchema = fails(400, { message: 'bad request' })
    const shots = () => ({ system: 'Name the shots.', user: '' })
    const seen = fakeService(
      LOCAL_URL,
      says(TEXT),
      noSchema,
      says(formatDirections(5)),
      says(TEXT),
      says(formatDirections(5)),
    )
    for (const _ of [1, 2])
      expect(lastBeats(await readAll(runScript(model, undefined, { shots }))).at(-1)?.direction).toBe('Shot 5.')
    expect(seen.map((_, at) => 'response_format' in parseBody(seen, at))).toEqual([false, true, false, false, false])
  })

  it('is cut into beats as it arrives, in whatever parts, with kinds by their place', async () => {
    for (const size of [1, 2, 3, 7, 40, 2_000]) {
      const drafts = await readAll(runScript(setUp(says(...inParts(TEXT, size))).model))
      const beats = lastBeats(drafts)
      expect(textsOf(beats)).toEqual(SPOKEN)
      expect(beats.map(({ kind }) => kind)).toEqual(['Hook', 'Setup', 'Point', 'Payoff', 'Call to action'])
      const whole = drafts.filter((draft) => draft.type === 'beat')
      expect(whole.slice(0, 5).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
      expect(whole.slice(5).map(({ index, text }) => [index, text])).toEqual([3, 4].map((at) => [at, SPOKEN[at]]))
      if (size < 7) expect(drafts.filter(({ type }) => type === 'partial').length).toBeGreaterThan(TEXT.length / 8)
    }
  })

  it.each([
    [
      'headings and times',
      `**Hook**\n\n[0:00–0:05] ${SPOKEN[0]}\n\n## Setup (0:05–0:20)\n${SPOKEN.slice(1, 4).join('\n\n**Point**\n')}\n\n**Call to action:** ${SPOKEN[4]}`,
    ],
    [
      'an introduction and a remark',
      `Sure! Here is your script:\n\n${TEXT}\n\n---\n\nLet me know if you’d like another hook!`,
    ],
    ['directions', `(B-roll: a pot on a sill) ${TEXT.replace('\n\n', '\n\n*(pauses)* ')}\n\n(Word count: 152)`],
    ['a code fence', `\`\`\`text\n${TEXT}\n\`\`\``],
    ['JSON', JSON.stringify({ script: TEXT })],
    [
      'JSON in beats',
      `Here is the script:\n\n\`\`\`json\n${JSON.stringify({ beats: SPOKEN.map((text) => ({ kind: 'Point', text })) }, null, 2)}\n\`\`\`\nEnjoy!`,
    ],
  ])('is its spoken words where the answer has %s', async (_, answer) => {
    for (const size of [1, 3, 10, 5_000]) {
      const drafts = await readAll(runScript(setUp(says(...inParts(answer, size))).model))
      expect(textsOf(lastBeats(drafts))).toEqual(SPOKEN)
      const partial = drafts.filter((draft) => draft.type === 'partial' && !SPOKEN[draft.index]?.startsWith(draft.text))
      expect(partial).toEqual([])
    }
  })

  it.each([
    ['word for word', TEXT],
    ['in other marks', `“Your basil is *not* thirsty!” ${SPOKEN.slice(1).join('\n\n')}`],
    ['in other words', `Your basil isn’t thirsty. ${SPOKEN.slice(1).join('\n\n')}`],
    ['not at all', SPOKEN.slice(1).join('\n\n')],
  ])('begins with the chosen hook where the answer has it %s', async (_, answer) => {
    for (const size of [1, 5, 2_000]) {
      const drafts = await readAll(
        runScript(setUp(says(...inParts(answer, size))).model, undefined, { hook: SPOKEN[0] }),
      )
      expect(textsOf(lastBeats(drafts))).toEqual(SPOKEN)
    }
  })

  it('within 10 % of its length is not repaired', async () => {
    const { seen, model } = setUp(says(formatScript(164)))
    expect((await readAll(runScript(model))).some(({ type }) => type === 'again')).toBe(false)
    expect(seen).toHaveLength(1)
  })

  it.each([
    [100, '0:40', '40 seconds (100 words)', 'longer'],
    [200, '1:20', '80 seconds (200 words)', 'shorter'],
  ])(
    'of %i words is rewritten once, with the measured length, and that stands if it is nearer',
    async (words, real, measured, how) => {
      const { seen, model } = setUp(says(formatScript(words)), says(formatScript(120)))
      const drafts = await readAll(runScript(model))
      expect(drafts.filter(({ type }) => type === 'again')).toEqual([
        { type: 'again', reason: `This came to ${real} where 1:00 was asked for, so it is being written again.` },
      ])
      expect(textsOf(lastBeats(drafts))).toEqual(textsOf(sampleBeats(120)))
      expect(seen).toHaveLength(2)
      const [, answer, request] = parseBody(seen, 1).input
      expect(answer).toEqual({ role: 'assistant', content: formatScript(words) })
      expect(request.content).toContain(measured)
      expect(request.content).toContain('60 seconds were asked for, which is 150 words')
      expect(request.content).toContain(how)
    },
  )

  it.each([
    ['ends in a failure', fails(400)],
    ['has no words', says('---')],
    ['breaks off', breaksAfter(formatScript(150).slice(0, 200))],
    ['is further off', says(formatScript(60))],
  ])('keeps its first attempt where the second %s', async (_, second) => {
    const { model } = setUp(says(formatScript(100)), second)
    const beats = lastBeats(await readAll(runScript(model)))
    expect(textsOf(beats)).toEqual(textsOf(sampleBeats(100)))
    expect(beats.at(-1)?.kind).toBe('Payoff')
  })

  it('that breaks off goes on from its last beat, and fails where that breaks off too', async () => {
    const [first, second, third, ...rest] = SPOKEN
    const half = breaksAfter(`${first} ${second}\n\n${third?.slice(0, 50)}`)
    const { seen, model } = setUp(half, says([third, ...rest].join('\n\n')))
    expect(textsOf(lastBeats(await readAll(runScript(model))))).toEqual(SPOKEN)
    expect(parseBody(seen, 1).input[1].content).toBe(`${first}\n\n${second}`)
    const { read, error } = await readUntilFailure(runScript(setUp(half).model))
    expect(error).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(read.filter(({ type }) => type === 'beat')).toHaveLength(2)
  })

  it.each(['', '---', '…', '{"script":""}', '**Hook**'])('of %j is repaired once, else fails', async (answer) => {
    const { seen, model } = setUp(says(answer), says(formatScript(150)))
    expect(textsOf(lastBeats(await readAll(runScript(model))))).toEqual(textsOf(sampleBeats(150)))
    expect(parseBody(seen, 1).input.at(-1).content).toMatch(
      /^That answer could not be read: .*\nAnswer with the spoken/u,
    )
    await expect(readAll(runScript(setUp(says(answer)).model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })

  it('without end has a bounded number of beats', async () => {
    const endless = says(...Array.from({ length: 200 }, (_, at) => `${sentence(50, `Nº${at}`)}\n\n`))
    const drafts = await readAll(runScript(setUp(endless, fails(400)).model))
    expect(lastBeats(drafts)).toHaveLength(120)
  })

  it('ends with the signal during the second attempt', async () => {
    const { seen, model } = setUp(says(formatScript(100)), () => new Promise(() => {}))
    const stop = new AbortController()
    const result = expect(readAll(runScript(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    stop.abort('enough')
    await result
  })
})

describe('a script of eight minutes', () => {
  /** Paragraphs of 50 words, which take 20 seconds each. */
  const part = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => sentence(50, `Nº${from + at}`)).join('\n\n')
  const run = (model: ReturnType<typeof setUp>['model'], given: Parameters<typeof runScript>[2] = {}) =>
    runScript(model, undefined, { duration: '8', ...given })

  it('is one call where it has its length, and accepted where it is longer', async () => {
    for (const count of [22, 30]) {
      const { seen, model } = setUp(says(part(0, count)))
      expect(lastBeats(await readAll(run(model)))).toHaveLength(count)
      expect(seen).toHaveLength(1)
    }
  })

  it('goes on from its last sentence until it has its length, with one end', async () => {
    const { seen, model } = setUp(says(part(0, 10)), says(part(9, 15)), says(part(15, 22)))
    const drafts = await readAll(run(model))
    const beats = lastBeats(drafts)
    expect(textsOf(beats)).toEqual(part(0, 22).split('\n\n'))
    expect(beats.map(({ kind }) => kind).filter((kind) => kind !== 'Point')).toEqual(['Hook', 'Setup', 'Payoff'])
    expect(drafts.some(({ type }) => type === 'again')).toBe(false)
    expect(seen).toHaveLength(3)
    const [asked, said, request] = parseBody(seen, 2).input
    expect(asked).toEqual({ role: 'user', content: 'sourdough' })
    expect(said.content).toBe(part(0, 15))
    expect(request.content).toContain('for 3 minutes (about 450 words) more')
  })

  it('ends where a call adds almost nothing, and after five calls', async () => {
    const quiet = setUp(says(part(0, 10)), says('That is all.'))
    expect(lastBeats(await readAll(run(quiet.model)))).toHaveLength(11)
    expect(quiet.seen).toHaveLength(2)
    const repeated = setUp(says(part(0, 10)))
    expect(lastBeats(await readAll(run(repeated.model)))).toHaveLength(10)
    expect(repeated.seen).toHaveLength(2)
    const short = setUp(...([0, 1, 2, 3, 4, 5, 6].map((at) => says(part(at * 2, at * 2 + 2))) as [Answer, ...Answer[]]))
    expect(lastBeats(await readAll(run(short.model)))).toHaveLength(10)
    expect(short.seen).toHaveLength(5)
  })

  it('goes on where it broke off, and keeps what it has where that fails', async () => {
    const half = breaksAfter(`${part(0, 10)}\n\nHalf a`)
    const { model } = setUp(half, says(part(10, 24)))
    expect(textsOf(lastBeats(await readAll(run(model))))).toEqual(part(0, 24).split('\n\n'))
    const { read, error } = await readUntilFailure(run(setUp(half, fails(400)).model))
    expect(error).toMatchObject({ code: 'BAD_GATEWAY' })
    expect(read.filter(({ type }) => type === 'beat')).toHaveLength(10)
  })

  it('ends with the signal between two calls', async () => {
    const { seen, model } = setUp(says(part(0, 10)), () => new Promise(() => {}))
    const stop = new AbortController()
    const result = expect(readAll(runScript(model, stop.signal, { duration: '8' }))).rejects.toBe('enough')
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    stop.abort('enough')
    await result
    expect(seen).toHaveLength(2)
  })

  it('has twice the time of a single call, and keeps what it has after that', async () => {
    const { seen, clock, model } = setUp(says(part(0, 10)), () => new Promise(() => {}))
    const reading = readUntilFailure(run(model))
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    expect(clock.longWaits()).toContain(240_000)
    clock.advance(240_000)
    const { read, error } = await reading
    expect(error).toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    expect(read.filter(({ type }) => type === 'beat')).toHaveLength(10)
  })
})
