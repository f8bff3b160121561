import { cutAtWord } from '../../../../../shared/cut-at-word.ts'
import {
  cleanAnswer,
  readablePlaceholders,
  withoutOpenEnd,
} from '../../../../../shared/features/generation/clean-answer.rules.ts'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HookExtras } from '../../../../../shared/features/hooks/hooks.schema.ts'

const NUMBERING = /^(?:\d{1,2}[.)]|[-*•])\s+/u
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu
const QUOTES = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ["'", "'"],
  ['‘', '’'],
  ['`', '`'],
] as const

/**
 * A hook on one line, without the markdown, directions, hashtags, numbering, list mark or quotation marks that a model
 * puts around it. Quotation marks inside the line stay. A character cut by the stream is dropped. `isComplete`: false
 * where the end of the text may be missing.
 */
export function cleanHook(raw: string, { isComplete = true } = {}): string {
  let text = readablePlaceholders(cleanSpoken(raw, { isComplete }))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  for (let before = ''; before !== text;) {
    before = text
    text = unquote(text.replace(NUMBERING, '')).trim()
  }
  return text
}

/** Longest detail of a hook, in UTF-16 units. */
const LONGEST_EXTRA = 200

/**
 * The details of a hook, made showable: each on one line, `onScreen` only with at most `HOOK_RULES.onScreenWords`
 * words, the others cut at a word. `texts` has its keys in lower case.
 */
export function hookExtras(texts: Readonly<Record<string, string>>): HookExtras {
  const of = (key: string) => cleanHook(texts[key] ?? '')
  const onScreen = of('onscreen')
  const isShort = wordCount(onScreen) <= HOOK_RULES.onScreenWords && onScreen.length <= LONGEST_EXTRA
  const said = {
    onScreen: isShort ? onScreen : '',
    firstFrame: cutAtWord(of('firstframe'), LONGEST_EXTRA, (part) => part.length),
    why: cutAtWord(of('why'), LONGEST_EXTRA, (part) => part.length),
  }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => /[\p{L}\p{N}]/u.test(text)))
}

/** A text without characters that the end of a chunk has cut. */
export function withoutHalfCharacter(text: string): string {
  return text.isWellFormed() ? text : text.replace(/\p{Surrogate}/gu, '')
}

/** Spoken text without what a model puts into it. */
export function cleanSpoken(raw: string, { isComplete }: { isComplete: boolean }): string {
  const text = withoutHalfCharacter(raw)
  return cleanAnswer(isComplete ? text : withoutOpenEnd(text), 'spoken').text
}

function unquote(text: string): string {
  const pair = QUOTES.find(([open, close]) => text.startsWith(open) && text.endsWith(close))
  if (!pair || text.length < 2) return text
  const inner = text.slice(1, -1)
  const marks = inner.replace(APOSTROPHE, '')
  return pair.some((mark) => marks.includes(mark)) ? text : inner
}
