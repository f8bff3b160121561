import { type z } from 'zod'
import { type Environment } from './schema.ts'

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
  /** Whether a purchase in the sandbox gives premium access. */
  sandboxGrants: boolean
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
    sandboxGrants: localDemo || (env.OPENAI_API_KEY ?? env.TTS_API_KEY) === undefined,
  }
}

/** Problems of test payments where other people reach the server. */
export function sandboxProblems(env: Env, { localDemo, plans }: AccessSettings): string[] {
  if (localDemo || !plans || env.STRIPE_SECRET_KEY || env.ALLOW_SANDBOX) return []
  return [
    'PLANS=on needs STRIPE_* where other people reach this server: without them payments are the sandbox, in which everyone subscribes without paying. Set STRIPE_*, or PLANS=off, or ALLOW_SANDBOX=true for a test server',
  ]
}
