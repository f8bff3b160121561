import { type Config } from './config.ts'

/** A default that an upgrade changes. The text of a version is in docs/upgrade.md. */
interface DefaultChange {
  /** The first migration of the version that changed it. */
  since: string
  variables: string[]
  /** What is different, and how to keep it as it was. */
  change: string
  /** Whether a server without these variables notices it. */
  concerns: (config: Config) => boolean
}

const CHANGES: readonly DefaultChange[] = [
  {
    since: '0031-registration',
    variables: ['PLANS', 'REGISTRATION'],
    change:
      'plans are off and accounts need an invitation where others reach the server and Stripe is not set; as before: PLANS=on, ALLOW_SANDBOX=true and REGISTRATION=open',
    concerns: ({ localDemo, payments }) => !localDemo && payments.kind === 'sandbox',
  },
]

/**
 * The defaults that change with pending migrations for a server with this configuration, as lines for the host. `set`:
 * the names of the variables that are set.
 */
export function findDefaultChanges(pending: readonly string[], set: readonly string[], config: Config): string[] {
  return CHANGES.filter(({ since, concerns }) => pending.includes(since) && concerns(config)).flatMap(
    ({ variables, change }) => {
      const unset = variables.filter((name) => !set.includes(name))
      return unset.length === 0 ? [] : [`${unset.join(', ')}: ${change}`]
    },
  )
}
