import { segmenter } from '../segmenter.ts'

/** Abbreviations with a full stop that a name, a title or a number follows. */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:Dr|Mr|Mrs|Ms|Mx|Prof|Rev|Hon|St|Sr|Jr|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Rep|Mt|Ft|vs|v|approx|ca|cf|e\.g|i\.e|Inc|Ltd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s*$/u
const NUMBERED = /(?:^|[^\p{L}\p{N}])(?:No|Nos|Nr|Fig|Vol|Ch|Sec|Art|Ep|pp?)\.\s*$/iu
/** Matches "J. R. R. Tolkien", but not "So do I. Then": an initial does not end a sentence. */
const INITIAL = /(?:^|[^\p{L}\p{N}])(?!I\.)\p{Lu}\.\s*$/u

/** Scripts that write words without spaces. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Ends of clauses: white space after a comma or similar sign, such a sign of scripts without spaces, or a dash. */
const CLAUSE_END = /[,;:،؛]["'”’)\]]?\s+|[、，；：]["'”’)\]」』]?\s*|[—–]\s+|—|\s[-–—]\s+/gu

/** Characters of two columns. Source: Unicode 16, EastAsianWidth.txt (W, F), in whole blocks; emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{1B2FF}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}\uFE0F]/u

/** Two characters that never form one grapheme. */
const ALONE = /^[\t\n -~ぁ-ゖァ-ヺ一-鿿、。！？，：；「」]{2}$/u

/** Sentences with their trailing white space; joined they are the text. */
export function splitSentences(text: string): string[] {
  const found: string[] = []
  for (const { segment } of segmenter('sentence').segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && !endsBefore(last.slice(-80), segment)) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return onGraphemes(text, found)
}

/** Clauses, between commas, colons and dashes, with their trailing white space. */
export function splitClauses(text: string): string[] {
  const found: string[] = []
  let start = 0
  for (const end of text.matchAll(CLAUSE_END)) {
    const at = end.index + end[0].length
    found.push(text.slice(start, at))
    start = at
  }
  found.push(text.slice(start))
  return onGraphemes(text, found)
}

/** Words with their trailing punctuation and white space, also in scripts without spaces. */
export function splitWords(text: string): string[] {
  const found: string[] = []
  let previous = ''
  for (const { segment } of segmenter('word').segment(text)) {
    if (found.length === 0 || mayBreak(previous, segment)) found.push(segment)
    else found[found.length - 1] += segment
    previous = segment
  }
  return onGraphemes(text, found)
}

/** The graphemes of a text. */
export function splitGraphemes(text: string): string[] {
  return /^[ -~]*$/u.test(text)
    ? text.split('')
    : Array.from(segmenter('grapheme').segment(text), ({ segment }) => segment)
}

/** Columns that a grapheme takes in a line of text: 1, or 2 for wide ones like Chinese characters. */
export const countColumns = (grapheme: string): 1 | 2 => (WIDE.test(grapheme) ? 2 : 1)

/** Whether a script writes its words without spaces. */
export function hasNoSpaces(text: string): boolean {
  return WITHOUT_SPACES.test(text)
}

/** Whether a sentence may end before a text: it ends with no abbreviation or initial. */
export function endsBefore(sentence: string, next: string): boolean {
  if (/^["'“‘([]?\p{Ll}/u.test(next)) return false
  if (NUMBERED.test(sentence)) return !/^\d/u.test(next)
  return !ABBREVIATION.test(sentence) && !INITIAL.test(sentence)
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after)) return false
  if (/\s$/u.test(before)) return true
  if (/^[\p{Pe}\p{Pf}\p{Po}\p{M}]/u.test(after) || /[\p{Ps}\p{Pi}]$/u.test(before)) return false
  return WITHOUT_SPACES.test(before) || WITHOUT_SPACES.test(after) || /[。！？、，；：]$/u.test(before)
}

/** Joins parts that end inside a grapheme with the next part. */
function onGraphemes(text: string, parts: readonly string[]): string[] {
  const characters = segmenter('grapheme').segment(text)
  const found: string[] = []
  let open = ''
  let at = 0
  for (const part of parts) {
    open += part
    at += part.length
    const plain = at === text.length || ALONE.test(text.slice(at - 1, at + 1))
    if (!plain && characters.containing(at)?.index !== at) continue
    if (open !== '') found.push(open)
    open = ''
  }
  if (open !== '') found.push(open)
  return found
}
