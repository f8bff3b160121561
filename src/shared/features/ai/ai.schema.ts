import { z } from 'zod'

/** Which service a check is about: what writes, or what speaks. */
export const CheckRequest = z.object({ service: z.enum(['text', 'speech'], 'service must be text or speech.') })
export type CheckRequest = z.infer<typeof CheckRequest>

/** What one tiny call to a service showed. */
export const CheckResult = z.object({
  isWorking: z.boolean(),
  /** Model and address of what was asked; null where no AI is set up, and nothing was asked. */
  name: z.string().nullable(),
  /** How long the call took. */
  milliseconds: z.number().int(),
  /** What failed, and what to do; null where nothing did. */
  message: z.string().nullable(),
})
export type CheckResult = z.infer<typeof CheckResult>
