import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Generation } from '../../shared/features/generation/generations.schema.ts'
import { HOOK_RULES } from '../../shared/features/hooks/hooks.constants.ts'
import { hookKey } from '../../shared/features/hooks/hooks.rules.ts'
import { createDraftTextModel } from '../providers/text/draft/draft-text-model.ts'
import { type ScriptBrief, type ScriptDraft } from '../providers/text/text.port.ts'
import { writeDraftScript } from '../providers/text/draft/script/write-script.ts'
import { untilAborted } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/until.ts'
import { openWriter, stopAll, type Writer } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const ASKED = { topic: 'growing tomatoes on a balcony', tone: 'casual', useInternetSearch: false } as const
const HOOKS = { ...ASKED, platform: 'TikTok' } as const
const SCRIPT = { ...ASKED, type: 'short', duration: '1', format: 'video' } as const
const CAPTION = { content: ASKED.topic, platform: 'Instagram', style: 'trending', useInternetSearch: false } as const
const LONG_SCRIPT = `[0:00 Hook]\n${'Tomatoes want sun. '.repeat(8).trim()}\n\n[0:10 Point]\n${'Water them in the morning. '.repeat(8).trim()}`
const never = new AbortController().signal

let app: TestApp
let noor: Writer
/** Pieces that the draft writer emits until it waits for a stop. */
let left: number
/** What the writer of scripts was asked for, in order. */
let briefs: ScriptBrief[]

beforeEach(async () => {
  app = await createTestApp()
  noor = await openWriter(app)
  const pace = async (_milliseconds: number, signal: AbortSignal) => {
    left -= 1
    if (left <= 0) await untilAborted(signal)
  }
  const writer = createDraftTextModel({ pace })
  const prompt = { system: '', user: '' }
  app.text.script = (brief, options) => writer.writeHooks({ brief, prompt }, options)
  briefs = []
  app.text.beats = (brief, options) => {
    briefs.push(brief)
    return writer.writeScript({ brief, prompt }, options)
  }
  app.text.caption = (brief, options) => writer.writeCaption({ brief, prompt }, options)
  app.text.refinement = (brief, options) => writer.refine({ brief, prompt }, options)
})

afterEach(() => stopAll(app, noor.userId))

/** The result after so many pieces, and the result after it was resumed. */
async function goOn<Tool extends Generation['tool']>(
  tool: Tool,
  pieces: number,
  start: (call: {
    userId: string
    signal: AbortSignal
    idempotencyKey: undefined
  }) => Promise<{ id?: string | undefined }>,
) {
  const { generations } = app.services
  left = pieces
  const { id = '' } = await start({ userId: noor.userId, signal: never, idempotencyKey: undefined })
  await until(async () => left <= 0)
  await stopAll(app, noor.userId)
  const before = (await generations.get(noor.userId, id)) as Extract<Generation, { tool: Tool }>
  left = Infinity
  await app.http.inject({ method: 'POST', url: `/api/generations/${id}/resume`, headers: { cookie: noor.cookie } })
  await Array.fromAsync(generations.events(noor.userId, id, 0, never))
  const after = (await generations.get(noor.userId, id)) as Extract<Generation, { tool: Tool }>
  expect([tool, before.state, after.state]).toEqual([after.tool, 'stopped', 'done'])
  expect([await noor.used(), await noor.calls()]).toEqual([1, 2])
  return { before, after }
}

