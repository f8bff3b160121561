import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, withoutNul } from '../../wire.ts'

const MOST = `details takes at most ${INPUT_LIMITS.details} lines.`

/**
 * The creator's own facts, a line each: figures, a moment, a mistake, a name. Lines are trimmed and blank ones left out, so
 * that the same facts are the same request. At most five lines of 200 UTF-16 units.
 */
export const Details = z
  .array(
    z
      .string('Each line of details must be text.')
      .overwrite((line) => withoutNul(line).replace(/\s+/gu, ' ').trim())
      .max(INPUT_LIMITS.detail, atMost('A line of details', INPUT_LIMITS.detail)),
    'details must be a list of lines.',
  )
  .overwrite((lines) => lines.filter((line) => line !== ''))
  .max(INPUT_LIMITS.details, MOST)
  .optional()
export type Details = z.infer<typeof Details>
