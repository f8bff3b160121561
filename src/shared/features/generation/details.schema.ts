import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, withoutNul } from '../../wire.ts'

const MOST = `details takes at most ${INPUT_LIMITS.details} lines.`

/**
 * The creator's own facts, one per entry: figures, a moment, a mistake, a name. Entries are trimmed and blank ones
 * removed, so that the same facts are the same request. At most five of 200 UTF-16 units.
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
