/** Allowances of the plans. Periods are UTC days and UTC months. Source: docs/product-rules.md#allowances. */
export const ALLOWANCE = {
  free: { prompts: { limit: 10, period: 'day' }, speechCharacters: { limit: 5_000, period: 'month' } },
  premium: {
    prompts: { limit: 1_500, period: 'month' },
    searches: { limit: 1_000, period: 'month' },
    speechCharacters: { limit: 100_000, period: 'month' },
  },
} as const

/** Maximum bytes of an account's saved audio. */
export const SAVED_AUDIO_BYTES = { free: 200 * 1024 ** 2, premium: 2 * 1024 ** 3 } as const

/**
 * How many times its allowance a user may cause at a provider. A text that is left early costs the user nothing and the
 * host everything, so this bounds it.
 */
export const ASKED_PER_ALLOWANCE = 3

/** The share of the prompts of the whole server that free accounts may use up; the rest is for those who pay. */
export const FREE_SHARE_OF_SERVER = 0.5

/** UTF-16 units of a shown result from which on the prompt is spent. Source: docs/product-rules.md#allowances. */
export const PROMPT_KEPT_FROM_CHARACTERS = 40

/**
 * The queue of a busy provider, where premium is served first. `mostOfOwner` counts waiting and served requests of one
 * user. A request that waits longer than `longestWaitMs` is refused. Source: docs/product-rules.md#plans.
 */
export const PRIORITY = { longestFreeWaitMs: 30_000, longestWaitMs: 60_000, mostWaiting: 100, mostOfOwner: 5 } as const

/** Prices in US cents. Source: docs/product-rules.md#plans. */
export const PRICE_CENTS = {
  monthly: 1_999,
  yearly: 19_999,
  /** Price of the first month of a monthly subscription, for who never had a plan. */
  introMonth: 999,
} as const

/** Difference between twelve monthly payments and the yearly price, in cents. */
export const YEARLY_SAVING_CENTS = 12 * PRICE_CENTS.monthly - PRICE_CENTS.yearly

/** The features of both paid plans, in the order of the pricing cards. */
export const PLAN_FEATURES = [
  'Hook Generator',
  'Script Writer',
  'Caption Generator',
  'Text-to-Speech',
  `Search assistant (${count(ALLOWANCE.premium.searches.limit)} searches a month)`,
  `${count(ALLOWANCE.premium.prompts.limit)} AI prompts a month`,
  `${count(ALLOWANCE.premium.speechCharacters.limit)} TTS characters a month`,
  'Priority processing',
] as const

/** A price in US dollars, such as `$9.99`. `priceCents` is an integer. */
export function formatPrice(priceCents: number): string {
  return `$${(priceCents / 100).toFixed(2)}`
}

/** Formatted by hand, because the first use of `Intl.NumberFormat` adds 15 ms to the start of the server. */
function count(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
}
