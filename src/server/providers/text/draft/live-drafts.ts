import { readableContent } from '../../../../shared/features/library/library.rules.ts'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { type CaptionDraft, type HookDraft, type RefineDraft, type ScriptDraft } from '../text.port.ts'
import { type Refinement } from './refine/refine-draft.ts'

/** What a generation yields, and the wait before each piece but the first, in milliseconds. */
export interface LiveDrafts<Draft> {
  drafts: Draft[]
  wait: number
}

type Hook = Omit<Extract<HookDraft, { type: 'hook' }>, 'type' | 'index'>

/** How many pieces a hook is shown in while somebody watches. */
const PIECES_OF_HOOK = 6
/** How long a text takes to be shown, and the usual wait between two pieces, in milliseconds. */
const WHOLE = { hooks: 3_000, caption: 2_500, refinement: 2_000 } as const
const SCRIPT = { firstMinute: 4_000, eachMore: 800, longest: 10_500 } as const
const STEP = 50

const GRAPHEMES = new Intl.Segmenter('en')

/** Ten hooks as they are written one after another. */
export function liveHooks(hooks: readonly Hook[], live: boolean): LiveDrafts<HookDraft> {
  const drafts = hooks.flatMap((hook, index): HookDraft[] => [
    ...beginningsOf(hook.text, live ? PIECES_OF_HOOK : 0).map((text): HookDraft => ({
      type: 'partial',
      index,
      text,
      pattern: hook.pattern,
    })),
    { type: 'hook', index, ...hook },
  ])
  return paced(drafts, WHOLE.hooks)
}

/** A script beat by beat. What is to be filled in comes once the words are there. */
export function liveScript(beats: readonly Beat[], minutes: number, live: boolean): LiveDrafts<ScriptDraft> {
  const whole = Math.min(SCRIPT.longest, SCRIPT.firstMinute + SCRIPT.eachMore * (minutes - 1))
  const characters = beats.reduce((sum, { text }) => sum + text.length, 1)
  const drafts = beats.flatMap((beat, index): ScriptDraft[] => {
    const { slot: _slot, ...growing } = beat
    const pieces = live ? Math.ceil((piecesIn(whole) * beat.text.length) / characters) : 0
    const partials = beginningsOf(beat.text, pieces)
    return [
      ...partials.map((text): ScriptDraft => ({ ...growing, type: 'partial', index, text })),
      { type: 'beat', index, ...beat },
    ]
  })
  return paced(drafts, whole)
}

/** A caption as its text grows and its hashtags come one by one. */
export function liveCaption({ text, hashtags, ...rest }: Caption, live: boolean): LiveDrafts<CaptionDraft> {
  const beginnings = beginningsOf(text, live ? piecesIn(WHOLE.caption) - hashtags.length : 0)
  const drafts: CaptionDraft[] = [
    ...beginnings.map((beginning): CaptionDraft => ({ type: 'partial', text: beginning, hashtags: [] })),
    ...(live ? hashtags : []).map((_, at): CaptionDraft => ({
      type: 'partial',
      text,
      hashtags: hashtags.slice(0, at),
    })),
    { type: 'caption', text, hashtags, ...rest },
  ]
  return paced(drafts, WHOLE.caption)
}

/** A new version as it is read, growing. An answer comes whole, and it costs no prompt. */
export function liveRefinement(refinement: Refinement, live: boolean): LiveDrafts<RefineDraft> {
  if ('answer' in refinement) return { drafts: [{ type: 'answer', text: refinement.answer, isFree: true }], wait: 0 }
  const beginnings = beginningsOf(readableContent(refinement.content), live ? piecesIn(WHOLE.refinement) : 0)
  const partials = beginnings.map((text): RefineDraft => ({ type: 'partial', text }))
  return paced<RefineDraft>([...partials, { type: 'version', ...refinement }], WHOLE.refinement)
}

/** The growing beginnings of a text in so many pieces at most, by words or, where it has no spaces, by characters. */
function beginningsOf(text: string, most: number): string[] {
  const words = text.split(/(?<=\s)/u)
  const parts = words.length > 1 ? words : Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
  const pieces = Math.max(1, Math.min(most, parts.length))
  const beginnings = Array.from({ length: pieces - 1 }, (_, at) =>
    parts
      .slice(0, Math.round(((at + 1) * parts.length) / pieces))
      .join('')
      .trimEnd(),
  )
  return [...new Set(beginnings)].filter((beginning) => beginning !== '')
}

/** Drafts that take so many milliseconds together. */
const paced = <Draft>(drafts: Draft[], whole: number): LiveDrafts<Draft> => ({
  drafts,
  wait: Math.round(whole / Math.max(1, drafts.length - 1)),
})

/** In how many pieces a text is shown that takes so many milliseconds. */
const piecesIn = (whole: number): number => Math.max(1, Math.round(whole / STEP))
