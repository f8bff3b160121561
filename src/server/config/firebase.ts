import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Environment } from './schema.ts'
import { isLoopback } from './loopback.ts'

/** The settings of Firebase. `apiKey` to `appId` are sent to the browser; the service account is secret. */
export interface FirebaseSettings {
  kind: 'firebase'
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  serviceAccount: ServiceAccount | undefined
  /** `host:port` of the Auth emulator. With it tokens are unsigned and no request leaves this machine. */
  emulatorHost: string | undefined
}

const ServiceAccount = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
export type ServiceAccount = z.infer<typeof ServiceAccount>

type Set = Record<string, string | undefined>

const PUBLIC_VARIABLES = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const
const EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST'
const ACCOUNT = 'FIREBASE_SERVICE_ACCOUNT'

/** Problems of the `FIREBASE_*` group: incomplete, an unreadable service account, an emulator in production. */
export function firebaseProblems(set: Set): string[] {
  const problems: string[] = []
  const all = [...PUBLIC_VARIABLES, ACCOUNT, EMULATOR]
  const needed = set[EMULATOR] ? PUBLIC_VARIABLES : [...PUBLIC_VARIABLES, ACCOUNT]
  const missing = needed.filter((name) => !set[name])
  if (all.some((name) => set[name]) && missing.length > 0) {
    problems.push(`${missing.join(', ')} must be set as well, or no FIREBASE_* at all`)
  }
  if (set[EMULATOR] && set['NODE_ENV'] === 'production') {
    problems.push(`${EMULATOR} must not be set in production: the emulator's tokens are not signed`)
  }
  if (set[EMULATOR] && set['HOST'] && !isLoopback(set['HOST'])) {
    problems.push(`${EMULATOR} needs a loopback HOST: anybody can write a token that the emulator takes`)
  }
  if (set[ACCOUNT] && !readServiceAccount(set[ACCOUNT])) {
    problems.push(`${ACCOUNT} must be the JSON of a service account, or the path of its file`)
  }
  return problems
}

/** The settings of the group, or undefined where it is unset. */
export function toFirebase(env: z.infer<typeof Environment>): FirebaseSettings | undefined {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_APP_ID } = env
  if (!FIREBASE_API_KEY || !FIREBASE_AUTH_DOMAIN || !FIREBASE_PROJECT_ID || !FIREBASE_APP_ID) return undefined
  return {
    kind: 'firebase',
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
    appId: FIREBASE_APP_ID,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT ? readServiceAccount(env.FIREBASE_SERVICE_ACCOUNT) : undefined,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  }
}

function readServiceAccount(value: string): ServiceAccount | undefined {
  try {
    const text = value.trim().startsWith('{') || !existsSync(value) ? value : readFileSync(value, 'utf8')
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
