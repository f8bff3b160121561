import { SPEAKING_WORDS_PER_MINUTE } from '../generation/generation.constants.ts'
import { secondsForWords, spokenWords } from '../generation/generation.rules.ts'
import { BEAT_KINDS, type BeatKind } from './scripts.constants.ts'

/** One part of a script: the spoken text, and what is seen or done meanwhile (empty for nothing). */
export interface Beat {
  kind: BeatKind
  text: string
  direction: string
  /** What the creator must fill in here; never spoken. */
  slot?: string | undefined
}

/** A beat with its place in time, in seconds at the speaking rate. */
export interface TimedBeat extends Beat {
  startSeconds: number
  seconds: number
}

/** The requested seconds, from a number of minutes such as `'8'`. */
export function parseDuration(duration: string): number {
  return Number(duration) * 60
}

/** The least that a payoff and a call to action take, in seconds. */
const LEAST_LEFT = 10

/** Seconds that are left of so many minutes after the existing beats; enough for an ending in any case. */
export function secondsLeft(duration: string, written: readonly Beat[]): number {
  const asked = parseDuration(duration)
  return written.length === 0 ? asked : Math.max(LEAST_LEFT, asked - measureBeats(written).seconds)
}

/** Words that fill so many seconds at the speaking rate. */
export function wordsFor(seconds: number): number {
  return Math.round((seconds / 60) * SPEAKING_WORDS_PER_MINUTE)
}

/** Gives each beat its start and length, in seconds with one decimal. */
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

/** Words and seconds of a whole script; stage directions take no time. */
export function measureBeats(beats: readonly Beat[]): { words: number; seconds: number } {
  const words = spokenWords(beats.map(({ text }) => text).join('\n'))
  return { words, seconds: secondsForWords(words) }
}

/** Seconds on a cue: `0:07`, `9:58`. */
export function cueTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * A script as text. With directions each beat has a cue line, `[0:07 Setup] Hold up the pan.`, its words below, and below
 * them what the creator must fill in, `[Fill in: Say how often you water]`; without, only the spoken text is there.
 * Beats are apart by an empty line.
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

const slotLine = (slot: string): string => `[Fill in: ${slot.replaceAll(/\s+/gu, ' ').trim()}]`

/** Whether a whole line is none of the words of a script: the cue of a beat, or what the creator must fill in. */
export function isCueLine(line: string): boolean {
  const trimmed = line.trim()
  return CUE_LINE.test(trimmed) || SLOT_LINE.test(trimmed)
}

/** What the creator must fill in before a script with cue lines can be spoken, in its order. */
export function slotsOf(beats: readonly Beat[]): string[] {
  return beats.flatMap(({ slot }) => (slot ? [slot] : []))
}

/** Reads what `scriptText` writes with directions, whatever the times in it say. Null for a text without cue lines. */
export function readScript(text: string): Beat[] | null {
  const beats: Beat[] = []
  for (const line of text.split(/\r?\n/u)) {
    const trimmed = line.trim()
    const isMark = trimmed.startsWith('[')
    const [, kind, direction = ''] = (isMark && CUE_LINE.exec(trimmed)) || []
    const known = BEAT_KINDS.find((name) => name === kind)
    const last = beats.at(-1)
    const slot = last && (isMark ? SLOT_LINE.exec(trimmed)?.[1] : undefined)
    if (known) beats.push({ kind: known, direction: direction.trim(), text: '' })
    else if (slot) last.slot = last.slot === undefined ? slot : `${last.slot} ${slot}`
    else if (last) last.text = `${last.text}\n${line}`.trim()
    else if (trimmed !== '') return null
  }
  return beats.length > 0 ? beats : null
}
