import { type Manner } from '../speech-plan.ts'

/** How text is spoken that no tag changes. */
export const NEUTRAL: Manner = { rate: 1, pitch: 0, volume: 0, language: undefined, voice: undefined }

/** What one tag changes: `rate` multiplies, `pitch` (semitones) and `volume` (decibels) add up, the rest replaces. */
export type MannerChange = Partial<Manner>

/** A manner inside a tag. Not limited yet: a tag inside may undo it. */
export function changed(outer: Manner, change: MannerChange): Manner {
  return {
    rate: outer.rate * (change.rate ?? 1),
    pitch: outer.pitch + (change.pitch ?? 0),
    volume: outer.volume + (change.volume ?? 0),
    language: 'language' in change ? change.language : outer.language,
    voice: change.voice ?? outer.voice,
  }
}

/** A manner within what a plan may hold, without the dust of floating point; numbers that are none are neutral. */
export function limited(manner: Manner): Manner {
  return {
    ...manner,
    rate: within(manner.rate, 0.5, 2, NEUTRAL.rate),
    pitch: within(manner.pitch, -12, 12, NEUTRAL.pitch),
    volume: manner.volume === -Infinity ? -Infinity : within(manner.volume, -20, 10, NEUTRAL.volume),
  }
}

/** Whether two stretches have the same manner, so that one call can speak both. */
export function sameManner(one: Manner, other: Manner): boolean {
  return (
    one.rate === other.rate &&
    one.pitch === other.pitch &&
    one.volume === other.volume &&
    one.language === other.language &&
    one.voice === other.voice
  )
}

function within(value: number, least: number, most: number, neutral: number): number {
  if (!Number.isFinite(value)) return neutral
  const rounded = Math.round(value * 1e4) / 1e4
  return Math.min(most, Math.max(least, rounded)) || 0
}
