import { type ToolType } from '../../../../../shared/features/conversations/conversations.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { readCaptionContent } from '../../../../../shared/features/library/library.rules.ts'
import { type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { readScript, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'

/** A stretch of text that is edited by itself: a beat of a script, or the whole of anything else. */
export interface Part {
  kind: BeatKind | null
  text: string
  direction: string
}

/** A content as the changes see it, whatever it is written down as. */
export interface Draft {
  /** `script` has cue lines and a beat for each part; `prose` is one part. */
  form: 'hook' | 'script' | 'caption' | 'prose'
  parts: readonly Part[]
  hashtags: readonly string[]
  /** What else stood in a caption's JSON. */
  extra: Readonly<Record<string, unknown>>
}

/** Reads a content. A caption in JSON is one whatever the tool; text of a caption or a script without cues is prose. */
export function readDraft(content: string, toolType: ToolType): Draft {
  const caption = readCaptionContent(content)
  if (caption) {
    const extra = Object.fromEntries(
      Object.entries(JSON.parse(content) as object).filter(([key]) => key !== 'caption' && key !== 'hashtags'),
    )
    return { form: 'caption', parts: [plainPart(caption.text)], hashtags: caption.hashtags, extra }
  }
  const beats = toolType === 'script' ? readScript(content) : null
  if (beats)
    return {
      form: 'script',
      parts: beats.map((beat) => ({ ...beat, text: evenlySpaced(beat.text) })),
      hashtags: [],
      extra: {},
    }
  const form = toolType === 'hook' ? 'hook' : 'prose'
  return { form, parts: [plainPart(content)], hashtags: [], extra: {} }
}

/** Writes a draft in the form it was read from; a script's cues are timed anew. */
export function writeDraft(draft: Draft): string {
  if (draft.form === 'script') {
    return scriptText(
      draft.parts.map(({ kind, text, direction }) => ({ kind: kind ?? 'Point', text, direction })),
      { directions: true },
    )
  }
  const text = textOf(draft)
  if (draft.form !== 'caption') return text
  return JSON.stringify({ ...draft.extra, caption: text, hashtags: draft.hashtags })
}

/** All that is said in a draft, without hashtags and directions. */
export function textOf({ parts }: Pick<Draft, 'parts'>): string {
  return parts.map(({ text }) => text).join('\n\n')
}

/** Words as the product shows them: of a hook between white space, of everything else as they are spoken. */
export function wordsOf(draft: Draft): number {
  return draft.form === 'hook' ? wordCount(textOf(draft)) : spokenWords(textOf(draft))
}

/** A draft with every text changed. */
export function mapText(draft: Draft, change: (text: string, part: Part) => string): Draft {
  return { ...draft, parts: draft.parts.map((part) => ({ ...part, text: change(part.text, part) })) }
}

/** A draft with the text of one part changed; negative places count from the end. */
export function atPart(draft: Draft, at: number, change: (text: string) => string): Draft {
  const place = at < 0 ? draft.parts.length + at : at
  return {
    ...draft,
    parts: draft.parts.map((part, index) => (index === place ? { ...part, text: change(part.text) } : part)),
  }
}

/** Long runs of blanks say nothing and cost time. */
function plainPart(text: string): Part {
  return { kind: null, text: evenlySpaced(text), direction: '' }
}

function evenlySpaced(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]{4,}/gu, ' ')
    .replace(/\n{4,}/gu, '\n\n\n')
    .replace(/(?:\n[^\S\n]{1,3}){4,}/gu, '\n\n\n')
}
