import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type OnboardingRequest } from '../../shared/features/account/account.schema.ts'
import { DEMO_EMAIL } from '../../shared/features/auth/auth.constants.ts'
import { SANDBOX_CARDS } from '../../shared/features/subscription/sandbox.constants.ts'
import { type Buyer } from '../features/subscription/customer.service.ts'
import { type Kept } from '../runtime/housekeeping.ts'
import { type Services } from '../composition/services.ts'
import { StartError } from '../runtime/storage.ts'

const Credentials = z.object({ email: z.string(), password: z.string() })
type Credentials = z.infer<typeof Credentials>

/** The credentials of the demo account, and its user id. */
export interface DemoAccount extends Credentials {
  userId: string
}

/** The onboarding answers of the demo account, so that its first visitor starts at the tools. */
const DEMO_ANSWERS: OnboardingRequest = {
  contentNiche: 'Food & cooking',
  targetAudience: 'Young professionals',
  brandPersonality: 'Friendly & approachable',
  preferredContentStyle: 'Quick tips',
  contentGoals: ['Grow my following', 'Build a community'],
}

/**
 * Creates the demo account if it is missing. Its password is random per `dataDir` and stored there, readable for this
 * user only, so that every start prints the same one. Returns its credentials. `demo/` adds its content later.
 */
export async function ensureDemoAccount({ services, sandbox }: Kept, dataDir: string): Promise<DemoAccount> {
  const file = join(dataDir, 'demo-account.json')
  const account = readStored(file) ?? store(file) ?? readStored(file)
  if (!account) throw new StartError(`${file} cannot be read. Delete it; the next start makes a new demo password.`)
  const userId = await services.hostAccounts.ensure(account.email, account.password)
  const { hasCompletedOnboarding } = await services.account.personalization(userId)
  if (!hasCompletedOnboarding) await services.account.completeOnboarding(userId, DEMO_ANSWERS)
  if (sandbox && services.hasPlans)
    await subscribe(services, sandbox, { id: userId, email: account.email, emailVerified: true })
  return { ...account, userId }
}

/** The demo account has the yearly plan, paid with the sandbox's card. Another process may subscribe it at the same time. */
async function subscribe(services: Services, { pages }: NonNullable<Kept['sandbox']>, buyer: Buyer): Promise<void> {
  const isSubscribed = async () => (await services.subscription.status(buyer.id)).status !== 'none'
  if (await isSubscribed()) return
  let failure: unknown
  try {
    const { clientSecret } = await services.checkout.start(buyer, 'yearly')
    await pages.pay(clientSecret, { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' })
  } catch (error) {
    failure = error
  }
  await services.checkout.refreshAllOf(buyer.id)
  if (failure !== undefined && !(await isSubscribed())) throw failure
}

function readStored(file: string): Credentials | undefined {
  try {
    return Credentials.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Undefined where another process that starts at the same time has stored credentials first. */
function store(file: string): Credentials | undefined {
  const account = { email: DEMO_EMAIL, password: randomBytes(9).toString('base64url') }
  try {
    writeFileSync(file, `${JSON.stringify(account, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return account
  } catch {
    return undefined
  }
}
