import { type MannerChange } from './manner.ts'

/** Factors of the normal speed. SSML leaves the values to the processor. */
const RATES: Record<string, number> = { 'x-slow': 0.5, slow: 0.75, medium: 1, default: 1, fast: 1.25, 'x-fast': 1.5 }
/** Semitones. W3C leaves the size of the steps to the processor. */
const PITCHES: Record<string, number> = { 'x-low': -6, low: -3, medium: 0, default: 0, high: 3, 'x-high': 6 }
/** Decibels. W3C leaves the size of the steps to the processor. */
const VOLUMES: Record<string, number> = {
  silent: -Infinity,
  'x-soft': -12,
  soft: -6,
  medium: 0,
  default: 0,
  loud: 6,
  'x-loud': 10,
}
const EMPHASIS: Record<string, MannerChange> = {
  strong: { rate: 0.85, pitch: 1, volume: 4 },
  moderate: { rate: 0.92, pitch: 0.5, volume: 2 },
  none: {},
  reduced: { rate: 1.1, volume: -4 },
}

/** Pitch of an average voice, for values in hertz: the real one depends on the voice. */
const MIDDLE_HERTZ = 150

const NUMBER = String.raw`([+-]?)(\d+(?:\.\d*)?|\.\d+)`

/**
 * Speed as a factor: a word, `90%` of the usual speed, `+10%` faster, or a bare factor `1.2`. Undefined for anything
 * else. Source: W3C SSML 1.1 3.2.4, 1.0 for the bare factor and the signed percentage.
 */
export function readRate(value: string): number | undefined {
  const word = named(RATES, value)
  if (word !== undefined) return word
  const { sign, size, unit } = measured(value, '%|')
  if (size === undefined) return undefined
  const share = unit === '%' ? size / 100 : size
  return Math.max(0, sign === 0 ? share : 1 + sign * share)
}

/** Semitones: a word, `+2st`, `-10%`, `+20Hz`, or hertz relative to an average voice. Undefined for anything else. */
export function readPitch(value: string): number | undefined {
  const word = named(PITCHES, value)
  if (word !== undefined) return word
  const { sign, size, unit } = measured(value, 'st|%|hz')
  if (size === undefined) return undefined
  const amount = (sign || 1) * size
  if (unit === 'st') return amount
  if (unit === '%') return semitones(1 + amount / 100)
  return semitones(sign === 0 ? size / MIDDLE_HERTZ : 1 + amount / MIDDLE_HERTZ)
}

/** Decibels: a word, `+6dB`, `-20%`, or a loudness of 0 to 100 as in SSML 1.0. Undefined for anything else. */
export function readVolume(value: string): number | undefined {
  const word = named(VOLUMES, value)
  if (word !== undefined) return word
  const { sign, size, unit } = measured(value, 'db|%|')
  if (size === undefined) return undefined
  if (unit === 'db') return (sign || 1) * size
  const share = size / 100
  return decibels(sign === 0 && unit === '' ? share : 1 + (sign || 1) * share)
}

/** The change of a level of emphasis; undefined for anything but the four levels. */
export function readEmphasis(value: string): MannerChange | undefined {
  return Object.hasOwn(EMPHASIS, value.trim()) ? EMPHASIS[value.trim()] : undefined
}

function named(words: Record<string, number>, value: string): number | undefined {
  const word = value.trim().toLowerCase()
  return Object.hasOwn(words, word) ? words[word] : undefined
}

function measured(value: string, units: string): { sign: -1 | 0 | 1; size?: number; unit?: string } {
  const match = new RegExp(`^${NUMBER}(${units})$`, 'iu').exec(value.trim())
  if (!match) return { sign: 0 }
  const sign = match[1] === '' ? 0 : match[1] === '-' ? -1 : 1
  return { sign, size: Number(match[2]), unit: match[3]?.toLowerCase() ?? '' }
}

/** Finite also for a factor of 0 or less. */
function semitones(factor: number): number {
  return 12 * Math.log2(Math.max(factor, Number.MIN_VALUE))
}

function decibels(factor: number): number {
  return factor > 0 ? 20 * Math.log10(factor) : -Infinity
}
