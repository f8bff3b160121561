import { type Warning } from '../../../../shared/features/generation/generation.schema.ts'
import { readableContent } from '../../../../shared/features/library/library.rules.ts'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { type CaptionDraft, type HookDraft, type RefineDraft, type ScriptDraft } from '../text.port.ts'
import { type Refinement } from './refine/refine-draft.ts'

/** What a generation yields while somebody watches, and how long all of it takes, in milliseconds. */
export interface LiveDrafts<Draft> {
  drafts: Draft[]
  whole: number
  warnings?: Warning[]
}

type Hook = Omit<Extract<HookDraft, { type: 'hook' }>, 'type' | 'index'>
type Warned<Written> = Written & { warnings: Warning[] }

/** How long a text takes to be shown, and the usual wait between two pieces, in milliseconds. */
const WHOLE = { hooks: 3_000, caption: 2_500, refinement: 2_000 } as const
const SCRIPT = { firstMinute: 4_000, eachMore: 800, longest: 10_500 } as const
const STEP = 50

const GRAPHEMES = new Intl.Segmenter('en')

/** Ten hooks as they are written one after another. */
export function liveHooks({ hooks, warnings }: Warned<{ hooks: readonly Hook[] }>): LiveDrafts<HookDraft> {
  const growing = beginningsOf(hooks, WHOLE.hooks)
  const drafts = hooks.flatMap((hook, index): HookDraft[] => [
    ...growing[index]!.map((text) => ({ type: 'partial', index, text, pattern: hook.pattern }) as const),
    { type: 'hook', index, ...hook },
  ])
  return { drafts, whole: WHOLE.hooks, warnings }
}

/** A script beat by beat. What is to be filled in comes once the words are there. */
export function liveScript({ beats, warnings }: Warned<{ beats: Beat[] }>, minutes: number): LiveDrafts<ScriptDraft> {
  const whole = Math.min(SCRIPT.longest, SCRIPT.firstMinute + SCRIPT.eachMore * (minutes - 1))
  const growing = beginningsOf(beats, whole)
  const drafts = beats.flatMap((beat, index): ScriptDraft[] => {
    const { slot: _slot, ...spoken } = beat
    const partials = growing[index]!.map((text) => ({ ...spoken, type: 'partial', index, text }) as const)
    return [...partials, { type: 'beat', index, ...beat }]
  })
  return { drafts, whole, warnings }
}

/** A caption as its text grows and its hashtags come one by one. */
export function liveCaption({ caption, warnings }: Warned<{ caption: Caption }>): LiveDrafts<CaptionDraft> {
  const { text, hashtags } = caption
  const texts = beginningsOf([caption], WHOLE.caption).flat()
  const drafts: CaptionDraft[] = [
    ...texts.map((beginning): CaptionDraft => ({ type: 'partial', text: beginning, hashtags: [] })),
    ...hashtags.map((_, at): CaptionDraft => ({ type: 'partial', text, hashtags: hashtags.slice(0, at) })),
    { type: 'caption', ...caption },
  ]
  return { drafts, whole: WHOLE.caption, warnings }
}

/** A new version as it is read, growing. An answer comes whole, and it costs no prompt. */
export function liveRefinement(refinement: Refinement): LiveDrafts<RefineDraft> {
  if ('answer' in refinement) return { drafts: [{ type: 'answer', text: refinement.answer, isFree: true }], whole: 0 }
  const text = readableContent(refinement.content)
  const partials = beginningsOf([{ text }], WHOLE.refinement).flat()
  const drafts: RefineDraft[] = partials.map((beginning) => ({ type: 'partial', text: beginning }))
  return { drafts: [...drafts, { type: 'version', ...refinement }], whole: WHOLE.refinement }
}

/**
 * The growing beginnings of each text, in as many pieces as come in so many milliseconds; by words or, where it has no
 * spaces, by characters.
 */
function beginningsOf(texts: readonly { text: string }[], whole: number): string[][] {
  const characters = texts.reduce((sum, { text }) => sum + text.length, 1)
  return texts.map(({ text }) => {
    const words = text.split(/(?<=\s)/u)
    const parts = words.length > 1 ? words : Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    const pieces = Math.min(Math.ceil(((whole / STEP) * text.length) / characters), parts.length)
    const ends = Array.from(parts.keys()).slice(1, pieces)
    const beginnings = ends.map((at) => parts.slice(0, Math.round((at * parts.length) / pieces)).join(''))
    return [...new Set(beginnings.map((beginning) => beginning.trimEnd()))].filter((beginning) => beginning !== '')
  })
}
