import { type StripeAccount } from './set-up-stripe.ts'

/** The output of the set-up for the owner: what happened, then the lines for `.env`. No line has the secret key. */
export function formatLines({ prices, introCouponId, links, webhook, changes }: StripeAccount): string[] {
  return [
    ...(changes.length > 0 ? changes.map((change) => `Stripe: ${change}`) : ['Stripe: everything was there already']),
    '',
    'Lines for .env, beside STRIPE_SECRET_KEY:',
    '',
    '# STRIPE_PUBLISHABLE_KEY: Dashboard > Developers > API keys, the one that begins with pk_',
    webhook?.secret ? `STRIPE_WEBHOOK_SECRET=${webhook.secret}` : `# STRIPE_WEBHOOK_SECRET: ${whereSecretIs(webhook)}`,
    `STRIPE_PRICE_MONTHLY=${prices.monthly}`,
    `STRIPE_PRICE_YEARLY=${prices.yearly}`,
    introCouponId ? `STRIPE_INTRO_COUPON_ID=${introCouponId}` : 'INTRO_OFFER=off',
    '',
    'Pages where a guest pays first and makes the account after:',
    `  monthly  ${links.monthly}`,
    `  yearly   ${links.yearly}`,
  ]
}

function whereSecretIs(webhook: StripeAccount['webhook']): string {
  return webhook
    ? `as it was; Dashboard > Developers > Webhooks > ${webhook.url} shows it`
    : 'PUBLIC_URL is not a public https address; "stripe listen --forward-to localhost:3000/api/stripe/webhook" prints one'
}
