import { spokenSeconds } from '../../../../shared/features/generation/generation.rules.ts'
import type { TimedBeat } from '../../../../shared/features/scripts/scripts.rules.ts'

/** A beat as it is read out: its words, its unfilled gap, and its start and length at the speaking rate, in seconds. */
export interface PrompterBeat {
  text: string
  direction: string
  slot: string
  start: number
  seconds: number
}

/** A position in the script: the index of a beat, and the share of the beat that is over, from 0 to 1. */
export interface PrompterPosition {
  at: number
  share: number
}

/** Length of a beat without spoken words, in seconds. */
const LEAST_SECONDS = 2

/** Converts the beats of a script to reading time. An unfilled gap takes the time of reading its question. */
export function prompterBeats(beats: readonly TimedBeat[]): PrompterBeat[] {
  let start = 0
  return beats.map(({ text, direction, slot = '', seconds: spoken }) => {
    const seconds = Math.max(LEAST_SECONDS, spoken + spokenSeconds(slot))
    const beat = { text, direction, slot, start, seconds }
    start += seconds
    return beat
  })
}

/** Returns the total length in seconds. */
export function prompterLength(beats: readonly PrompterBeat[]): number {
  const last = beats.at(-1)
  return last ? last.start + last.seconds : 0
}

/** Returns the position of a time in seconds. It is limited to the start and the end of the script. */
export function positionAt(beats: readonly PrompterBeat[], time: number): PrompterPosition {
  const at = Math.max(
    0,
    beats.findLastIndex(({ start }) => start <= time),
  )
  const beat = beats[at]
  if (!beat) return { at: 0, share: 0 }
  return { at, share: Math.min(1, Math.max(0, (time - beat.start) / beat.seconds)) }
}
