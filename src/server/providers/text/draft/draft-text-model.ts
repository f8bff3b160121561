import { type Warning } from '../../../../shared/features/generation/generation.schema.ts'
import { type TextModel, type WriteOptions, type WriterWarning } from '../text.port.ts'
import { writeDraftCaption } from './caption/write-caption.ts'
import { cannotWrite, writeDraftHooks } from './hooks/write-draft-hooks.ts'
import { type LiveDrafts, liveCaption, liveHooks, liveRefinement, liveScript } from './live-drafts.ts'
import { refineDraft } from './refine/refine-draft.ts'
import { writeDraftScript } from './script/write-script.ts'

/**
 * Writes by rules, without an AI: the embedded adapter of the port. `pace` waits so many milliseconds or until the signal
 * fires; it is asked only while somebody watches, and never before the first event.
 */
export function createDraftTextModel({ pace }: { pace: (milliseconds: number, signal: AbortSignal) => Promise<void> }) {
  async function* play<Draft>(
    write: (live: boolean) => LiveDrafts<Draft> & { warnings?: Warning[] },
    { signal, live }: WriteOptions,
  ): AsyncGenerator<Draft | WriterWarning> {
    signal.throwIfAborted()
    const { drafts, wait, warnings = [] } = write(live)
    for (const [at, draft] of drafts.entries()) {
      if (live && at > 0) await pace(wait, signal)
      signal.throwIfAborted()
      yield draft
    }
    for (const warning of warnings) yield { type: 'warning', warning }
  }

  return {
    name: 'Draft writer',
    cannotWrite,
    // All of it is in memory since the start.
    warm: async () => undefined,
    writeHooks: ({ brief }, options) =>
      play((live) => {
        const { hooks, warnings } = writeDraftHooks(brief)
        return { ...liveHooks(hooks, live), warnings }
      }, options),
    writeScript: ({ brief }, options) =>
      play((live) => {
        const { beats, warnings } = writeDraftScript(brief)
        return { ...liveScript(beats, Number(brief.duration), live), warnings }
      }, options),
    writeCaption: ({ brief }, options) =>
      play((live) => {
        const { caption, warnings } = writeDraftCaption(brief)
        return { ...liveCaption(caption, live), warnings }
      }, options),
    refine: ({ brief }, options) => play((live) => liveRefinement(refineDraft(brief), live), options),
  } satisfies TextModel
}
