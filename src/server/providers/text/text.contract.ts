import { describe, expect, it } from 'vitest'
import { HOOK_PATTERNS, HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook } from '../../../shared/features/hooks/hooks.rules.ts'
import { type HookDraft, type HooksBrief, type TextModel } from './text.port.ts'

const BRIEF: HooksBrief = { topic: 'sourdough bread for beginners', platform: 'YouTube', tone: 'casual', seed: 7 }

/** What an adapter's test hands over: a fresh model, and a topic of its own where the usual one does not fit. */
export interface ModelUnderTest {
  model: TextModel
  brief?: HooksBrief
}

/**
 * The tests that every `TextModel` passes. Call it at the top level of an adapter's test file.
 * `makeModel` is called in each test and may set up what that test needs, such as a fake of the provider. The same
 * brief must give the same hooks from each model it makes.
 */
export function describeTextModel(name: string, makeModel: () => ModelUnderTest): void {
  function start(
    { model, brief = BRIEF }: ModelUnderTest,
    { topic = brief.topic, signal = new AbortController().signal } = {},
  ) {
    const prompt = { system: 'Write ten hooks, each labelled.', user: `<topic>\n${topic}\n</topic>` }
    return model.writeHooks({ brief: { ...brief, topic }, prompt }, { signal, live: false })
  }

  describe(`${name} keeps the promises of a text model`, () => {
    it('writes ten usable hooks, no two alike, in at least five patterns', async () => {
      const hooks = hooksOf(await readAll(start(makeModel())))
      expect(hooks).toHaveLength(HOOK_RULES.count)
      expect(hooks.filter((hook) => !isUsableHook(hook.text))).toEqual([])
      expect(new Set(hooks.map((hook) => hookKey(hook.text))).size).toBe(HOOK_RULES.count)
      const patterns = new Set(hooks.map((hook) => hook.pattern))
      expect(patterns.size).toBeGreaterThanOrEqual(HOOK_RULES.minPatterns)
      expect([...patterns].filter((pattern) => !HOOK_PATTERNS.includes(pattern))).toEqual([])
    })

    it('numbers the hooks from 0 without holes and shows a part of a hook only before it', async () => {
      let next = 0
      for await (const draft of start(makeModel())) {
        expect(draft.index).toBe(next)
        expect(draft.text).not.toBe('')
        if (draft.type === 'hook') next += 1
      }
      expect(next).toBe(HOOK_RULES.count)
    })

    it('throws the reason of a signal that fired before it began', async () => {
      const reason = new Error('gone before the start')
      const drafts = start(makeModel(), { signal: AbortSignal.abort(reason) })
      await expect(readAll(drafts)).rejects.toBe(reason)
    })

    it('throws the reason of a signal that fires on the way, and writes nothing more', async () => {
      const reason = new Error('left in the middle')
      const stop = new AbortController()
      const seen: HookDraft[] = []
      const reading = (async () => {
        for await (const draft of start(makeModel(), { signal: stop.signal })) {
          seen.push(draft)
          if (draft.type === 'hook') stop.abort(reason)
        }
      })()
      await expect(reading).rejects.toBe(reason)
      expect(hooksOf(seen)).toHaveLength(1)
    })

    it('ends quietly when the reader leaves', async () => {
      for await (const draft of start(makeModel())) if (draft.type === 'hook') break
    })

    it('keeps two runs at once apart', async () => {
      const topics = [BRIEF.topic, 'budget travel in Japan']
      const under = makeModel()
      const together = await Promise.all(topics.map((topic) => readAll(start(under, { topic }))))
      const alone = []
      for (const topic of topics) alone.push(await readAll(start(makeModel(), { topic })))
      expect(together.map(hooksOf)).toEqual(alone.map(hooksOf))
    })
  })
}

/** Everything that a generation yields, in order. */
export async function readAll(drafts: AsyncIterable<HookDraft>): Promise<HookDraft[]> {
  const all: HookDraft[] = []
  for await (const draft of drafts) all.push(draft)
  return all
}

function hooksOf(drafts: readonly HookDraft[]) {
  return drafts.filter((draft) => draft.type === 'hook')
}
