import { type Beat, cueTime, measureBeats, parseDuration } from '../../../shared/features/scripts/scripts.rules.ts'
import type { ScriptDuration } from '../../../shared/features/scripts/scripts.constants.ts'
import type { ScriptEvent, ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { describeProgress, type Opened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type Filled, fillGaps } from './filled-gaps.ts'
import { type ScriptOrder } from './script-input.ts'

/**
 * A script that may still be growing. `earlier` is a first attempt of the wrong length; it is shown until the second attempt has
 * text.
 */
export interface ScriptContent {
  beats: readonly Beat[]
  earlier: readonly Beat[]
  /** Whether the last beat is still growing. */
  growing: boolean
}

export type ScriptRun = Run<ScriptOrder, ScriptContent>

/** The events that contain text. */
export type ScriptBeatEvent = Extract<ScriptEvent, { type: 'partial' | 'beat' | 'again' }>

export const SCRIPT_RUN_RULES: RunRules<ScriptContent, ScriptBeatEvent> = {
  empty: { beats: [], earlier: [], growing: false },
  restart: ({ earlier }) => ({ beats: [], earlier, growing: false }),
  isEmpty: ({ beats, earlier }) => beats.length === 0 && earlier.length === 0,
  add: ({ beats, earlier }, event) => {
    if (event.type === 'again') return { beats: [], earlier: beats, growing: false }
    const { kind, text, direction, slot, index } = event
    const next = [...beats.slice(0, index), { kind, text, direction, slot }, ...beats.slice(index + 1)]
    return { beats: next, earlier, growing: event.type === 'partial' }
  },
}

/** Returns the beats to show: those of the first attempt until the second has text. */
export function shownBeats({ content: { beats, earlier } }: Pick<ScriptRun, 'content'>): readonly Beat[] {
  return beats.length === 0 ? earlier : beats
}

/** Converts a stored script into a result for the screen. */
export function openedScript({
  id,
  createdAt,
  sources,
  beats,
  ...rest
}: Omit<ScriptGeneration, 'script' | 'words' | 'seconds'>): Opened<ScriptOrder, ScriptContent> {
  const { topic, format, type, duration, tone, details = [], useInternetSearch } = rest
  const input = { topic, format, type, duration, tone, details, useInternetSearch }
  return { id, input, content: { beats, earlier: [], growing: false }, createdAt, sources }
}

/** Whether a long script is an outline: chapters with questions for the creator, far below the requested length. */
export function isOutline(duration: ScriptDuration, beats: readonly Beat[]): boolean {
  if (duration === '1' || !beats.some(({ slot }) => slot)) return false
  return measureBeats(beats).seconds < parseDuration(duration) / 2
}

/** Describes the size of a script: its length including filled gaps, or the chapters of an outline. */
export function describeSize(duration: ScriptDuration, beats: readonly Beat[], filled: Filled = {}): string {
  if (!isOutline(duration, beats)) return lengthWords(fillGaps(beats, filled))
  return `outline of ${beats.filter(({ slot }) => slot).length} chapters`
}

/** Formats length and number of words: `1:02, 155 words`. */
function lengthWords(beats: readonly Beat[]): string {
  const { seconds, words } = measureBeats(beats)
  return `${cueTime(seconds)}, ${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`
}

/** Returns the progress of a run from 0 to 1, measured against the requested duration. */
export function shareWritten(run: ScriptRun): number {
  if (run.phase === 'done') return 1
  const asked = run.input ? parseDuration(run.input.duration) : 0
  return asked === 0 ? 0 : Math.min(1, measureBeats(shownBeats(run)).seconds / asked)
}

/** Describes the state of a run. Filled gaps count towards the length. */
export function describeRun(run: ScriptRun, filled: Filled = {}): string {
  const length = describeSize(run.input?.duration ?? '1', shownBeats(run), filled)
  switch (run.phase) {
    case 'idle':
    case 'helped':
    case 'unwritten':
      return ''
    case 'writing': {
      const progress = describeProgress(run)
      if (progress) return progress
      if (run.content.earlier.length > 0) return 'Writing it again at the right length'
      const { seconds } = measureBeats(run.content.beats)
      return `Writing, ${cueTime(seconds)} of ${cueTime(run.input ? parseDuration(run.input.duration) : 0)}`
    }
    case 'stopped':
      return `Stopped, ${length}`
    case 'done':
      return `Done, ${length}`
  }
}
