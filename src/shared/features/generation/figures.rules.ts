import { endsBefore, splitSentences } from '../../speech/text-breaks.ts'
import { figureSentence, warnedFigures } from './figure-notes.rules.ts'
import type { Warning } from './generation.schema.ts'

/** A figure in a text: where it stands, in UTF-16 units, and as it is written there. */
export interface FigurePlace {
  figure: string
  from: number
  to: number
}

interface FoundNumber extends FigurePlace {
  /** What it may mean: `1.200` is 1200 or 1.2. */
  values: number[]
  /** Whether it claims something: not a small count, a number in a list or a time of day. */
  isClaim: boolean
}

/** The largest count that claims nothing without a unit of money or a percent sign: "five mistakes". */
const LARGEST_COUNT = 10

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const TEENS = 'sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALE_WORDS = { hundred: 100, thousand: 1_000, million: 1e6, billion: 1e9, trillion: 1e12 } as const
const WORDS: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + index * 10] as const),
  ...Object.entries(SCALE_WORDS),
])
/** What words behind digits multiply them by, in six languages. `m` and `b` are also units; a German "Billion" is more. */
const SCALES: ReadonlyMap<string, readonly number[]> = new Map(
  (
    [
      ['hundred', [1e2]],
      ['thousand k tsd tausend mil mille mila', [1e3]],
      ['million mn mio millionen millions millón millones milhão milhões milione milioni', [1e6]],
      ['bn mrd milliarde milliarden milliard milliards bilhão bilhões miliardo miliardi', [1e9]],
      ['billion', [1e9, 1e12]],
      ['trillion', [1e12]],
      ['m', [1, 1e6]],
      ['b', [1, 1e9]],
    ] as const
  ).flatMap(([words, factors]) => words.split(' ').map((word) => [word, factors] as const)),
)

