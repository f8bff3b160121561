import { SPEAKING_WORDS_PER_MINUTE } from '../generation/generation.constants.ts'
import { secondsForWords, spokenWords } from '../generation/generation.rules.ts'
import { BEAT_KINDS, type BeatKind } from './scripts.constants.ts'

/** One part of a script: the spoken text, and the direction for what is seen or done meanwhile (may be empty). */
export interface Beat {
  kind: BeatKind
  text: string
  direction: string
  /** What the creator must fill in here; never spoken. */
  slot?: string | undefined
}

/** A beat with its start and duration, in seconds at the speaking rate. */
export interface TimedBeat extends Beat {
  startSeconds: number
  seconds: number
}

/** Converts a number of minutes such as `'8'` to seconds. */
export function parseDuration(duration: string): number {
  return Number(duration) * 60
}

/** Minimum seconds of a payoff and a call to action. */
const LEAST_LEFT = 10

/** Seconds left of the duration after the existing beats; at least enough for an ending. */
export function secondsLeft(duration: string, written: readonly Beat[]): number {
  const asked = parseDuration(duration)
  return written.length === 0 ? asked : Math.max(LEAST_LEFT, asked - measureBeats(written).seconds)
}

/** Number of words that fill so many seconds at the speaking rate. */
export function wordsFor(seconds: number): number {
  return Math.round((seconds / 60) * SPEAKING_WORDS_PER_MINUTE)
}

/** Adds start and duration to each beat, in seconds with one decimal. */
export function timeBeats(beats: readonly Beat[]): TimedBeat[] {
  let words = 0
  return beats.map((beat) => {
    const startSeconds = secondsAt(words)
    words += spokenWords(beat.text)
    return { ...beat, startSeconds, seconds: Math.round((secondsAt(words) - startSeconds) * 10) / 10 }
  })
}

function secondsAt(words: number): number {
  return Math.round((words / SPEAKING_WORDS_PER_MINUTE) * 600) / 10
}

/** Beats with other words; one that has none left goes, unless the creator has to fill something in. */
export function changeWords(beats: readonly Beat[], change: (text: string, index: number) => string): Beat[] {
  return beats.flatMap((beat, index) => {
    const text = change(beat.text, index)
    return text === '' && beat.text !== '' && !beat.slot ? [] : [{ ...beat, text }]
  })
}

/** Words and seconds of a whole script; directions take no time. */
export function measureBeats(beats: readonly Beat[]): { words: number; seconds: number } {
  const words = spokenWords(beats.map(({ text }) => text).join('\n'))
  return { words, seconds: secondsForWords(words) }
}

/** Seconds in the form of a cue: `0:07`, `9:58`. */
export function cueTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * A script as text. With directions each beat has a cue line, `[0:07 Setup] Hold up the pan.`, its words below, and its slot
 * below them, `[Fill in: Say how often you water]`. Without directions only the spoken text. An empty line separates beats.
 */
export function scriptText(beats: readonly Beat[], { directions }: { directions: boolean }): string {
  if (!directions) return beats.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n\n')
  return timeBeats(beats)
    .map(({ kind, text, direction, slot, startSeconds }) => {
      const cue = `[${cueTime(startSeconds)} ${kind}] ${direction}`.trim()
      return [cue, ...(text === '' && slot ? [] : [text]), ...(slot ? [slotLine(slot)] : [])].join('\n')
    })
    .join('\n\n')
}

const CUE_LINE = new RegExp(String.raw`^\[\d+:\d\d (${BEAT_KINDS.join('|')})\]\s*(\S.*)?$`, 'u')
const SLOT_LINE = /^\[Fill in: (.*\S) ?\]$/u

/** The line of a slot. */
export const slotLine = (slot: string): string => `[Fill in: ${slot.replaceAll(/\s+/gu, ' ').trim()}]`

/** Whether a whole line is not spoken: the cue of a beat, or a slot. */
export function isCueLine(line: string): boolean {
  const trimmed = line.trim()
  return CUE_LINE.test(trimmed) || readSlot(trimmed) !== undefined
}

/** The slot of a line that is one; undefined for any other. */
export const readSlot = (line: string): string | undefined => SLOT_LINE.exec(line.trim())?.[1]

/** The slots of beats, in order. */
export function listSlots(beats: readonly Beat[]): string[] {
  return beats.flatMap(({ slot }) => (slot ? [slot] : []))
}

/** Parses the result of `scriptText` with directions; its times are ignored. Null for a text without cue lines. */
export function readScript(text: string): Beat[] | null {
  const beats: Beat[] = []
  for (const line of text.split(/\r?\n/u)) {
    const trimmed = line.trim()
    const isMark = trimmed.startsWith('[')
    const [, kind, direction = ''] = (isMark && CUE_LINE.exec(trimmed)) || []
    const known = BEAT_KINDS.find((name) => name === kind)
    const last = beats.at(-1)
    const slot = last && (isMark ? readSlot(trimmed) : undefined)
    if (known) beats.push({ kind: known, direction: direction.trim(), text: '' })
    else if (slot) last.slot = last.slot === undefined ? slot : `${last.slot} ${slot}`
    else if (last) last.text = `${last.text}\n${line}`.trim()
    else if (trimmed !== '') return null
  }
  return beats.length > 0 ? beats : null
}
