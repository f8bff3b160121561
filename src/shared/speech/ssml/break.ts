/** Pauses by strength, in milliseconds. SSML leaves the values to the processor; x-weak is none, as in Amazon Polly. */
const STRENGTH_MS: Record<string, number> = {
  none: 0,
  'x-weak': 0,
  weak: 250,
  medium: 500,
  strong: 1000,
  'x-strong': 1500,
}

/** Milliseconds of `500ms`, `1.5s`, `+250ms`, rounded to an integer; undefined for anything else. */
export function readDuration(value: string): number | undefined {
  const match = /^\+?(\d+(?:\.\d*)?|\.\d+)(ms|s)$/u.exec(value.trim())
  return match ? Math.round(Number(match[1]) * (match[2] === 's' ? 1000 : 1)) : undefined
}

/** Milliseconds of a strength; undefined for anything but the six strengths. */
export function readStrength(value: string): number | undefined {
  return Object.hasOwn(STRENGTH_MS, value.trim()) ? STRENGTH_MS[value.trim()] : undefined
}
