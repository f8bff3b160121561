import { spokenSeconds } from '../../../../shared/features/generation/generation.rules.ts'
import type { TimedBeat } from '../../../../shared/features/scripts/scripts.rules.ts'

/** A beat as it is read out: its words, what is still to be filled in, and its time at the speaking rate, in seconds. */
export interface PrompterBeat {
  text: string
  direction: string
  slot: string
  start: number
  seconds: number
}

/** Where a moment is: the number of its beat, and how much of that beat is over, 0 to 1. */
export interface PrompterPlace {
  at: number
  share: number
}

/** Time for a beat of which nothing is spoken, in seconds. */
const LEAST_SECONDS = 2

/** The beats of a script in reading time: what is to be filled in takes the time of the words that ask for it. */
export function prompterBeats(beats: readonly TimedBeat[]): PrompterBeat[] {
  let start = 0
  return beats.map(({ text, direction, slot = '', seconds: spoken }) => {
    const seconds = Math.max(LEAST_SECONDS, spoken + spokenSeconds(slot))
    const beat = { text, direction, slot, start, seconds }
    start += seconds
    return beat
  })
}

/** The whole length, in seconds. */
export function prompterLength(beats: readonly PrompterBeat[]): number {
  const last = beats.at(-1)
  return last ? last.start + last.seconds : 0
}

/** The place of a moment, in seconds; before the beginning and behind the end the nearest. */
export function placeAt(beats: readonly PrompterBeat[], time: number): PrompterPlace {
  const at = Math.max(
    0,
    beats.findLastIndex(({ start }) => start <= time),
  )
  const beat = beats[at]
  if (!beat) return { at: 0, share: 0 }
  return { at, share: Math.min(1, Math.max(0, (time - beat.start) / beat.seconds)) }
}
