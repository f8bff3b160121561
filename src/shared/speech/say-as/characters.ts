import { digitByDigit } from './numbers.ts'
import { segmenter } from '../../segmenter.ts'

const SIGNS: Record<string, string> = {
  '.': 'dot',
  ',': 'comma',
  '-': 'dash',
  _: 'underscore',
  '/': 'slash',
  '\\': 'backslash',
  '@': 'at',
  '#': 'hash',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '*': 'star',
  '%': 'percent',
  '!': 'exclamation mark',
  '?': 'question mark',
  ':': 'colon',
  ';': 'semicolon',
  "'": 'apostrophe',
  '"': 'quote',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  $: 'dollar',
  '<': 'less than',
  '>': 'greater than',
}

/** Characters one by one: capital letters, digits as words, signs by their names, without white space. */
export function spelled(text: string): string {
  return Array.from(segmenter('grapheme').segment(text), ({ segment }) => characterWord(segment))
    .filter((word) => word !== '')
    .join(' ')
}

function characterWord(character: string): string {
  if (/^\d$/u.test(character)) return digitByDigit(character)
  if (Object.hasOwn(SIGNS, character)) return SIGNS[character] ?? ''
  const upper = character.trim().toUpperCase()
  // "ß" in upper case is two letters.
  return upper.length === character.length ? upper : character.trim()
}

/** Digits one by one, with a comma for anything between them; undefined without digits. */
export function digits(text: string): string | undefined {
  if (/[\p{L}]/u.test(text)) return undefined
  const groups = text.match(/\d+/gu)
  return groups?.map(digitByDigit).join(', ')
}

/**
 * A telephone number digit by digit, with a comma between its groups: those in the text, otherwise those of North
 * America. Letters are spelled, "ext." is spoken. Undefined for anything else.
 */
export function telephone(text: string): string | undefined {
  const whole = text.trim()
  const branch = /(?<![\s,;])[\s,;]*(?:ext\.?|extension|x)\s*(\d+)$/iu.exec(whole)
  const [, plus, body = ''] = /^(\+?)([^+]*)$/u.exec(whole.slice(0, branch?.index)) ?? []
  if (!/\d/u.test(body) || !/^[\da-z\s().\-–/]+$/iu.test(body)) return undefined
  const written = body.split(/[^\da-z]+/iu).filter((group) => group !== '')
  const groups = written.length === 1 ? grouped(written[0] ?? '') : written
  const extension = branch ? [`extension ${digitByDigit(branch[1] ?? '')}`] : []
  return (plus === '+' ? 'plus ' : '') + [...groups.map(spelled), ...extension].join(', ')
}

function grouped(number: string): string[] {
  const parts = /^(1?)(\d{3})(\d{3})(\d{4})$/u.exec(number) ?? /^(\d{3})(\d{4})$/u.exec(number)
  return parts ? parts.slice(1).filter((part) => part !== '') : [number]
}
