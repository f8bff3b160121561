import { raised } from './content.ts'

/** Before these a verb carries its clause alone: "who you are", "than it is". */
const HELD = String.raw`(?<!\b(?:who|what|where|how|much|many|as|than|whether) )`
/** Something of the same clause follows. */
const GOES_ON = String.raw`(?= (?!(?:and|or|but|nor|not|because|when|if|now|today|here)\b)[\p{L}\p{N}])`

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(c)an ?not\b/giu, "$1an't"],
  [/\b(w)ill not\b/giu, "$1on't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b(?! only\b)/giu, "$1n't"],
  [/\b(I) am\b(?= [\p{L}\p{N}])/gu, "$1'm"],
  [new RegExp(String.raw`${HELD}\b(you|we|they) are\b${GOES_ON}`, 'giu'), "$1're"],
  [new RegExp(String.raw`${HELD}\b(it|that|there|he|she) is\b${GOES_ON}`, 'giu'), "$1's"],
  [new RegExp(String.raw`\b(I|you|we|they|it|he|she) will\b${GOES_ON}`, 'giu'), "$1'll"],
]

/** A text with the short forms of speech ("don't", "it's") where it has long ones. What is shouted stays. */
export function withShortForms(text: string): string {
  const shortened = (whole: string, [long, short]: readonly [RegExp, string]) =>
    whole.replace(long, (found: string, kept: string) =>
      /\p{Ll}/u.test(found.slice(1)) ? short.replace('$1', kept) : found,
    )
  return SHORT_FORMS.reduce(shortened, text)
}

/** Written words, each with the one that is said; none asks for another article. */
const SAID = new Map(
  `utilize use,utilise use,commence start,obtain get,require need,requires needs,demonstrate show,therefore so,children kids,
  numerous many,individuals people,approximately about,regarding about,purchasing buying,very really,hello hey`
    .split(/,\s*/u)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** A text in the words of speech; the same where it has none to change. */
export function casual(text: string): string {
  const said = text.replace(/(?<![\p{L}\p{N}#@_'’-])\p{L}{4,13}(?![\p{L}\p{N}_'’-])/gu, (word) => {
    const other = SAID.get(word.toLowerCase()) ?? word
    return /^\p{Lu}/u.test(word) ? raised(other) : other
  })
  return withShortForms(said.replace(/(?<=^|[.!?\n] ?)However, /gu, 'But '))
}