describe('the draft writer completes a partial result', () => {
  it('with the missing hooks', async () => {
    const { before, after } = await goOn('hooks', 30, (call) => app.services.hooks.start(call, HOOKS))
    expect(before.hooks.length).toBeGreaterThan(1)
    expect(after.hooks.slice(0, before.hooks.length)).toEqual(before.hooks)
    expect(new Set(after.hooks.map(({ hook }) => hookKey(hook))).size).toBe(HOOK_RULES.count)
  })

  it.each([14, 38, 51])(
    'with the beats that are missing, the one that broke off anew, after %i pieces',
    async (pieces) => {
      const { before, after } = await goOn('scripts', pieces, (call) => app.services.scripts.start(call, SCRIPT))
      const earlier = before.beats.slice(0, -1)
      const [cut, whole] = [before.beats.at(-1), after.beats[earlier.length]]
      expect(cut?.text).not.toBe('')
      expect(after.beats.slice(0, earlier.length)).toEqual(earlier)
      expect(whole?.text.startsWith(cut?.text ?? ' ')).toBe(true)
      // Another generation has another seed, and with it another number of beats.
      const uncut = writeDraftScript({ ...briefs[0]!, written: undefined })
      expect(after.beats.map(({ kind }) => kind)).toEqual(uncut.beats.map(({ kind }) => kind))
      expect(new Set(after.beats.map(({ text }) => text)).size).toBe(after.beats.length)
    },
  )

  it('with a beat that broke off, which stays until more of it comes', async () => {
    const begun: ScriptDraft[] = [
      { type: 'beat', index: 0, kind: 'Hook', text: 'Stop buying tomatoes.', direction: '' },
      { type: 'partial', index: 1, kind: 'Setup', text: 'Mine grow on four square feet of', direction: '' },
    ]
    app.text.beats = async function* beats({ written = [] }, { signal }) {
      yield* begun.slice(written.length, written.length === 0 ? 2 : 1)
      left = 0
      await untilAborted(signal)
    }
    const shown = begun.map((draft) => ('text' in draft ? draft.text : ''))
    const call = { userId: noor.userId, signal: never, idempotencyKey: undefined }
    left = 1
    const { id = '' } = await app.services.scripts.start(call, SCRIPT)
    const textsAfter = async (): Promise<string[]> => {
      await until(() => left === 0)
      await stopAll(app, noor.userId)
      const generation = await app.services.generations.get(noor.userId, id)
      return generation.tool === 'scripts' ? generation.beats.map(({ text }) => text) : []
    }
    expect(await textsAfter()).toEqual(shown)
    left = 1
    await app.services.generations.resume(noor.userId, id)
    expect(await textsAfter()).toEqual(shown)
  })

  it('with an answer in a conversation, in its turn, without another prompt', async () => {
    const start = { toolType: 'script', originalPrompt: ASKED.topic, currentContent: LONG_SCRIPT } as const
    const { id } = await app.services.conversations.create(noor.userId, start)
    const request = { id, userMessage: 'make it shorter', useInternetSearch: false }
    const { before, after } = await goOn('refine', 3, (call) => app.services.refine.start(call, request))
    expect(before.text).not.toBe('')
    const { conversationHistory: turns, currentContent } = await app.services.conversations.get(noor.userId, id)
    expect(turns.map(({ role, version }) => [role, version])).toEqual([
      ['user', undefined],
      ['assistant', 1],
    ])
    expect(currentContent.startsWith(before.text)).toBe(true)
    expect(currentContent).not.toBe(before.text)
    await expect(app.services.generations.resume(noor.userId, after.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('but no answer before later turns of the conversation', async () => {
    const start = { toolType: 'script', originalPrompt: ASKED.topic, currentContent: LONG_SCRIPT } as const
    const { id } = await app.services.conversations.create(noor.userId, start)
    const call = { userId: noor.userId, signal: never, idempotencyKey: undefined }
    const ask = (userMessage: string) => app.services.refine.start(call, { id, userMessage, useInternetSearch: false })
    left = 3
    const { id: first = '' } = await ask('make it shorter')
    await until(() => left <= 0)
    await stopAll(app, noor.userId)
    left = Infinity
    const { id: second = '' } = await ask('make it shorter')
    await Array.fromAsync(app.services.generations.events(noor.userId, second, 0, never))
    const { conversationHistory: turns } = await app.services.conversations.get(noor.userId, id)
    await expect(app.services.generations.resume(noor.userId, first)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'There is nothing to go on with here.',
    })
    expect((await app.services.conversations.get(noor.userId, id)).conversationHistory).toEqual(turns)
    expect([await noor.used(), await noor.calls()]).toEqual([2, 2])
  })

  it('with the rest of a caption', async () => {
    const { before, after } = await goOn('captions', 25, (call) => app.services.captions.start(call, CAPTION))
    const [half = ''] = before.captions.map(({ text }) => text)
    const [whole] = after.captions
    expect(half).not.toBe('')
    expect(whole?.text.startsWith(half)).toBe(true)
    expect(whole?.text.length).toBeGreaterThan(half.length)
    expect(whole?.hashtags.length).toBeGreaterThan(2)
  })
})
