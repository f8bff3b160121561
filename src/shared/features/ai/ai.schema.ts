import { z } from 'zod'

/** The service to check: text or speech. */
export const CheckRequest = z.object({ service: z.enum(['text', 'speech'], 'service must be text or speech.') })
export type CheckRequest = z.infer<typeof CheckRequest>

/** The result of one minimal call to a service. */
export const CheckResult = z.object({
  isWorking: z.boolean(),
  /** Model and address of the service; null where no AI is set up, and nothing was called. */
  name: z.string().nullable(),
  /** Duration of the call. */
  milliseconds: z.number().int(),
  /** The error and what to do; null on success. */
  message: z.string().nullable(),
})
export type CheckResult = z.infer<typeof CheckResult>
