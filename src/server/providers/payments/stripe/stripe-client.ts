import { Stripe } from 'stripe'
import { createStripeHttpClient } from './stripe-http.ts'
import { type StripeAccess } from './stripe-settings.ts'

/** Time limit of one request in milliseconds, and number of retries. */
export const STRIPE_LIMITS = { timeoutMs: 20_000, retries: 2 }
export type StripeLimits = typeof STRIPE_LIMITS

/** The SDK's client for one account, with the API version of the SDK's types and without telemetry. */
export function createStripeClient({ secretKey, apiBase }: StripeAccess, limits: Partial<StripeLimits> = {}): Stripe {
  const { timeoutMs, retries } = { ...STRIPE_LIMITS, ...limits }
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: Math.min(retries, STRIPE_LIMITS.retries),
    telemetry: false,
    httpClient: createStripeHttpClient(),
    ...(apiBase && parseAddress(apiBase)),
  })
}

function parseAddress({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname.replaceAll(/[[\]]/gu, ''),
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
