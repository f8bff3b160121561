import { withoutShortForms } from '../../plain-speech.ts'
import { joinSentences, sentencesIn } from './sentences.ts'

const AUXILIARY = 'do|does|did|is|are|was|were|has|have|had|would|could|should'
const SUBJECT = 'I|you|we|they|he|she|it|this|that|there|people|most people|anyone|everyone'
const HAS = 'been|got|had|become|taken|never|always'
/** Before these a verb is the last of its clause, or asked for: "who you are", "than it is". */
const HELD = String.raw`(?<!\b(?:who|what|where|how|much|many|as|than|whatever|wherever|whoever|whether) )`
/** Something of the same clause follows. */
const GOES_ON = String.raw`(?=\s+(?!(?:and|or|but|nor|not|because|when|if)\b)[\p{L}\p{N}])`

const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(c)annot\b/giu, "$1an't"],
  [/\b(w)ill not\b/giu, "$1on't"],
  [new RegExp(String.raw`\b(${AUXILIARY}) not\b(?!\s+only\b)`, 'giu'), "$1n't"],
  [new RegExp(String.raw`${HELD}\b(I) am\b${GOES_ON}`, 'gu'), "$1'm"],
  [new RegExp(String.raw`${HELD}\b(you|we|they) are\b${GOES_ON}`, 'giu'), "$1're"],
  [new RegExp(String.raw`${HELD}\b(it|that|there|here|he|she) is\b${GOES_ON}`, 'giu'), "$1's"],
  [new RegExp(String.raw`\b(I|you|we|they|it|that|he|she) will\b${GOES_ON}`, 'giu'), "$1'll"],
  [
    /(?<!\b(?:would|could|should|might|must|may|do|did|will|can|to) )\b(I|you|we|they) have(?=\s+(?:been|never|always|already|just|seen|had|learned|tried|got|made|done)\b)/giu,
    "$1've",
  ],
  [/\b(I|you|we|they) would(?=\s+(?:be|never|love|like|rather|say|do|have|tell|start|pick|try)\b)/giu, "$1'd"],
  [/(?<=^|[.!?]\s+)(l)et us(?=\s+(?:start|go|talk|begin|look|be|get|try|take|see|make|keep|do)\b)/giu, "$1et's"],
]

/** A text with the short forms of speech ("don't", "it's") where it had long ones, and how many it got. */
export function withShortForms(text: string): { text: string; count: number } {
  let count = 0
  const short = LONG_FORMS.reduce((whole, [long, form]) => {
    return whole.replace(long, (found, ...groups: unknown[]) => {
      count += 1
      return form.replace('$1', typeof groups[0] === 'string' ? groups[0] : found)
    })
  }, text)
  return { text: short, count }
}

const SHORT = /(?<=\p{L})['’](?:t|re|ve|ll|m|d)\b|\b(?:it|that|there|here|what|who|where|he|she|let)['’]s\b/giu

/** A text without short forms, and how many there were. */
export function withLongForms(text: string): { text: string; count: number } {
  const plain = text.replace(/(?<=\p{L})’(?=(?:t|s|re|ve|ll|m|d)\b)/giu, "'")
  const count = plain.match(SHORT)?.length ?? 0
  if (count === 0) return { text, count }
  const turned = plain
    .replace(new RegExp(String.raw`\b(${AUXILIARY})n't (${SUBJECT})\b`, 'giu'), '$1 $2 not')
    .replace(new RegExp(String.raw`\b(it|that|there|he|she|what|who)'s (?=(?:${HAS})\b)`, 'giu'), '$1 has ')
    .replace(/\b(I|you|we|they|he|she)'d (?=(?:better|been|had|seen|\w+ed)\b)/giu, '$1 had ')
    .replace(/\bLet's\b/gu, 'Let us')
    .replace(/\bCan't\b/gu, 'Cannot')
    .replace(/\bWon't\b/gu, 'Will not')
  const sentences = sentencesIn(turned).map(({ text: sentence, gap }) => {
    const long = withoutShortForms(sentence)
    return { text: /^\p{Lu}/u.test(sentence) ? long : sentence.charAt(0) + long.slice(1), gap }
  })
  return { text: joinSentences(sentences), count }
}
