import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { systemRandom } from '../src/server/runtime/random.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createHostAccountsOn } from '../src/server/composition/identity.ts'
import { emailKey } from '../src/shared/features/auth/auth.rules.ts'
import { Email } from '../src/shared/features/auth/auth.schema.ts'
import { configured, fail, openConfigured } from './data-dir.ts'

// Creates the account of the owner, or of a developer, or verifies an existing one, and sets a new password.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { dev: { type: 'boolean' } } })
const config = configured()
const given = Email.safeParse(positionals[0])
if (!given.success)
  fail('Name the address: npm run owner -- you@example.com (or: npm run owner -- --dev you@example.com)')
const email = given.data
if (config.identity.kind === 'firebase') {
  fail('Accounts sign in by Firebase here. Set OWNER_EMAIL, sign in with that address, and verify it there.')
}
if (config.oidc?.only) {
  fail(
    `People sign in with ${config.oidc.name} alone here. Open the link that the start prints, or join the group of OIDC_OWNER_GROUP.`,
  )
}
if (values.dev && config.production) fail('Developers have no access in production.')

const storage = await openConfigured(config)
const password = randomBytes(12).toString('base64url')
const accounts = createHostAccountsOn(storage.db, { clock: systemClock, random: systemRandom })
await accounts.renew(email, password)
await storage.close()

const variable = values.dev ? 'DEV_ACCESS_EMAILS' : 'OWNER_EMAIL'
const named = values.dev ? config.access.developers : [config.access.owner ?? '']
console.log(`${email} is verified. Password: ${password}`)
console.log('Its earlier sessions have ended. Change the password in Settings after signing in.')
if (!named.some((address) => emailKey(address) === emailKey(email))) {
  console.log(`Now set ${variable}=${[...named, email].filter(Boolean).join(',')} and start Hookline again.`)
}