const MONEY_WORDS = 'dollars?|bucks|cents?|euros?|usd|eur|gbp|pesos?|reais|real|francs?|franken'
const PERCENT_WORDS = 'per ?cent|percent|prozent|por ciento|por cento|pour ?cent|per cento|percentage points?'
const WORD = [...WORDS.keys()].join('|')
const SCALE = [...SCALES.keys()].join('|')
/** Digits with thousands separators, or with points, commas and apostrophes that `parseDigits` tells apart. */
const DIGITS = String.raw`\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,'’]\d+)*`
/** A number with what belongs to it. */
const NUMBER = new RegExp(
  String.raw`(?<sign>[$€£¥]\s?)?(?:(?<!\p{N})(?<digits>${DIGITS})(?:[ \u00A0\u202F-]?(?<scale>${SCALE})(?![\p{L}\p{N}]))?|(?<![\p{L}\p{N}])(?<words>(?:${WORD})(?:[ -](?:and )?(?:${WORD}))*)(?![\p{L}\p{N}]))(?<unit>[ \u00A0\u202F-]?(?:[%€£$]|(?:${PERCENT_WORDS}|${MONEY_WORDS})(?![\p{L}\p{N}])))?`,
  'giu',
)
/** What stands before a number of a list, and behind one at the beginning of its line. */
const LIST_NAME = /(?:\b(?:step|tip|part|day|number|no\.?|reason|mistake|rule|chapter|episode|hook)|[#№])\s?$/iu
/** What stands before digits inside of a name, an address or a date: `B12`, `#30days`, `12/05/2024`. They may be given there. */
const NAME = /[\p{L}_#@/]$/u
const LINE_START = /(?:^|\n)[ \t]*$/u

/**
 * The figures of a text that none of `given` has: numbers above ten, percentages, money, decimals, years, and English
 * number words above ten. Given is a figure in any spelling: `94 %`, `94 percent`, `ninety-four`; `1,200`, `1.200`, `1200`.
 * Numbers up to ten, numbers of a list, times of day and numbers inside of names are not figures.
 */
export function findUngivenFigures(text: string, given: readonly string[]): FigurePlace[] {
  return findUnknown(text, readValues(given))
}

const readValues = (given: readonly string[]): ReadonlySet<number> =>
  new Set(given.flatMap((one) => findNumbers(one).flatMap(({ values }) => values)))

function findUnknown(text: string, known: ReadonlySet<number>): FigurePlace[] {
  return findNumbers(text)
    .filter(({ isClaim, values }) => isClaim && !values.some((value) => known.has(value)))
    .map(({ figure, from, to }) => ({ figure, from, to }))
}

/** A text of a result, and where the answer has it: `hooks.2.hook`. */
export interface ResultText {
  path: string
  text: string
}

/** A warning for each figure of these texts that is in none of `given`, in order, with its place. */
export function figureWarnings(texts: readonly ResultText[], given: readonly string[]): Warning[] {
  const known = readValues(given)
  return texts.flatMap(({ path, text }) =>
    findUnknown(text, known).map((place) => {
      const message = figureSentence([place.figure])
      return { message, reason: 'figure' as const, path, ...place }
    }),
  )
}

/** Figures of a stored result, as they are written, without those that its warnings are about: they were given, or kept as true. */
export function givenFigures(text: string, warnings: readonly Warning[]): string[] {
  return findUngivenFigures(text, warnedFigures(warnings)).map(({ figure }) => figure)
}

/** Warnings without those about a figure, in any spelling. */
export function withoutWarningsOf(figure: string, warnings: readonly Warning[]): Warning[] {
  const values = readValues([figure])
  return warnings.filter((warning) => warning.figure === undefined || findUnknown(warning.figure, values).length > 0)
}

/** The same warnings for the texts of a changed result: figures have their new places, and those that are gone have none. */
export function movedWarnings(warnings: readonly Warning[], texts: readonly ResultText[]): Warning[] {
  const others = warnings.filter(({ figure }) => figure === undefined)
  return [...others, ...texts.flatMap((one) => figureWarnings([one], givenFigures(one.text, warnings)))]
}

/** A text without the sentences that have a figure, written as it is in `figure`; '' where no words are left. */
export function withoutFigure(text: string, figure: string): string {
  const findIn = (part: string) => findUngivenFigures(part, []).filter((place) => place.figure === figure)
  if (findIn(text).length === 0) return text
  const lines = text.split('\n').map((line) => {
    const places = findIn(line)
    let end = 0
    const left = splitBeforeFigures(line).filter(({ length }) => {
      const start = end
      end += length
      return !places.some(({ from }) => from >= start && from < end)
    })
    return places.length === 0 || /[\p{L}\p{N}]/u.test(left.join('')) ? left.join('').trim() : undefined
  })
  // A line that is gone takes the empty line below it along.
  return lines
    .filter((line, at) => line !== undefined && !(line === '' && lines[at - 1] === undefined))
    .join('\n')
    .trim()
}

/** The beginning of a sentence with a digit, which the rules of Unicode join to the one before it: "Stop. 94 % do it." */
const BEFORE_FIGURE = /(?<=[^\d\s][.!?…]["'”’)]?\s{1,3})(?=[$€£¥]?\d)/u

function splitBeforeFigures(line: string): string[] {
  const sentences: string[] = []
  for (const part of splitSentences(line).flatMap((sentence) => sentence.split(BEFORE_FIGURE))) {
    const last = sentences.at(-1)
    if (last === undefined || endsBefore(last.slice(-80), part)) sentences.push(part)
    else sentences[sentences.length - 1] = last + part
  }
  return sentences
}

function findNumbers(text: string): FoundNumber[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    const { sign, digits, scale, words, unit } = match.groups ?? {}
    const from = match.index
    const to = from + match[0].length
    const [before, after] = [text.slice(Math.max(0, from - 12), from), text.slice(to, to + 3)]
    const read = digits === undefined ? [parseWords(words ?? '')] : parseDigits(digits)
    const factors = SCALES.get(scale?.toLowerCase() ?? '') ?? [1]
    const values = read.flatMap((value) => factors.map((factor) => value * factor))
    const isMeasured = sign !== undefined || unit !== undefined
    const isSmall = factors.includes(1) && read.every((value) => Number.isInteger(value) && value <= LARGEST_COUNT)
    const isListed =
      LIST_NAME.test(before) || (digits !== undefined && LINE_START.test(before) && /^[.):]\s/u.test(after))
    const isTime = /^:\d\d/u.test(after) || /\d:$/u.test(before)
    const isPart = digits !== undefined && (NAME.test(before) || /^(?:\/\d|\.\p{L})/u.test(after))
    // "A hundred times" is a manner of speaking.
    const isFigurative = words !== undefined && words.toLowerCase() in SCALE_WORDS
    const isClaim = isMeasured || !(isSmall || isListed || isTime || isPart || isFigurative)
    return { figure: match[0].trim(), from, to, values, isClaim }
  })
}

/** What digits may mean. A separator before exactly three digits is of thousands or of decimals, as the language has it. */
function parseDigits(digits: string): number[] {
  const text = digits.replaceAll(/[ \u00A0\u2009\u202F'’]/gu, '')
  const marks = text.match(/[.,]/gu) ?? []
  const plain = Number(text.replaceAll(/[.,]/gu, ''))
  if (marks.length === 0) return [plain]
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const asDecimal = Number(`${text.slice(0, decimal).replaceAll(/[.,]/gu, '')}.${text.slice(decimal + 1)}`)
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(text)
  if (marks.length === 1) return isGrouped && !text.startsWith('0') ? [plain, asDecimal] : [asDecimal]
  if (isGrouped) return [plain]
  // Dates and versions are read by their parts.
  return new Set(marks).size === 2 ? [asDecimal] : text.split(/[.,]/u).map(Number)
}

/** The value of English number words. Two numbers below a hundred are a year: `nineteen eighty-four`. */
function parseWords(words: string): number {
  let whole = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[ -]+(?:and )?/u)) {
    const value = WORDS.get(word) ?? 0
    if (value === 100) part = Math.max(1, part) * 100
    else if (value > 100) {
      whole += Math.max(1, part) * value
      part = 0
    } else part = part >= 13 && part < 100 && value >= 10 ? part * 100 + value : part + value
  }
  return whole + part
}
