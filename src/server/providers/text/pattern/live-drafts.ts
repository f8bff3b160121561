import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { readableContent } from '../../../../shared/features/library/library.rules.ts'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type CaptionDraft, type HookDraft, type RefineDraft, type ScriptDraft } from '../text.port.ts'
import { beginningsOf, piecesIn, waitBetween, waitFor } from './live-steps.ts'
import { type Refinement } from './refine/refine-text.ts'

/** What a generation yields, and the wait before each piece but the first, in milliseconds. */
export interface LiveDrafts<Draft> {
  drafts: Draft[]
  wait: number
}

/** How many pieces a hook is shown in while somebody watches. */
const PIECES_OF_HOOK = 6

/** How long a text takes to be shown, in milliseconds. */
const WHOLE = { caption: 2_500, refinement: 2_000 } as const
const SCRIPT = { firstMinute: 4_000, eachMore: 800, longest: 10_500 } as const

/** Ten hooks as they are written one after another, in about three seconds. */
export function liveHooks(
  hooks: readonly { text: string; pattern: HookPattern }[],
  live: boolean,
): LiveDrafts<HookDraft> {
  const drafts = hooks.flatMap(({ text, pattern }, index): HookDraft[] => [
    ...(live
      ? beginningsOf(text, PIECES_OF_HOOK).map((text) => ({ type: 'partial' as const, index, text, pattern }))
      : []),
    { type: 'hook', index, text, pattern },
  ])
  return { drafts, wait: waitBetween(drafts.length) }
}

/** A script beat by beat: about four seconds for one minute of it, under twelve for ten. */
export function liveScript(beats: readonly Beat[], minutes: number, live: boolean): LiveDrafts<ScriptDraft> {
  const whole = Math.min(SCRIPT.longest, SCRIPT.firstMinute + SCRIPT.eachMore * (minutes - 1))
  const characters = beats.reduce((sum, { text }) => sum + text.length, 0)
  const drafts = beats.flatMap((beat, index): ScriptDraft[] => [
    ...(live
      ? beginningsOf(beat.text, Math.ceil((piecesIn(whole) * beat.text.length) / Math.max(1, characters))).map(
          (text) => ({ type: 'partial' as const, index, ...beat, text }),
        )
      : []),
    { type: 'beat', index, ...beat },
  ])
  return { drafts, wait: waitFor(whole, drafts.length) }
}

/** A caption as its text grows and its hashtags come one by one. */
export function liveCaption({ text, hashtags }: Caption, live: boolean): LiveDrafts<CaptionDraft> {
  const beginnings = live ? beginningsOf(text, piecesIn(WHOLE.caption) - hashtags.length) : []
  const tagged = live ? hashtags.map((_, at) => hashtags.slice(0, at)) : []
  const drafts: CaptionDraft[] = [
    ...beginnings.map((text) => ({ type: 'partial' as const, text, hashtags: [] })),
    ...tagged.map((hashtags) => ({ type: 'partial' as const, text, hashtags })),
    { type: 'caption', text, hashtags },
  ]
  return { drafts, wait: waitFor(WHOLE.caption, drafts.length) }
}

/**
 * A refinement as it is read: a caption's text and hashtags, everything else as it stands. An answer comes whole: parts
 * are parts of a new text, and cost a prompt.
 */
export function liveRefinement(refinement: Refinement, live: boolean): LiveDrafts<RefineDraft> {
  if (refinement.kind === 'answer') return { drafts: [{ type: 'answer', text: refinement.text }], wait: 0 }
  const { content, note } = refinement
  const beginnings = live ? beginningsOf(readableContent(content), piecesIn(WHOLE.refinement)) : []
  const drafts: RefineDraft[] = [
    ...beginnings.map((text) => ({ type: 'partial' as const, text })),
    { type: 'version', content, note },
  ]
  return { drafts, wait: waitFor(WHOLE.refinement, drafts.length) }
}
