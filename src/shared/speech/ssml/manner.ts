import { type Manner } from '../speech-plan.ts'

/** The manner without any tags. */
export const NEUTRAL: Manner = { rate: 1, pitch: 0, volume: 0, language: undefined, voice: undefined }

/** The changes of one tag: `rate` multiplies, `pitch` (semitones) and `volume` (decibels) are added, the rest replaces. */
export type MannerChange = Partial<Manner>

/** The manner inside a tag, not limited yet: a nested tag may reverse the change. */
export function changed(outer: Manner, change: MannerChange): Manner {
  return {
    rate: outer.rate * (change.rate ?? 1),
    pitch: outer.pitch + (change.pitch ?? 0),
    volume: outer.volume + (change.volume ?? 0),
    language: 'language' in change ? change.language : outer.language,
    voice: change.voice ?? outer.voice,
  }
}

/** A manner within the limits of a plan, without floating-point noise; NaN becomes neutral. */
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
