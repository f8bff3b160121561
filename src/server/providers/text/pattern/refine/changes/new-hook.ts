import {
  HOOK_PLATFORMS,
  type HookPattern,
  type HookPlatform,
} from '../../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../../../../shared/features/hooks/hooks.rules.ts'
import { type Tone } from '../../../../../../shared/features/generation/generation.constants.ts'
import { seedFrom } from '../../seeded-random.ts'
import { writeHooks } from '../../write-hooks.ts'
import { type Change, type Desk, type Outcome } from '../desk.ts'
import { atPart, type Draft, textOf } from '../draft.ts'
import { joinSentences, prepended, sentencesIn } from '../text/sentences.ts'
import { withLongForms } from '../text/short-forms.ts'

const TONE_OF: Record<string, Tone> = {
  professional: 'professional',
  calm: 'professional',
  humorous: 'humorous',
  energetic: 'humorous',
  inspiring: 'inspiring',
}

interface Wish {
  tone?: Tone
  pattern?: HookPattern
  platform?: HookPlatform
  fewerWordsThan?: number
  topic?: string
}

/** A hook on the topic that the text does not open with already; null where the writer has none of the kind. */
export function hookFor(
  draft: Draft,
  desk: Desk,
  { tone, pattern, platform, fewerWordsThan, topic }: Wish = {},
): string | null {
  const { brief, instruction } = desk
  const asked = instruction.changes.map((change) => ASKED_TONE[change]).find((found) => found !== undefined)
  const hooks = writeHooks({
    topic: topic ?? brief.originalPrompt,
    platform:
      platform ??
      HOOK_PLATFORMS.find((name) => instruction.changes.includes(name)) ??
      brief.userInput?.platform ??
      'YouTube',
    tone: tone ?? asked ?? TONE_OF[desk.voice?.personality ?? ''] ?? 'casual',
    creator: brief.creator,
    seed: seedFrom(brief.seed, brief.message, brief.content),
  })
  const now = hookKey(textOf(draft))
  const fresh = hooks.filter(({ text }) => !now.includes(hookKey(text)))
  const short = fresh.filter(({ text }) => wordCount(text) < (fewerWordsThan ?? Infinity))
  const kind =
    pattern === undefined ? short : short.filter((hook) => hook.pattern === pattern && /[?？؟]/u.test(hook.text))
  const strict = kind.filter(({ text }) => desk.fits(text, true))
  return (strict[0] ?? kind[0])?.text ?? null
}

const ASKED_TONE: Record<string, Tone | undefined> = {
  funny: 'humorous',
  formal: 'professional',
  serious: 'professional',
  inspiring: 'inspiring',
  casual: 'casual',
}

/** Writes a first line anew: the whole of a hook, the first sentence of anything else. */
export function newHook(pattern?: HookPattern): Change {
  return (draft, desk) => {
    const hook =
      hookFor(draft, desk, pattern === undefined ? {} : { pattern }) ??
      (pattern === undefined ? null : questionFrom(draft, desk))
    if (hook === null) return { because: 'I have no other opening for this topic' }
    const next = withOpening(draft, hook)
    if (!desk.fits(textOf(next))) return { because: 'the text is as long as it can get' }
    const what = pattern === undefined ? 'hook' : 'hook that asks a question'
    return { draft: next, did: draft.form === 'hook' ? `wrote a new ${what}` : `opened with a new ${what}` }
  }
}

/** Questions are a part of every ten hooks; where none is, another run may have one. */
function questionFrom(draft: Draft, desk: Desk): string | null {
  for (let round = 1; round < 4; round += 1) {
    const other = { ...desk, brief: { ...desk.brief, seed: desk.brief.seed + round } }
    const found = hookFor(draft, other, { pattern: 'Question' })
    if (found !== null) return found
  }
  return null
}

/** Would hang in the air without the sentence before it, which then stays below the new opening. */
const LEANS_ON_FIRST =
  /^(?:it|this|that|these|those|they|he|she|then|so|because|and|but|or|which|instead|also|however)\b/iu

/** A draft that opens with another line. */
export function withOpening(draft: Draft, hook: string): Draft {
  if (draft.form === 'hook' || draft.parts[0]?.kind === 'Hook') return atPart(draft, 0, () => hook)
  return atPart(draft, 0, (text) => {
    const [first, ...rest] = sentencesIn(text.trim())
    if (first === undefined) return hook
    if (rest[0] && LEANS_ON_FIRST.test(rest[0].text)) return prepended(text, hook)
    return joinSentences([{ text: hook, gap: first.gap }, ...rest])
  })
}

/** A hook written anew in another tone; null for anything that is not a hook, and where the writer has none. */
export function rewrittenHook(draft: Draft, desk: Desk, tone: Tone): Outcome | null {
  if (draft.form !== 'hook' || !isUsableHook(textOf(draft))) return null
  const hook = hookFor(draft, desk, { tone })
  if (hook === null) return null
  const said = tone === 'professional' ? withLongForms(hook).text : hook
  return desk.fits(said)
    ? { draft: atPart(draft, 0, () => said), did: `wrote the line anew in a more ${tone} tone` }
    : null
}

/** A draft with the first sentence that it had `before`, for whoever asked to keep it. */
export function withOwnOpening(draft: Draft, before: Draft): Draft {
  const opening = sentencesIn(before.parts[0]?.text.trim() ?? '')[0]?.text
  if (opening === undefined || textOf(draft).includes(opening)) return draft
  return atPart(draft, 0, (text) => {
    const [first, ...rest] = sentencesIn(text.trim())
    return joinSentences([{ text: opening, gap: first?.gap ?? '' }, ...rest])
  })
}
