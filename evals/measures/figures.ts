import { type EvalTopic } from '../topic.ts'

/** A figure in a text: its value as digits, and the words around it that give its unit. */
interface Figure {
  value: string
  before: string
  after: string
  isWord: boolean
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
}
const FIGURE = new RegExp(
  String.raw`([$€£#]?)(?<![\p{L}\d])(\d+(?:[.,]\d+)*)(k\b|m\b)?|\b(${Object.keys(NUMBER_WORDS).join('|')})\b`,
  'giu',
)

/** Units that make a figure a claim about the world: money, a share, a measure, a duration, an audience. */
const UNIT =
  /^[\s-]*(?:%|percent|per cent|x\b|times\b|dollars?|euros?|pounds?|lbs?\b|kg\b|g\b|grams?|cm\b|inch|feet|miles?|km\b|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|users|views|followers|subscribers|clients|customers|degrees|°|calories|k\b|thousand|million|billion)/iu
/** Units after a number word, which is a claim less often: "give it ten minutes" is advice. */
const UNIT_OF_WORD =
  /^[\s-]*(?:percent|per cent|times (?:more|as|better|faster)|dollars?|euros?|pounds?|years(?!-old| old)|million|billion)/iu
const ORDINAL = /(?:#|\b(?:number|no\.|step|part|day|tip|reason|episode|chapter|point|mistake|rule)\s)$/iu
/** The largest count of a list: "5 mistakes" announces what follows and claims nothing. */
const LONGEST_LIST = 10

/** The figures of a text, in order. Thousands separators are removed, `30k` is `30000`, number words become digits. */
export function figuresIn(text: string): Figure[] {
  return Array.from(text.normalize('NFKC').matchAll(FIGURE), (match) => {
    const [whole, sign = '', digits, scale, word] = match
    const end = match.index + whole.length
    return {
      value: digits === undefined ? String(NUMBER_WORDS[(word ?? '').toLowerCase()]) : parseValue(digits, scale),
      before: text.slice(Math.max(0, match.index - 12), match.index) + sign,
      after: text.slice(end, end + 14),
      isWord: digits === undefined,
    }
  })
}

/** Every text from which a figure may come: topic, facts, sources, and the creator. */
export function joinGivenText({ topic, details, sources = [], creator }: EvalTopic): string {
  const found = sources.flatMap(({ title, snippet }) => [title, snippet])
  return [topic, ...details, ...found, ...Object.values(creator ?? {}).flat()].join('\n')
}

/**
 * Figures in a line that are neither in the topic nor in the facts nor in the sources: invented claims. Not a claim:
 * the count of a list, a position in a list, a number word without a unit.
 */
export function inventedFigures(line: string, given: string): string[] {
  const known = new Set(figuresIn(given).map(({ value }) => value))
  return figuresIn(line)
    .filter((figure) => !known.has(figure.value) && isClaim(figure))
    .map(({ value }) => value)
}

function isClaim({ value, before, after, isWord }: Figure): boolean {
  if (/[$€£]$/u.test(before)) return true
  if (isWord) return value !== '1' && UNIT_OF_WORD.test(after)
  if (ORDINAL.test(before)) return false
  return Number(value) > LONGEST_LIST || UNIT.test(after) || value.includes('.')
}

function parseValue(digits: string, scale: string | undefined): string {
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.')
  const factor = scale === undefined ? 1 : scale.toLowerCase() === 'k' ? 1_000 : 1_000_000
  return String(Number(plain) * factor)
}
