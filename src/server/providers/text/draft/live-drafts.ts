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
/** How long a text takes to be shown, in milliseconds. */
const WHOLE = { hooks: 3_000, caption: 2_500, refinement: 2_000 } as const
const SCRIPT = { firstMinute: 4_000, eachMore: 800, longest: 10_500 } as const
/** The usual wait between two pieces, in milliseconds: faster than one reads, slow enough to follow. */
const STEP = 50
/** Of hooks, which come in few pieces or many, the shortest and the longest. */
const HOOK_STEP = { shortest: 35, longest: 55 } as const
/** A text whose words are longer than this on average is written without spaces. In characters. */
const LONGEST_WORDS = 15

const GRAPHEMES = new Intl.Segmenter('en')

/** Ten hooks as they are written one after another, in about three seconds. */
export function liveHooks(hooks: readonly Hook[], live: boolean): LiveDrafts<HookDraft> {
  const drafts = hooks.flatMap((hook, index): HookDraft[] => [
    ...(live ? beginningsOf(hook.text, PIECES_OF_HOOK) : []).map((text) => ({
      type: 'partial' as const,
      index,
      text,
      pattern: hook.pattern,
    })),
    { type: 'hook', index, ...hook },
  ])
  const wait = waitFor(WHOLE.hooks, drafts.length)
  return { drafts, wait: Math.min(HOOK_STEP.longest, Math.max(HOOK_STEP.shortest, wait)) }
}

/** A script beat by beat: about four seconds for one minute of it, under twelve for ten. */
export function liveScript(beats: readonly Beat[], minutes: number, live: boolean): LiveDrafts<ScriptDraft> {
  const whole = Math.min(SCRIPT.longest, SCRIPT.firstMinute + SCRIPT.eachMore * (minutes - 1))
  const characters = Math.max(
    1,
    beats.reduce((sum, { text }) => sum + text.length, 0),
  )
  const drafts = beats.flatMap((beat, index): ScriptDraft[] => {
    const pieces = live ? Math.ceil((piecesIn(whole) * beat.text.length) / characters) : 0
    // What is to be filled in comes once the words are there.
    const { slot: _slot, ...growing } = beat
    return [
      ...beginningsOf(beat.text, pieces).map((text) => ({ type: 'partial' as const, index, ...growing, text })),
      { type: 'beat', index, ...beat },
    ]
  })
  return { drafts, wait: waitFor(whole, drafts.length) }
}

/** A caption as its text grows and its hashtags come one by one. */
export function liveCaption(caption: Caption, live: boolean): LiveDrafts<CaptionDraft> {
  const { text, hashtags } = caption
  const beginnings = live ? beginningsOf(text, piecesIn(WHOLE.caption) - hashtags.length) : []
  const drafts: CaptionDraft[] = [
    ...beginnings.map((beginning) => ({ type: 'partial' as const, text: beginning, hashtags: [] })),
    ...(live ? hashtags : []).map((_, at) => ({ type: 'partial' as const, text, hashtags: hashtags.slice(0, at) })),
    { type: 'caption', ...caption },
  ]
  return { drafts, wait: waitFor(WHOLE.caption, drafts.length) }
}

/** A new version as it is read, growing. An answer comes whole: parts are parts of a new text, and it costs no prompt. */
export function liveRefinement(refinement: Refinement, live: boolean): LiveDrafts<RefineDraft> {
  if ('answer' in refinement) return { drafts: [{ type: 'answer', text: refinement.answer, isFree: true }], wait: 0 }
  const beginnings = live ? beginningsOf(readableContent(refinement.content), piecesIn(WHOLE.refinement)) : []
  const drafts: RefineDraft[] = [
    ...beginnings.map((text) => ({ type: 'partial' as const, text })),
    { type: 'version', ...refinement },
  ]
  return { drafts, wait: waitFor(WHOLE.refinement, drafts.length) }
}

/**
 * The growing beginnings of a text in so many pieces, by word groups or, where it has no spaces, by characters. Without
 * the whole; fewer where the text is short.
 */
function beginningsOf(text: string, most: number): string[] {
  const words = text.split(/(?<=\s)/u)
  const isSpaced = words.length > 1 && text.length / words.length <= LONGEST_WORDS
  const parts = isSpaced ? words : Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
  const pieces = Math.min(most, parts.length)
  const ends = Array.from({ length: Math.max(0, pieces - 1) }, (_, at) =>
    Math.round(((at + 1) * parts.length) / pieces),
  )
  const beginnings = ends.map((end) => parts.slice(0, end).join('').trimEnd())
  return beginnings.filter((beginning, at) => beginning !== '' && beginning !== beginnings[at - 1])
}

/** The wait before each event but the first, so that so many events take so many milliseconds. */
const waitFor = (whole: number, events: number): number => Math.round(whole / Math.max(1, events - 1))

/** In how many pieces a text is shown that takes so many milliseconds. */
const piecesIn = (whole: number): number => Math.max(1, Math.round(whole / STEP))
