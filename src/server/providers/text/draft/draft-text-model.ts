import { readableContent } from '../../../../shared/features/library/library.rules.ts'
import { type TextModel, type WriteOptions, type WriterWarning } from '../text.port.ts'
import { writeDraftCaption } from './caption/write-caption.ts'
import { cannotWrite, writeDraftHooks } from './hooks/write-draft-hooks.ts'
import { growing, type LiveDrafts } from './live-drafts.ts'
import { refineDraft } from './refine/refine-draft.ts'
import { writeDraftScript } from './script/write-script.ts'

/**
 * Writes by rules, without an AI: the embedded adapter of the port. `pace` waits so many milliseconds or until the signal
 * fires; it is called only while a reader watches, and never before the first event. Without it no partial text is shown.
 */
export function createDraftTextModel({
  pace,
}: {
  pace?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}) {
  async function* play<Draft extends { type: string }>(
    { signal, live }: WriteOptions,
    write: () => LiveDrafts<Draft>,
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
    warm: async () => undefined,
    writeHooks: ({ brief }, options) =>
      play(options, () => {
        const { hooks, warnings } = writeDraftHooks(brief)
        return growing(
          hooks,
          3_000,
          (text, index, { pattern }) => ({ type: 'partial', index, text, pattern }),
          (hook, index) => ({ type: 'hook', index, ...hook }),
          warnings,
          brief.written?.length,
        )
      }),
    writeScript: ({ brief }, options) =>
      play(options, () => {
        const { beats, warnings } = writeDraftScript(brief)
        return growing(
          beats,
          Math.min(10_500, 3_200 + 800 * Number(brief.duration)),
          (text, index, { kind, direction }) => ({ type: 'partial', index, kind, direction, text }),
          (beat, index) => ({ type: 'beat', index, ...beat }),
          warnings,
          brief.written?.length,
        )
      }),
    writeCaption: ({ brief }, options) =>
      play(options, () => {
        const { caption, warnings } = writeDraftCaption(brief)
        const { written = '' } = brief
        return growing(
          [{ text: caption.text.slice(written.length) }],
          1_800,
          (text) => ({ type: 'partial', text: written + text, hashtags: [] }),
          () => ({ type: 'caption', ...caption }),
          warnings,
        )
      }),
    refine: ({ brief }, options) =>
      play(options, () => {
        const refinement = refineDraft(brief)
        // An answer is sent at once, and it costs no prompt.
        if ('answer' in refinement)
          return { drafts: [{ type: 'answer', text: refinement.answer, isFree: true }], whole: 0 }
        return growing(
          [{ text: readableContent(refinement.content) }],
          2_000,
          (text) => ({ type: 'partial', text }),
          () => ({ type: 'version', ...refinement }),
        )
      }),
  } satisfies TextModel
}
