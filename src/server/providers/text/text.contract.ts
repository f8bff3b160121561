import { describe, expect, it } from 'vitest'
import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import { fitCaption, uniqueHashtags } from '../../../shared/features/captions/captions.rules.ts'
import { TOOL_TYPES, type ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { HOOK_PATTERNS, HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../shared/features/hooks/hooks.rules.ts'
import { readCaptionContent } from '../../../shared/features/library/library.rules.ts'
import { BEAT_KINDS, LENGTH_TOLERANCE, SCRIPT_DURATIONS } from '../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, measureBeats, readScript, parseDuration } from '../../../shared/features/scripts/scripts.rules.ts'
import {
  captionFrom,
  CONTRACT_BRIEFS,
  CONTRACT_TOPIC,
  hooksFrom,
  METHODS,
  type ModelUnderTest,
  refinementFrom,
  scriptFrom,
  shotsFrom,
} from './contract-briefs.ts'
import { type HookDraft, isWriterProgress, type RefineDraft, type ScriptDraft, type Written } from './text.port.ts'

/**
 * The contract tests of `TextModel`. Call it at the top level of an adapter's test file. `makeModel` is called in each
 * test and may set up what that test needs, such as a fake provider that answers all four kinds of request in more than
 * one piece. The same brief must give the same text from each of its models.
 */
export function describeTextModel(name: string, makeModel: () => ModelUnderTest): void {
  describe(`${name} passes the contract of a text model`, () => {
    it('has a name, and can be warmed up repeatedly', async () => {
      const { model } = makeModel()
      expect(model.name).not.toBe('')
      await model.warm()
      await model.warm()
    })

    describe.each(Object.entries(METHODS))('%s', (_, start) => {
      it('throws the reason of a signal that was aborted before', async () => {
        const reason = new Error('gone before the start')
        let accepted = 0
        const drafts = start(makeModel(), { signal: AbortSignal.abort(reason), onAccepted: () => (accepted += 1) })
        await expect(readAll<{ type: string }>(drafts)).rejects.toBe(reason)
        expect(accepted).toBe(0)
      })

      it('throws the reason of a signal that is aborted during the run, and writes nothing more', async () => {
        const reason = new Error('left in the middle')
        const stop = new AbortController()
        const seen: { type: string }[] = []
        const reading = (async () => {
          for await (const draft of start(makeModel(), { signal: stop.signal, live: true })) {
            seen.push(draft)
            stop.abort(reason)
          }
        })()
        await expect(reading).rejects.toBe(reason)
        expect(seen).toHaveLength(1)
      })

      it('ends without an error when the reader stops', async () => {
        const drafts = start(makeModel(), { live: true })[Symbol.asyncIterator]()
        expect((await drafts.next()).done).toBe(false)
        await drafts.return?.()
        expect((await drafts.next()).done).toBe(true)
      })

      it('does not mix two parallel runs', async () => {
        const topics = [CONTRACT_TOPIC, 'budget travel in Japan']
        const under = makeModel()
        const together = await Promise.all(topics.map((topic) => readAll<{ type: string }>(start(under, { topic }))))
        const alone = []
        for (const topic of topics) alone.push(await readAll<{ type: string }>(start(makeModel(), { topic })))
        expect(together.map(withoutPartials)).toEqual(alone.map(withoutPartials))
      })
    })

    it('writes ten usable hooks, no two alike, in at least five patterns', async () => {
      const hooks = pickHooks(await readAll(hooksFrom(makeModel())))
      expect(hooks).toHaveLength(HOOK_RULES.count)
      expect(hooks.filter((hook) => !isUsableHook(hook.text))).toEqual([])
      expect(new Set(hooks.map((hook) => hookKey(hook.text))).size).toBe(HOOK_RULES.count)
      const patterns = new Set(hooks.map((hook) => hook.pattern))
      expect(patterns.size).toBeGreaterThanOrEqual(HOOK_RULES.minPatterns)
      expect([...patterns].filter((pattern) => pattern !== null && !HOOK_PATTERNS.includes(pattern))).toEqual([])
    })

    it.each([true, false])(
      'numbers the hooks from 0 and shows a part of one only before it (live: %s)',
      async (live) => {
        let next = 0
        for (const draft of await readAll(hooksFrom(makeModel(), { live }))) {
          expect(draft.index).toBe(next)
          expect(draft.text).not.toBe('')
          if (draft.type === 'hook') next += 1
        }
        expect(next).toBe(HOOK_RULES.count)
      },
    )

    it('writes one shot for each line, where it writes any', async () => {
      const lines = pickHooks(await readAll(hooksFrom(makeModel()))).map(({ text }) => text)
      const under = makeModel()
      if (!under.model.writeShots) return
      const shots = await readAll(shotsFrom(under, lines))
      expect(shots.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(lines.map((_, index) => index))
      for (const { type: _, index, ...texts } of shots) {
        expect(Object.values(texts).filter((text) => !/[\p{L}\p{N}]/u.test(text))).toEqual([])
        expect(wordCount(texts.onScreen ?? '')).toBeLessThanOrEqual(HOOK_RULES.onScreenWords)
        expect(texts.onScreen).not.toBe(lines[index])
      }
      const left = shotsFrom(makeModel(), lines, { signal: AbortSignal.abort('left') })
      await expect(readAll(left)).rejects.toBe('left')
    })

    it.each([true, false])('writes a script in beats with words in them, a hook first (live: %s)', async (live) => {
      const drafts = await readAll(scriptFrom(makeModel(), { live }))
      expect(scriptFaults(drafts)).toEqual([])
      const beats = pickBeats(drafts)
      expect(beats[0]?.kind).toBe('Hook')
      expect(beats.filter(({ kind, text }) => !BEAT_KINDS.includes(kind) || !/[\p{L}\p{N}]/u.test(text))).toEqual([])
    })

    it.each([1, 4, 9])('writes the hooks missing beside %i, none alike', async (count) => {
      const texts = pickHooks(await readAll(hooksFrom(makeModel()))).map(({ text }) => text)
      const written = texts.slice(-count)
      const drafts = await readAll(hooksFrom(makeModel(), { written, live: true }))
      const rest = pickHooks(drafts)
      expect(rest.map(({ index }) => index)).toEqual(texts.slice(count).map((_, at) => count + at))
      expect(drafts[0]?.index).toBe(count)
      const keys = new Set([...written, ...rest.map(({ text }) => text)].map(hookKey))
      expect(keys.size).toBe(HOOK_RULES.count)
    })

    it('writes nothing for ten hooks or a complete script', async () => {
      const written = pickHooks(await readAll(hooksFrom(makeModel()))).map(({ text }) => text)
      expect(await readAll(hooksFrom(makeModel(), { written }))).toEqual([])
      const beats = pickBeats(await readAll(scriptFrom(makeModel()))).map(beatIn)
      expect(await readAll(scriptFrom(makeModel(), { written: beats }))).toEqual([])
    })

    it.each(SCRIPT_DURATIONS)('continues a script of %s after its existing beats, none twice', async (duration) => {
      const whole = pickBeats(await readAll(scriptFrom(makeModel(), { duration }))).map(beatIn)
      const written = whole.slice(0, 2)
      const drafts = await readAll(scriptFrom(makeModel(), { duration, written, live: true }))
      const script = keptAndAdded(written, drafts)
      expect(script.slice(0, written.length)).toEqual(written)
      expect(script.length).toBeGreaterThan(written.length)
      expect(new Set(script.map(({ text }) => text)).size).toBe(script.length)
      expect(script.filter(({ kind }) => kind === 'Hook')).toHaveLength(1)
      expect(['Payoff', 'Call to action']).toContain(script.at(-1)?.kind)
    })

    it.each(SCRIPT_DURATIONS)('begins a script of %s with the chosen hook, word for word', async (duration) => {
      const hook = 'Your flour is fine. Your clock is not.'
      const drafts = await readAll(scriptFrom(makeModel(), { duration, hook, live: true }))
      expect(scriptFaults(drafts)).toEqual([])
      expect(
        drafts.filter((draft) => draft.type !== 'again' && draft.index === 0 && !hook.startsWith(draft.text)),
      ).toEqual([])
      const [first, ...rest] = pickBeats(drafts)
      expect(first).toMatchObject({ kind: 'Hook', text: hook })
      expect(rest.length).toBeGreaterThan(1)
    })

    it.each(CAPTION_PLATFORMS)('continues a caption for %s, word for word', async (platform) => {
      const [whole] = (await readAll(captionFrom(makeModel(), { platform }))).slice(-1)
      for (const written of [whole!.text.slice(0, 12), 'Nothing like it', whole!.text]) {
        const drafts = await readAll(captionFrom(makeModel(), { platform, written, live: true }))
        expect(drafts.filter(({ text }) => !text.startsWith(written))).toEqual([])
        expect(growthFaults(drafts.map(({ text }) => text))).toEqual([])
        expect(drafts.at(-1)).toMatchObject({ type: 'caption' })
        if (written === whole!.text) expect(drafts.at(-1)?.text).toBe(whole!.text)
        else expect(drafts.at(-1)?.text.length).toBeGreaterThan(written.length)
      }
    })

    it('has the length of a script that it promises', async () => {
      for (const duration of SCRIPT_DURATIONS) {
        const under = makeModel()
        if (under.keepsLength !== true) return
        const { seconds } = measureBeats(pickBeats(await readAll(scriptFrom(under, { duration }))))
        const asked = parseDuration(duration)
        expect(Math.abs(seconds - asked) / asked, duration).toBeLessThanOrEqual(LENGTH_TOLERANCE.repairAbove)
      }
    })

    it.each(CAPTION_PLATFORMS)('writes a caption that fits %s, complete in the last event', async (platform) => {
      const drafts = await readAll(captionFrom(makeModel(), { platform, live: true }))
      expect(drafts.map(({ type }) => type)).toEqual([...drafts.slice(1).map(() => 'partial'), 'caption'])
      expect(growthFaults(drafts.map(({ text }) => text))).toEqual([])
      const { text, hashtags } = drafts.at(-1)!
      expect(text).toMatch(/[\p{L}\p{N}]/u)
      expect(fitCaption({ text, hashtags }, platform)).toEqual({ text, hashtags })
      expect(uniqueHashtags(hashtags, platform)).toEqual(hashtags)
    })

    it.each(TOOL_TYPES)('refines a %s into a version of the same format', async (toolType) => {
      const under = makeModel()
      const drafts = await readAll(refinementFrom(under, { toolType, live: true }))
      expect(drafts.map(({ type }) => type)).toEqual([...drafts.slice(1).map(() => 'partial'), 'version'])
      expect(growthFaults(drafts.flatMap((draft) => (draft.type === 'partial' ? [draft.text] : [])))).toEqual([])
      const last = readVersion(drafts)
      expect(last.note).toMatch(/\p{L}/u)
      const { content } = (under.briefs?.refine ?? CONTRACT_BRIEFS.refine)[toolType]
      expect(last.content).not.toBe(content)
      expect(isInFormOf(toolType, last.content)).toBe(true)
    })
  })
}

/** The final drafts of a generation, in order: those since the last restart, without progress. */
export async function readAll<Draft extends { type: string }>(drafts: AsyncIterable<Written<Draft>>): Promise<Draft[]> {
  const all: Draft[] = []
  for await (const draft of drafts) {
    if (draft.type === 'restart') all.length = 0
    else if (!isWriterProgress(draft) && draft.type !== 'warning') all.push(draft as Draft)
  }
  return all
}

function withoutPartials(drafts: readonly { type: string }[]) {
  return drafts.filter(({ type }) => type !== 'partial')
}

function pickHooks(drafts: readonly HookDraft[]) {
  return drafts.filter((draft) => draft.type === 'hook')
}

/** The beats of the last attempt; a later one with the same index replaces an earlier one. */
function pickBeats(drafts: readonly ScriptDraft[]) {
  const from = drafts.findLastIndex(({ type }) => type === 'again') + 1
  const beats = drafts.slice(from).filter((draft) => draft.type === 'beat')
  return [...new Map(beats.map((beat) => [beat.index, beat])).values()]
}

const beatIn = ({ type: _type, index: _index, ...beat }: ReturnType<typeof pickBeats>[number]): Beat => beat

/** The beats of a resumed script. After `again` all of them are repeated. */
function keptAndAdded(written: readonly Beat[], drafts: readonly ScriptDraft[]): Beat[] {
  const isAgain = drafts.some(({ type }) => type === 'again')
  const script = isAgain ? [] : [...written]
  for (const beat of pickBeats(drafts)) script[beat.index] = beatIn(beat)
  return script
}

/** Faults in the order of a script's pieces. */
function scriptFaults(drafts: readonly ScriptDraft[]): string[] {
  const faults: string[] = []
  const texts: string[] = []
  let next = 0
  let shown = ''
  let attempts = 1
  for (const draft of drafts) {
    if (draft.type === 'again') {
      attempts += 1
      next = 0
      shown = ''
      continue
    }
    if (draft.type === 'beat' && draft.index < next) {
      if (draft.text !== texts[draft.index]) faults.push(`other words in beat ${draft.index}`)
      continue
    }
    texts[draft.index] = draft.text
    if (draft.index !== next) faults.push(`beat ${draft.index} instead of ${next}`)
    faults.push(...growthFaults([shown, draft.text]))
    shown = draft.type === 'beat' ? '' : draft.text
    if (draft.type === 'beat') next += 1
  }
  if (attempts > 2) faults.push('written again more than once')
  if (drafts.at(-1)?.type !== 'beat') faults.push('no beat at the end')
  return faults
}

/** Texts that are shorter than the one before. */
function growthFaults(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => (text.length < (texts[at - 1] ?? '').length ? [`shrinks to ${text}`] : []))
}

function readVersion(drafts: readonly RefineDraft[]) {
  const last = drafts.at(-1)
  if (last?.type !== 'version') throw new Error('no version at the end')
  return last
}

function isInFormOf(toolType: ToolType, content: string): boolean {
  if (toolType === 'hook') return isUsableHook(content)
  if (toolType === 'script') return readScript(content) !== null
  const caption = readCaptionContent(content)
  return caption !== null && fitCaption(caption, 'Instagram').text === caption.text
}
