import { type SilentPiece, type SpokenPiece } from './speech-plan.ts'
import { layOut, LINE_COLUMNS, longestFit } from './subtitle-lines.ts'
import { type TimedWord, timedWords } from './subtitle-words.ts'

/** A subtitle: one or two lines, with start and end in whole milliseconds. */
export interface Cue {
  start: number
  end: number
  lines: string[]
}

/** Minimum and maximum duration of a cue, in milliseconds. */
const LEAST_MS = 1000
const MOST_MS = 6000

/** The cost of a cue's end: after a word, after a clause, after the sentence. */
const END_COST = [4, 1.5, 0] as const
const CUE_COST = 1
/** The cost of a sentence that ends in the middle of a cue. */
const INNER_SENTENCE_COST = 0.5
/** The maximum cost of a cue that is too short to read. */
const SHORT_COST = 12
/** Milliseconds of silence inside a cue that cost 1. */
const SILENCE_PER_COST = 150

/**
 * Subtitles of a spoken plan. `spokenMs` has the measured length of each spoken piece in milliseconds, in order;
 * silences are those of the plan. Cues never overlap, begin and end with the speech, have at most two lines of 42
 * columns and last 1 to 6 s: a shorter one is extended into the silence after it, and stays shorter only without
 * silence or a matching neighbour. Throws `RangeError` where lengths and pieces do not match.
 */
export function subtitleCues(pieces: readonly (SpokenPiece | SilentPiece)[], spokenMs: readonly number[]): Cue[] {
  const limits = { columns: LINE_COLUMNS, milliseconds: MOST_MS }
  const { words, length } = timedWords(pieces, spokenMs, limits)
  const groups = bestGroups(words, length)
  return groups
    .map((group, index) => {
      const from = group[0]?.from ?? 0
      const to = group.at(-1)?.to ?? from
      const free = groups[index + 1]?.[0]?.from ?? length
      const end = Math.max(to, Math.min(free, from + LEAST_MS))
      return { start: Math.round(from), end: Math.round(end), lines: layOut(group) ?? [] }
    })
    .filter((cue) => cue.end > cue.start)
}

/** The cheapest split of words into cues, computed from the end: how a text continues does not depend on what is before. */
function bestGroups(words: readonly TimedWord[], length: number): TimedWord[][] {
  const cost = Array<number>(words.length + 1).fill(Infinity)
  const next = Array<number>(words.length + 1).fill(words.length)
  cost[words.length] = 0
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const fit = longestFit(words, start)
    let inner = 0
    for (let end = start + 1; end <= fit; end += 1) {
      const last = words[end - 1]
      const first = words[start]
      if (!first || !last || (end > start + 1 && last.to - first.from > MOST_MS)) break
      const free = words[end]?.from ?? length
      const own = inner + CUE_COST + END_COST[last.ends] + shortness(first.from, Math.max(last.to, free))
      const all = own + (cost[end] ?? Infinity)
      if (all < (cost[start] ?? Infinity)) {
        cost[start] = all
        next[start] = end
      }
      inner += (free - last.to) / SILENCE_PER_COST + (last.ends === 2 ? INNER_SENTENCE_COST : 0)
    }
  }
  const groups: TimedWord[][] = []
  for (let start = 0; start < words.length; start = next[start] ?? words.length) {
    groups.push(words.slice(start, next[start]))
  }
  return groups
}

function shortness(from: number, free: number): number {
  return (SHORT_COST * Math.max(0, LEAST_MS - (free - from))) / LEAST_MS
}
