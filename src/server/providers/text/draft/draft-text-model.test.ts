import { describe, expect, it } from 'vitest'
import { captionFrom, CONTRACT_BRIEFS, hooksFrom, METHODS, refinementFrom, scriptFrom } from '../contract-briefs.ts'
import { describeTextModel } from '../text.contract.ts'
import { createDraftTextModel } from './draft-text-model.ts'

describeTextModel('draft writer', () => ({ model: createDraftTextModel({ pace: async () => undefined }) }))

const LIVE = { live: true } as const

function setUp() {
  const waits: number[] = []
  const model = createDraftTextModel({ pace: async (milliseconds) => void waits.push(milliseconds) })
  return { waits, took: () => waits.reduce((sum, wait) => sum + wait, 0), under: { model } }
}

describe('the pace of the draft writer', () => {
  it.each(Object.entries(METHODS))('is none for %s without a reader', async (_, start) => {
    const { waits, under } = setUp()
    const drafts = await Array.fromAsync<{ type: string }>(start(under, {}))
    expect(drafts.filter(({ type }) => type === 'partial')).toEqual([])
    expect(waits).toEqual([])
  })

  it.each<[string, (under: ReturnType<typeof setUp>['under']) => AsyncIterable<{ type: string }>, number]>([
    ['ten hooks', (under) => hooksFrom(under, LIVE), 3_000],
    ['hooks in another language', (under) => hooksFrom(under, { ...LIVE, topic: 'Brot backen ohne Hefe' }), 3_000],
    ['a minute', (under) => scriptFrom(under, { ...LIVE, duration: '1' }), 4_000],
    ['an outline of ten', (under) => scriptFrom(under, { ...LIVE, duration: '10' }), 10_500],
    ['a caption', (under) => captionFrom(under, LIVE), 1_800],
    ['a refinement', (under) => refinementFrom(under, { ...LIVE, toolType: 'script' }), 2_000],
  ])('streams %s, with the first part at once', async (_, start, milliseconds) => {
    const { took, waits, under } = setUp()
    const drafts = start(under)[Symbol.asyncIterator]()
    expect((await drafts.next()).value).toMatchObject({ type: 'partial' })
    expect(waits).toEqual([])
    await Array.fromAsync({ [Symbol.asyncIterator]: () => drafts })
    expect(Math.abs(took() - milliseconds)).toBeLessThan(milliseconds / 4)
    expect(Math.max(...waits)).toBeLessThanOrEqual(65)
  })

  it.each(Object.entries(METHODS))('is none for %s where it is switched off', async (_, start) => {
    const drafts = await Array.fromAsync<{ type: string }>(start({ model: createDraftTextModel({}) }, LIVE))
    expect(drafts.filter(({ type }) => type === 'partial')).toEqual([])
    expect(drafts).not.toEqual([])
  })

  it('does not apply to an answer, which is sent at once and costs no prompt', async () => {
    const { waits, under } = setUp()
    const hook = { ...CONTRACT_BRIEFS.refine.hook, message: 'make it rhyme' }
    const briefs = { refine: { ...CONTRACT_BRIEFS.refine, hook } }
    const drafts = await Array.fromAsync(refinementFrom({ ...under, briefs }, LIVE))
    expect(drafts).toEqual([{ type: 'answer', text: expect.stringContaining('An AI can do this'), isFree: true }])
    expect(waits).toEqual([])
  })
})

it('refuses what it cannot write, and warns where it differs from the request', async () => {
  const { under } = setUp()
  expect(under.model.cannotWrite('日本の朝ごはん')).toMatchObject({ reason: 'language' })
  expect(under.model.cannotWrite('Tiramisu')).toBeUndefined()
  const warnings = async (drafts: AsyncIterable<{ type: string }>) =>
    (await Array.fromAsync(drafts)).flatMap((draft) => ('warning' in draft ? [draft.warning] : []))
  const polish = hooksFrom(under, { topic: 'jak upiec chleb na zakwasie' })
  expect(await warnings(polish)).toMatchObject([{ reason: 'language' }])
  expect(await warnings(scriptFrom(under, { duration: '8' }))).toMatchObject([{ reason: 'length' }])
  expect(await warnings(scriptFrom(under, { duration: '1' }))).toEqual([])
})
