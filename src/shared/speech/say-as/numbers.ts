const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES: [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]
const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** The largest number in words; digits of larger ones are spoken. */
export const LARGEST_NUMBER = 1e12

/** An integer from 0 to `LARGEST_NUMBER` in American English: 105 is "one hundred five". */
export function cardinal(value: number): string {
  const scale = SCALES.find(([size]) => value >= size)
  if (scale) return joined(`${cardinal(Math.floor(value / scale[0]))} ${scale[1]}`, value % scale[0], ' ')
  if (value >= 100) return joined(`${SMALL[Math.floor(value / 100)]} hundred`, value % 100, ' ')
  if (value >= 20) return joined(TENS[Math.floor(value / 10)] ?? '', value % 10, '-')
  return SMALL[value] ?? ''
}

/** An ordinal number: 21 is "twenty-first". */
export function ordinal(value: number): string {
  return cardinal(value).replace(/\b[a-z]+$/u, (last) => {
    return IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  })
}

/** Digits 0 to 9 one by one; other characters are skipped. */
export function digitByDigit(text: string): string {
  return Array.from(text.matchAll(/\d/gu), ([digit]) => SMALL[Number(digit)]).join(' ')
}

/** A number as it is written in English, and as it is spoken. */
export interface ReadNumber {
  words: string
  /** Whether it is "one", so that the singular follows. */
  single: boolean
}

/**
 * Parses a number with a sign, groups of thousands and decimals, such as `-1,234.5`. Undefined for anything else. The
 * digits of numbers above a trillion are spoken.
 */
export function readNumber(text: string): ReadNumber | undefined {
  const match = /^([+\-−]?)\s?(\d+|\d{1,3}(?:[,\u00A0\u202F ]\d{3})+)?(?:\.(\d+))?$/u.exec(text.trim())
  if (!match) return undefined
  const [, sign = '', whole, decimals] = match
  if (whole === undefined && decimals === undefined) return undefined
  const digits = (whole ?? '0').replace(/\D/gu, '')
  const value = Number(digits)
  const said = value > LARGEST_NUMBER ? digitByDigit(digits) : cardinal(value)
  const signWord = sign === '' ? '' : sign === '+' ? 'plus ' : 'minus '
  const words = signWord + said + (decimals === undefined ? '' : ` point ${digitByDigit(decimals)}`)
  return { words, single: value === 1 && decimals === undefined }
}

function joined(start: string, rest: number, by: string): string {
  return rest === 0 ? start : `${start}${by}${cardinal(rest)}`
}
