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

/** The usual wait between two pieces, in milliseconds. */
const STEP = 50

const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

/** Ten hooks as they are written one after another. */
export function liveHooks({ hooks, warnings }: Warned<{ hooks: readonly Hook[] }>): LiveDrafts<HookDraft> {
  const whole = 3_000
  const growing = beginningsOf(hooks, whole)
  const drafts = hooks.flatMap((hook, index): HookDraft[] => [
    ...growing[index]!.map((text) => ({ type: 'partial', index, text, pattern: hook.pattern }) as const),
    { type: 'hook', index, ...hook },
  ])
  return { drafts, whole, warnings }
}

/** A script beat by beat. What is to be filled in comes once the words are there. */
export function liveScript({ beats, warnings }: Warned<{ beats: Beat[] }>, minutes: number): LiveDrafts<ScriptDraft> {
  const whole = Math.min(10_500, 3_200 + 800 * minutes)
  const growing = beginningsOf(beats, whole)
  const drafts = beats.flatMap((beat, index): ScriptDraft[] => {
    const { kind, direction } = beat
    const partials = growing[index]!.map((text) => ({ type: 'partial', index, kind, direction, text }) as const)
    return [...partials, { type: 'beat', index, ...beat }]
  })
  return { drafts, whole, warnings }
}

/** A caption as its text grows; its hashtags come at the end. */
export function liveCaption({ caption, warnings }: Warned<{ caption: Caption }>): LiveDrafts<CaptionDraft> {
  const whole = 2_500
  const partials = beginningsOf([caption], whole).flat()
  const drafts = partials.map((text): CaptionDraft => ({ type: 'partial', text, hashtags: [] }))
  return { drafts: [...drafts, { type: 'caption', ...caption }], whole, warnings }
}

/** A new version as it is read, growing. An answer comes whole, and it costs no prompt. */
export function liveRefinement(refinement: Refinement): LiveDrafts<RefineDraft> {
  if ('answer' in refinement) return { drafts: [{ type: 'answer', text: refinement.answer, isFree: true }], whole: 0 }
  const whole = 2_000
  const partials = beginningsOf([{ text: readableContent(refinement.content) }], whole).flat()
  const drafts = partials.map((text): RefineDraft => ({ type: 'partial', text }))
  return { drafts: [...drafts, { type: 'version', ...refinement }], whole }
}

/** The growing beginnings of each text, by words, in as many pieces as come in so many milliseconds. */
function beginningsOf(texts: readonly { text: string }[], whole: number): string[][] {
  const characters = texts.reduce((sum, { text }) => sum + text.length, 1)
  return texts.map(({ text }) => {
    const ends = Array.from(WORDS.segment(text), ({ index }) => index)
    const pieces = Math.min(Math.ceil(((whole / STEP) * text.length) / characters), ends.length)
    const beginnings = Array.from({ length: pieces }, (_, at) =>
      text.slice(0, ends[Math.round((at * ends.length) / pieces)]).trimEnd(),
    )
    return [...new Set(beginnings)].filter((beginning) => beginning !== '')
  })
}
