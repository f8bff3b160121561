import { cardinal, ordinal } from './numbers.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

type Part = 'year' | 'month' | 'day'
const PARTS: Record<string, Part> = { y: 'year', m: 'month', d: 'day' }

/**
 * A date in words. `format` is the order of its parts, such as `mdy`, `dmy`, `ymd`, `md`, `my`, `y`; also `yyyymmdd`,
 * with `?` in the text for unknown parts. Without a format a year of four digits at the start is `ymd`, a first number
 * above 12 is `dmy`, anything else `mdy`. Undefined for anything else.
 */
export function dateWords(text: string, format?: string): string | undefined {
  const numbers = text
    .trim()
    .replace(/[.,]$/u, '')
    .split(/[/.\-\s]+/u)
  if (numbers.length > 3 || !numbers.every((number) => /^[\d?]+$/u.test(number))) return undefined
  const order = chooseOrder(numbers, format?.toLowerCase().replace(/[^dmy]/gu, ''))
  const fields = numbers.length === 1 && order.length > 1 ? cut(numbers[0] ?? '', order) : numbers
  if (fields.length !== order.length) return undefined
  const found: Partial<Record<Part, string>> = {}
  for (const [index, letter] of order.split('').entries()) {
    const part = PARTS[letter]
    const field = fields[index] ?? ''
    if (part && !field.includes('?')) found[part] = field
  }
  return said(found, order)
}

function chooseOrder(numbers: readonly string[], format: string | undefined): string {
  if (format) return format.replace(/(.)\1+/gu, '$1')
  const [first = ''] = numbers
  if (numbers.length === 1) return first.length === 8 ? 'ymd' : 'y'
  if (first.length === 4) return 'ymd'.slice(0, numbers.length)
  if (numbers.length === 2) return (numbers[1]?.length ?? 0) === 4 ? 'my' : 'md'
  return Number(first) > 12 ? 'dmy' : 'mdy'
}

/** Fields of a date without separators: two digits each, and the rest for the year. */
function cut(digits: string, order: string): string[] {
  const year = digits.length - 2 * (order.length - 1)
  let at = 0
  return order.split('').map((letter) => digits.slice(at, (at += letter === 'y' ? year : 2)))
}

function said(found: Partial<Record<Part, string>>, order: string): string | undefined {
  const month = found.month === undefined ? undefined : MONTHS[Number(found.month) - 1]
  if (found.month !== undefined && month === undefined) return undefined
  const day = found.day === undefined ? undefined : Number(found.day)
  const most = found.month === undefined ? 31 : (DAYS[Number(found.month) - 1] ?? 31)
  if (day !== undefined && (day < 1 || day > most)) return undefined
  const dayWords = day === undefined ? undefined : ordinal(day)
  const year = found.year === undefined ? undefined : yearWords(found.year)
  if (found.year !== undefined && year === undefined) return undefined
  const dayFirst = order.indexOf('d') < order.indexOf('m') && order.includes('d')
  const dayAndMonth =
    month && dayWords
      ? dayFirst
        ? `the ${dayWords} of ${month}`
        : `${month} ${dayWords}`
      : (month ?? (dayWords && `the ${dayWords}`))
  if (dayAndMonth && year) return `${dayAndMonth}${dayWords ? ',' : ''} ${year}`
  return dayAndMonth ?? year
}

/** A year in words: "nineteen oh five", "two thousand five", "twenty twenty-five", "oh five" for two digits. */
function yearWords(digits: string): string | undefined {
  if (digits.length > 4) return undefined
  const year = Number(digits)
  if (digits.length === 2) return year < 10 ? `oh ${cardinal(year)}` : cardinal(year)
  const century = Math.floor(year / 100)
  const rest = year % 100
  if (year < 1000 || (century % 10 === 0 && rest < 10)) return cardinal(year)
  if (rest === 0) return `${cardinal(century)} hundred`
  return `${cardinal(century)} ${rest < 10 ? 'oh ' : ''}${cardinal(rest)}`
}
