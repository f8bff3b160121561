import { type HookDraft, type TextModel } from '../text.port.ts'
import { beginningsOf, waitBetween } from './live-steps.ts'

/**
 * Writes by rules, without an AI key: the embedded adapter of the port. `pace` waits so many milliseconds or until the
 * signal fires; it is asked only while somebody watches, and never before the first event. The rules are loaded on
 * first use, because their dictionary takes longer to load than the rest of the server. Source: decisions 2.
 */
export function createPatternTextModel({
  pace,
}: {
  pace: (milliseconds: number, signal: AbortSignal) => Promise<void>
}): TextModel {
  return {
    name: 'Demo writer',
    async *writeHooks({ brief }, { signal, live }) {
      signal.throwIfAborted()
      const { writeHooks } = await import('./write-hooks.ts')
      const hooks = writeHooks(brief)
      const drafts = hooks.flatMap(({ text, pattern }, index): HookDraft[] => [
        ...(live ? beginningsOf(text).map((text) => ({ type: 'partial' as const, index, text, pattern })) : []),
        { type: 'hook', index, text, pattern },
      ])
      const wait = waitBetween(drafts.length)
      for (const [at, draft] of drafts.entries()) {
        if (live && at > 0) await pace(wait, signal)
        signal.throwIfAborted()
        yield draft
      }
    },
  }
}
