import { describe, expect, it, vi } from 'vitest'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import {
  type Answer,
  fails,
  fakeService,
  OPENAI_URL,
  readWire,
  says,
  saysAndHangs,
  stream,
  textFrame,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatDirections, runScript } from './testing/sample-answers.ts'
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

describe('the shots of a script', () => {
  const asked: Beat[][] = []
  const shots = (beats: readonly Beat[]) => {
    asked.push([...beats])
    return { system: 'Name the shots.', user: 'all' }
  }
  const run = (model: ReturnType<typeof setUp>['model'], given: Parameters<typeof runScript>[2] = {}) =>
    runScript(model, undefined, { shots, ...given })
  const named = (...beats: object[]) => says(JSON.stringify({ beats }))

  it('are a second call for the beats that stand, each of which is sent again with its own', async () => {
    const { seen, model } = setUp(says(TEXT), says(...inParts(formatDirections(5), 9)))
    const drafts = await readAll(run(model))
    expect(asked.at(-1)?.map(({ text, kind }) => [text, kind])).toEqual([
      [SPOKEN[0], 'Hook'],
      [SPOKEN[1], 'Setup'],
      [SPOKEN[2], 'Point'],
      [SPOKEN[3], 'Payoff'],
      [SPOKEN[4], 'Call to action'],
    ])
    expect(parseBody(seen, 1)).toMatchObject({ text: { format: { name: 'directions' } }, input: [{ content: 'all' }] })
    expect(drafts.slice(-5)).toEqual(
      SPOKEN.map((text, index) => ({
        type: 'beat',
        index,
        text,
        direction: `Shot ${index + 1}.`,
        kind: ['Hook', 'Point', 'Point', 'Point', 'Call to action'][index],
      })),
    )
  })

  it('name a kind where it can stand there, and change no word', async () => {
    const answer = named(
      { n: 1, kind: 'Point', direction: 'A pot.', text: 'Other words.' },
      { n: '3', kind: 're-hook', direction: '(**A hand.**)' },
      { n: 2, kind: 'Call to action', direction: '' },
      { n: 4, kind: 'Hook', direction: 'x'.repeat(400) },
      { n: 5, kind: 'Setup', direction: '' },
      { n: 9, kind: 'Point', direction: 'Nowhere.' },
      { n: 3, kind: 'Point', direction: 'Twice.' },
    )
    const minute = lastBeats(await readAll(run(setUp(says(TEXT), answer).model)))
    expect(minute.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['Hook', 'A pot.'],
      ['Setup', ''],
      ['Point', 'A hand.'],
      ['Payoff', ''],
      ['Call to action', ''],
    ])
    expect(textsOf(minute)).toEqual(SPOKEN)
    const long = Array.from({ length: 22 }, (_, at) => sentence(50, `Nº${at}`)).join('\n\n')
    const beats = lastBeats(await readAll(run(setUp(says(long), answer).model, { duration: '8' })))
    expect(beats[2]).toMatchObject({ kind: 'Re-hook', direction: 'A hand.' })
  })

  it.each([
    ['fail', fails(400)],
    ['are no JSON', says('A pot, then a hand.')],
    ['are refused', says('I can’t help with that.')],
    ['break off', breaksAfter('{"beats":[{"n":1,"kind":"Hook","dir')],
    ['are a signal', named({ n: 1, kind: 'Hook', direction: 'CRISIS_HELP' })],
    ['are none', named()],
  ])('leave the script as it is where they %s', async (_, answer) => {
    const drafts = await readAll(run(setUp(says(TEXT), answer).model))
    expect(textsOf(lastBeats(drafts))).toEqual(SPOKEN)
    expect(lastBeats(drafts).every(({ direction }) => direction === '')).toBe(true)
  })

  it('never discard the script, also where they follow a thought', async () => {
    const { model } = setUp(
      says(TEXT),
      says('{"beats":[{"n":1,"kind":"Hook","direction":"No."}]}</think>', formatDirections(5)),
    )
    const all = await Array.fromAsync(run(model))
    expect(all.filter(({ type }) => type === 'restart')).toEqual([])
    expect(all.at(-1)).toMatchObject({ index: 4, text: SPOKEN[4], direction: 'Shot 5.' })
  })

  it('leave the script as it is where they take too long, and end with the signal', async () => {
    const { seen, clock, model } = setUp(
      says(TEXT),
      saysAndHangs(() => {}, '{"beats":['),
    )
    const reading = readAll(run(model))
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    await vi.waitFor(() => expect(clock.longWaits()).toContain(20_000), { interval: 1 })
    clock.advance(20_000)
    expect(textsOf(lastBeats(await reading))).toEqual(SPOKEN)
    const stopped = setUp(says(TEXT), () => new Promise(() => {}))
    const stop = new AbortController()
    const result = expect(readAll(runScript(stopped.model, stop.signal, { shots }))).rejects.toBe('enough')
    await vi.waitFor(() => expect(stopped.seen).toHaveLength(2), { interval: 1 })
    stop.abort('enough')
    await result
  })

  it('are not asked for where nobody wants them', async () => {
    const { seen, model } = setUp(says(TEXT))
    expect(textsOf(lastBeats(await readAll(runScript(model))))).toEqual(SPOKEN)
    expect(seen).toHaveLength(1)
  })
})
