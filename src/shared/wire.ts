import { z } from 'zod'
import { INPUT_LIMITS } from './limits.ts'

/**
 * A case-insensitive enum (`youtube` means `YouTube`), because browser, scripts and older callers spell platforms and
 * tones differently. Other values are refused as with any enum.
 */
export function looseEnum<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  const byLower = new Map(values.map((value) => [value.toLowerCase(), value]))
  return z.preprocess(
    (value) => (typeof value === 'string' ? (byLower.get(value.trim().toLowerCase()) ?? value) : value),
    z.enum(values, `${label} must be one of: ${values.join(', ')}.`),
  )
}

/** Text that is trimmed, must not be blank (`blank` is the message for that) and has at most `max` UTF-16 units. */
export function requiredText(label: string, max: number, blank: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? blank : `${label} must be text.`) })
    .overwrite(withoutNul)
    .trim()
    .min(1, blank)
    .max(max, atMost(label, max))
}

/** The message of a required text that is missing, by the name of its field, or of another type. */
export const textMessage = (label: string) => ({
  error: ({ input, path }: { input?: unknown; path?: PropertyKey[] | undefined }): string =>
    input === undefined ? `${String(path?.at(-1) ?? label)} is missing.` : `${label} must be text.`,
})

/**
 * A name for look-ups: an id, a folder. It is never changed, so NUL, which PostgreSQL cannot store, is refused instead
 * of removed. At most `max` UTF-16 units.
 */
export function nameText(label: string, max: number) {
  return z
    .string(textMessage(label))
    .max(max)
    .refine((text) => !text.includes('\0'), `${label} must not contain NUL.`)
}

/** An id of ours, or one that a caller chose; `''` means none. */
export const idText = () => nameText('An id', INPUT_LIMITS.id)

/** IANA name of the user's time zone: `Europe/Berlin`. Offsets are refused, because they have no daylight saving time. */
export const timeZoneName = () =>
  z.string().max(INPUT_LIMITS.id).refine(isTimeZone, 'timeZone must be an IANA time zone.')

function isTimeZone(name: string): boolean {
  if (/^[+-]/u.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Text without NUL, which PostgreSQL cannot store and which is never typed intentionally. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}

/**
 * The message for text that is too long, in the form of zod's `max`: names the field, the limit and the length. Source:
 * docs/product-rules.md#api.
 */
export function atMost(label: string, max: number) {
  return {
    error: ({ input }: { input?: unknown }): string => {
      const length = typeof input === 'string' ? input.length : 0
      return `${label} can have at most ${max.toLocaleString('en-US')} characters; this has ${length.toLocaleString('en-US')}.`
    },
  }
}
