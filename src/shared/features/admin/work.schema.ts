import { z } from 'zod'
import { textMessage } from '../../wire.ts'

/** A job that failed at its last attempt. */
export const FailedJob = z.object({
  id: z.string(),
  /** `mail`, `customer-address` or `reminder`. */
  kind: z.string(),
  /** The subject of a mail, such as `reset`. */
  about: z.string().nullable(),
  /** The address of the person it was for; null where nobody has it. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  failure: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** The work that runs without a request, of all processes. */
export const WorkState = z.object({
  waiting: z.number().int(),
  running: z.number().int(),
  /** Number of jobs that failed for good, also of those that are not listed. */
  failedCount: z.number().int(),
  /** The newest of them. */
  failed: z.array(FailedJob),
})
export type WorkState = z.infer<typeof WorkState>

export const FailedJobReference = z.object({ id: z.string(textMessage('id')).min(1).max(100) })

/** How many jobs are tried again. */
export const RetriedJobs = z.object({ count: z.number().int() })
