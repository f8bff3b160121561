import { z } from 'zod'

/** One allowance: usage and time of renewal (ISO 8601, UTC). Without a limit `limit` and `remaining` are null. */
export const Allowance = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  period: z.enum(['day', 'month']),
  resetDate: z.iso.datetime(),
})
export type Allowance = z.infer<typeof Allowance>

/** The remaining allowances of an account. Source: docs/product-rules.md#allowances. */
export const UsageOverview = z.object({
  hasActiveSubscription: z.boolean(),
  prompts: Allowance,
  /** Internet searches; null where the plan has none. */
  searches: Allowance.nullable(),
  /** Characters of text-to-speech. */
  speech: Allowance,
})
export type UsageOverview = z.infer<typeof UsageOverview>
