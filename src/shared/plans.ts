/** Allowances and prices of the plans. Periods are UTC days and UTC months. Source: spec section 9, decisions 5. */
export const ALLOWANCE = {
  free: { prompts: { limit: 10, period: 'day' } },
  premium: { prompts: { limit: 1_500, period: 'month' } },
} as const

/** What one month at the introductory price costs, in cents; the limit dialog quotes it. Source: decisions 5. */
export const INTRO_PRICE_CENTS = 999

/** A price in US dollars as the product writes it. `priceCents` is a whole number of cents; returns e.g. `$9.99`. */
export function formatPrice(priceCents: number): string {
  return `$${(priceCents / 100).toFixed(2)}`
}
