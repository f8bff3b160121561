import { Stripe } from 'stripe'
import { formatLines } from '../src/server/providers/payments/stripe/setup/env-lines.ts'
import { setUpStripe } from '../src/server/providers/payments/stripe/setup/set-up-stripe.ts'
import { AppError } from '../src/shared/errors.ts'
import { fail } from './data-dir.ts'
import { loadEnvironment } from './environment.ts'

// Creates the objects that Hookline needs in the owner's Stripe account, and prints the lines for .env. It does not
// read the rest of the configuration, because a server with half of the STRIPE_* variables refuses to start.
loadEnvironment()
const { STRIPE_SECRET_KEY, STRIPE_API_BASE, PUBLIC_URL, PORT, INTRO_OFFER } = process.env
const publicUrl = (PUBLIC_URL || `http://localhost:${PORT || 3000}`).replace(/\/+$/u, '')
if (!STRIPE_SECRET_KEY) fail('Set STRIPE_SECRET_KEY: Stripe Dashboard > Developers > API keys.')
for (const [name, url] of [
  ['PUBLIC_URL', publicUrl],
  ['STRIPE_API_BASE', STRIPE_API_BASE || publicUrl],
]) {
  if (!URL.canParse(url ?? '')) fail(`${name} must be an http or https address`)
}

try {
  const account = await setUpStripe({
    secretKey: STRIPE_SECRET_KEY,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined,
    publicUrl,
    introOffer: INTRO_OFFER?.trim().toLowerCase() !== 'off',
  })
  console.log(formatLines(account).join('\n'))
} catch (error) {
  if (!(error instanceof AppError)) throw error
  const { cause } = error
  const details = cause instanceof Stripe.errors.StripeInvalidRequestError ? `\nStripe says: ${cause.message}` : ''
  fail(`${error.message}${details.replaceAll(/\b(?:sk|rk|pk)_\w+/gu, '[key]')}`)
}
