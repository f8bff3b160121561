import { type z } from 'zod'
import { Environment } from './config.schema.ts'

/** What the environment decided, in the words of the server. */
export interface Config {
  host: string
  port: number
  /** Origin and path under which people reach the server; undefined means: whatever Host they asked for. */
  publicUrl: URL | undefined
  dataDir: string
  database: { kind: 'sqlite' } | { kind: 'postgres'; url: string }
  production: boolean
  logLevel: string
  /** Which forwarded headers to believe, in Fastify's own terms; false believes none. */
  trustProxy: false | string | ((address: string, hop: number) => boolean)
  supportEmail: string
  text: { kind: 'pattern' } | { kind: 'openai'; apiKey?: string; baseUrl?: string; model: string }
  /** The demo account exists only where nobody else can reach it. */
  demoAccount: boolean
}

/** The environment cannot be used; `problems` names each variable and what is wrong with it. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/**
 * Reads the environment once. `env` is the process's own or a test's. Throws `ConfigError` with every problem at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = Environment.safeParse(set)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (set['NODE_ENV'] === 'production' && !['true', '1'].includes(set['ALLOW_EMBEDDED'] ?? '')) {
    problems.push(
      "ALLOW_EMBEDDED must be true in production while accounts are the server's own (no FIREBASE_* is set): set it if you mean that",
    )
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return toConfig(parsed.data)
}

function toConfig(env: z.infer<typeof Environment>): Config {
  const production = env.NODE_ENV === 'production'
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined,
    dataDir: env.DATA_DIR,
    database: env.DATABASE_URL ? { kind: 'postgres', url: env.DATABASE_URL } : { kind: 'sqlite' },
    production,
    logLevel: env.LOG_LEVEL,
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    supportEmail: env.SUPPORT_EMAIL,
    text:
      env.OPENAI_API_KEY || env.OPENAI_BASE_URL
        ? {
            kind: 'openai',
            ...(env.OPENAI_API_KEY && { apiKey: env.OPENAI_API_KEY }),
            ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
            model: env.OPENAI_MODEL,
          }
        : { kind: 'pattern' },
    demoAccount: !production && isLoopback(env.HOST),
  }
}

/** Trusts the nearest proxies by count, or by address; the visitor is then the last address that none of them is. */
function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false
  if (!/^\d+$/u.test(value)) return value
  const proxies = Number(value)
  return (_address, hop) => hop < proxies
}

/** Whether a listening address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/u.test(host)
}
