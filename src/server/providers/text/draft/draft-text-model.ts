import { type TextModel, type WriteOptions, type WriterWarning } from '../text.port.ts'
import { writeDraftCaption } from './caption/write-caption.ts'
import { cannotWrite, writeDraftHooks } from './hooks/write-draft-hooks.ts'
import { type LiveDrafts, liveCaption, liveHooks, liveRefinement, liveScript } from './live-drafts.ts'
import { refineDraft } from './refine/refine-draft.ts'
import { writeDraftScript } from './script/write-script.ts'

/**
 * Writes by rules, without an AI: the embedded adapter of the port. `pace` waits so many milliseconds or until the signal
 * fires; it is asked only while somebody watches, and never before the first event. Without it nothing is shown growing.
 */
export function createDraftTextModel({
  pace,
}: {
  pace?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}) {
  async function* play<Draft extends { type: string }>(
    write: () => LiveDrafts<Draft>,
    { signal, live }: WriteOptions,
  ): AsyncGenerator<Draft | WriterWarning> {
    signal.throwIfAborted()
    const { drafts, whole, warnings = [] } = write()
    const wait = live ? pace : undefined
    for (const [at, draft] of drafts.entries()) {
      if (!wait && draft.type === 'partial') continue
      if (wait && at > 0) await wait(Math.round(whole / (drafts.length - 1)), signal)
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
    writeHooks: ({ brief }, options) => play(() => liveHooks(writeDraftHooks(brief)), options),
    writeScript: ({ brief }, options) =>
      play(() => liveScript(writeDraftScript(brief), Number(brief.duration)), options),
    writeCaption: ({ brief }, options) => play(() => liveCaption(writeDraftCaption(brief)), options),
    refine: ({ brief }, options) => play(() => liveRefinement(refineDraft(brief)), options),
  } satisfies TextModel
}
