import { cardinal, readNumber } from './numbers.ts'
import { CURRENCIES, UNITS } from './units.data.ts'

const AMOUNT = String.raw`[+\-−]?[\d,.\u00A0\u202F ]*\d`

/** A number and its unit in words, also `6'3"`; an unknown unit is unchanged. Undefined for anything else. */
export function unitWords(text: string): string | undefined {
  const feet = /^(\d+)['′]\s?(\d+)["″]$/u.exec(text.trim())
  if (feet) return `${unitWords(`${feet[1]}'`)} ${unitWords(`${feet[2]}"`)}`
  const match = new RegExp(String.raw`^(${AMOUNT})(?:-|\s*)([^\d,.\s].*)$`, 'u').exec(text.trim())
  const number = readNumber(match?.[1] ?? '')
  if (!match || !number) return undefined
  const written = match[2] ?? ''
  const unit = UNITS.get(written) ?? UNITS.get(written.toLowerCase())
  return `${number.words} ${unit ? unit[number.single ? 0 : 1] : written}`
}

/** An amount of money in words: `$12.50`, `EUR 3`, `£1.2 million`. Undefined for anything else. */
export function currencyWords(text: string): string | undefined {
  const money = [...CURRENCIES.keys()].map((key) => key.replace('$', String.raw`\$`)).join('|')
  const sizes = String.raw`(?:\s?(thousand|million|billion|trillion))?`
  const shape = new RegExp(String.raw`^([+\-−]?)\s?(?:(${money})\s?)?(${AMOUNT})${sizes}(?:\s?(${money}))?$`, 'iu')
  const [, sign = '', before, amount = '', size, after] = shape.exec(text.trim()) ?? []
  const currency = CURRENCIES.get((before ?? after ?? '').toUpperCase())
  const number = readNumber(sign + amount)
  if (!currency || !number || (before && after)) return undefined
  const [one, several, cent, cents] = currency
  if (size) return `${number.words} ${size.toLowerCase()} ${several}`
  const hundredths = /^(.*)\.(\d{2})$/u.exec(sign + amount)
  const whole = readNumber(hundredths?.[1] ?? '')
  if (!hundredths || !whole || !cent) return `${number.words} ${number.single ? one : several}`
  const rest = Number(hundredths[2])
  const wholes = `${whole.words} ${whole.single ? one : several}`
  const parts = `${cardinal(rest)} ${rest === 1 ? cent : cents}`
  if (rest === 0) return wholes
  return Number(amount) < 1 ? whole.words.replace('zero', parts) : `${wholes} and ${parts}`
}
