import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type OnboardingRequest } from '../shared/features/account/account.schema.ts'
import { type Services } from './services.ts'
import { StartError } from './storage.ts'

const DemoAccount = z.object({ email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

/** Who the demo account is, so that its first visitor starts at the tools. */
const DEMO_ANSWERS: OnboardingRequest = {
  contentNiche: 'Food & cooking',
  targetAudience: 'Young professionals',
  brandPersonality: 'Friendly & approachable',
  preferredContentStyle: 'Quick tips',
  contentGoals: ['Grow my following', 'Build a community'],
}

/**
 * Makes sure that the demo account exists. Its password is random per `dataDir` and kept there, readable for this user
 * only, so that every start prints the same one. Returns what to sign in with. Source: decisions 2.
 */
export async function ensureDemoAccount(services: Services, dataDir: string): Promise<DemoAccount> {
  const file = join(dataDir, 'demo-account.json')
  const account = readStored(file) ?? store(file) ?? readStored(file)
  if (!account) throw new StartError(`${file} cannot be read. Delete it; the next start makes a new demo password.`)
  const userId = await services.hostAccounts.ensure(account.email, account.password)
  const { hasCompletedOnboarding } = await services.account.personalization(userId)
  if (!hasCompletedOnboarding) await services.account.completeOnboarding(userId, DEMO_ANSWERS)
  return account
}

function readStored(file: string): DemoAccount | undefined {
  try {
    return DemoAccount.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Undefined when another process that starts at the same time has stored one first. */
function store(file: string): DemoAccount | undefined {
  const account = { email: 'demo@hookline.example', password: randomBytes(9).toString('base64url') }
  try {
    writeFileSync(file, `${JSON.stringify(account, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return account
  } catch {
    return undefined
  }
}
