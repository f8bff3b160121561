import { type z } from 'zod'
import { type Environment } from './schema.ts'
import { isTest, type PaymentSettings } from './stripe.ts'

/** Who may sign up: everyone, those with an invitation of the owner, or nobody. */
type Registration = 'open' | 'invite' | 'closed'

/** What each account may use in a UTC month on a server without plans; undefined means no limit. */
interface HostAllowances {
  prompts: number | undefined
  searches: number | undefined
  speechCharacters: number | undefined
}

/** Who may use this server, and how much of it. */
export interface AccessSettings {
  /** Only this machine reaches the server. */
  localDemo: boolean
  /** Whether there are plans and prices. */
  plans: boolean
  registration: Registration
  /** Whether an allowance that nobody pays for begins with the confirmed address: mail is sent, and everyone may sign up. */
  confirmsFirst: boolean
  allowances: HostAllowances
  /** Whether a purchase that charged no card gives premium access: in the sandbox, or with test keys of Stripe. */
  testPaymentsGrant: boolean
}

type Env = z.infer<typeof Environment>

/**
 * What the environment decides of access. Plans are on, and registration is open, in a local demo and where Stripe takes
 * the payments. Source: docs/product-rules.md#environment.
 */
export function toAccess(env: Env, localDemo: boolean): AccessSettings {
  const isDefaultOpen = localDemo || env.STRIPE_SECRET_KEY !== undefined
  const registration = env.REGISTRATION ?? (isDefaultOpen ? 'open' : 'invite')
  return {
    localDemo,
    plans: (env.PLANS ?? (isDefaultOpen ? 'on' : 'off')) === 'on',
    registration,
    confirmsFirst: env.SMTP_URL !== undefined && registration === 'open',
    allowances: {
      prompts: env.ALLOWANCE_PROMPTS,
      searches: env.ALLOWANCE_SEARCHES,
      speechCharacters: env.ALLOWANCE_SPEECH,
    },
    testPaymentsGrant: localDemo || (env.OPENAI_API_KEY ?? env.TTS_API_KEY) === undefined,
  }
}

/** Problems of test payments where other people reach the server. */
export function testPaymentProblems(
  { ALLOW_SANDBOX: isAllowed }: Env,
  { localDemo, plans, payments }: AccessSettings & { payments: PaymentSettings },
): string[] {
  if (localDemo || !plans || isAllowed || !isTest(payments)) return []
  return [
    payments.kind === 'sandbox'
      ? 'PLANS=on needs STRIPE_* where other people reach this server: without them payments are the sandbox, in which everyone subscribes without paying. Set STRIPE_*, or PLANS=off, or ALLOW_SANDBOX=true for a test server'
      : 'STRIPE_SECRET_KEY is a test key, but other people reach this server: with a test card everyone subscribes without paying. Set the live keys, or PLANS=off, or ALLOW_SANDBOX=true for a test server',
  ]
}
