import { type z } from 'zod'
import { DEFAULT_MODEL, Environment } from './schema.ts'
import { findMisspelt } from './spelling.ts'
import { type AccessSettings, testPaymentProblems, toAccess } from './access.ts'
import { isLocalDemo } from './local-demo.ts'
import { bucketProblems, type BucketSettings, type SpeechSettings, toAudioStore, toSpeech } from './speech.ts'
import { firebaseProblems, type FirebaseSettings, toFirebase } from './firebase.ts'
import { type OidcSettings, oidcProblems, toOidc } from './oidc.ts'
import { type LocalSettings, type TextTimeLimits, toLocal } from './local-ai.ts'
import { type PaymentSettings, stripeProblems, toStripe } from './stripe.ts'

/** The configuration, parsed from the environment. */
export interface Config extends AccessSettings {
  host: string
  port: number
  /** Origin and path under which users reach the server. Undefined accepts any Host of a request. */
  publicUrl: URL | undefined
  dataDir: string
  /** `pool`: maximum number of connections. */
  database: { kind: 'sqlite' } | { kind: 'postgres'; url: string; pool: number }
  /** The daily backup of SQLite; `at` is a time of day, undefined for none. */
  backup: { at: string | undefined; keep: number }
  /** Seconds for which a stopping server fails `/readyz` before it closes its port. */
  drainSeconds: number
  production: boolean
  logLevel: string
  /** The bearer token of `/metrics`; undefined: there are no metrics. */
  metricsToken: string | undefined
  /** Which forwarded headers to trust, in Fastify's terms; false trusts none. */
  trustProxy: false | string | ((address: string, hop: number) => boolean)
  /** The addresses that have premium access without a plan, once verified. */
  access: { owner: string | undefined; developers: string[]; ownerGroup: string | undefined }
  supportEmail: string
  termsUrl: string
  privacyUrl: string
  identity: { kind: 'embedded' } | FirebaseSettings
  /** The OpenID Connect provider beside or instead of own accounts; undefined without one. */
  oidc: OidcSettings | undefined
  payments: PaymentSettings
  /** Whether a first subscription, if it is a monthly one, begins at the introductory price. */
  introOffer: boolean
  mail: { kind: 'outbox'; from: string } | { kind: 'smtp'; url: string; from: string }
  /** Number of parallel requests to the text model; undefined: the model decides. */
  textConcurrency: number | undefined
  /** Texts spoken in parallel. */
  speechPlaces: number
  /** Limit of prompts of all users in a UTC day; undefined means no limit. */
  hostDailyPrompts: number | undefined
  text:
    | {
        kind: 'draft'
        /** Whether the draft writer's text is streamed over 2 to 10 seconds instead of sent at once. */
        isPaced: boolean
      }
    | {
        kind: 'openai'
        apiKey?: string
        baseUrl?: string
        model: string
        limits: TextTimeLimits
      }
  /** The internet search: a SearXNG server, otherwise OpenAI's own where OpenAI writes. */
  research: { kind: 'none' } | { kind: 'searxng'; url: string } | { kind: 'openai'; apiKey: string; model: string }
  speech: { kind: 'offline' } | SpeechSettings
  audioStore: { kind: 'local' } | BucketSettings
  /** Which local AI servers to look for, where nothing else is configured. */
  local: LocalSettings
  /** Whether there is a demo account: in a local demo with accounts of its own. */
  demoAccount: boolean
  /** Names of the variables that are set. */
  variables: string[]
  /** Problems that do not prevent a start, as sentences for the host. */
  warnings: string[]
}

/** The environment cannot be used. `problems` names each variable and what is wrong with it. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Env = z.infer<typeof Environment>

/**
 * Parses the environment. `env` is the process's own or a test's. `isTerminal`: a person reads the output. Throws `ConfigError` with every problem at once.
 */
export function readConfig(env: Record<string, string | undefined>, { isTerminal = false } = {}): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = Environment.safeParse(set)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`)
  const misspelt = findMisspelt(Object.keys(set), Object.keys(Environment.shape)).map(
    ({ given, meant }) => `${given} is no variable of Hookline's. Did you mean ${meant}?`,
  )
  problems.push(...firebaseProblems(set), ...stripeProblems(set), ...bucketProblems(set))
  const config = parsed.success ? toConfig(parsed.data, isTerminal) : undefined
  problems.push(...productionProblems(set, config))
  problems.push(...oidcProblems(set, config?.localDemo ?? true))
  if (config && parsed.success) problems.push(...testPaymentProblems(parsed.data, config))
  if (!config || problems.length > 0) throw new ConfigError([...new Set([...problems, ...misspelt])])
  const variables = Object.keys(Environment.shape).filter((name) => set[name] !== undefined)
  return { ...config, variables, warnings: [...misspelt, ...unknownAddress(set), ...idleSchedule(config)] }
}

/** Settings that the host must confirm in production. Source: docs/product-rules.md#environment. */
function productionProblems(
  set: Record<string, string | undefined>,
  config: Pick<Config, 'plans' | 'oidc'> | undefined,
): string[] {
  if (set['NODE_ENV'] !== 'production') return []
  const problems: string[] = []
  const embedded = [
    ...(set['FIREBASE_PROJECT_ID'] || config?.oidc?.only
      ? []
      : ["accounts are the server's own (no FIREBASE_* is set)"]),
    ...(set['STRIPE_SECRET_KEY'] || !config?.plans ? [] : ['payments are the sandbox (no STRIPE_* is set)']),
    ...(set['SMTP_URL'] ? [] : ['mail goes to a folder (no SMTP_URL is set)']),
  ]
  if (embedded.length > 0 && !['true', '1'].includes(set['ALLOW_EMBEDDED'] ?? '')) {
    problems.push(`ALLOW_EMBEDDED must be true in production while ${embedded.join(', ')}: set it if you mean that`)
  }
  if (set['SMTP_URL'] && !set['PUBLIC_URL']) {
    problems.push('PUBLIC_URL must be set in production when mail is sent: the links in it begin with it')
  }
  if (set['DEV_ACCESS_EMAILS']) problems.push('DEV_ACCESS_EMAILS must not be set in production')
  return problems
}

/** Behind a proxy or in production users reach the server by a host name, and the server accepts only configured names. */
function unknownAddress(set: Record<string, string | undefined>): string[] {
  const isPublic = set['NODE_ENV'] === 'production' || (set['TRUST_PROXY'] ?? 'false') !== 'false'
  if (set['PUBLIC_URL'] || !isPublic) return []
  return ['PUBLIC_URL is not set: only people who come by localhost or an IP address can sign in']
}

function idleSchedule({ backup, database }: Pick<Config, 'backup' | 'database'>): string[] {
  if (backup.at === undefined || database.kind === 'sqlite') return []
  return ['BACKUP_AT does nothing for PostgreSQL: make copies with pg_dump, as /admin prints it']
}

function toConfig(env: Env, isTerminal: boolean): Omit<Config, 'variables' | 'warnings'> {
  const production = env.NODE_ENV === 'production'
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined
  const trustProxy = toTrustProxy(env.TRUST_PROXY)
  const oidc = toOidc(env)
  const localDemo = isLocalDemo({ host: env.HOST, publicUrl, trustProxy, production })
  return {
    ...toAccess(env, localDemo),
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: env.DATA_DIR,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, pool: env.DATABASE_POOL }
      : { kind: 'sqlite' },
    backup: { at: env.BACKUP_AT, keep: env.BACKUP_KEEP },
    drainSeconds: env.DRAIN_SECONDS,
    production,
    // The log is JSON, one line for each request.
    logLevel: env.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    metricsToken: env.METRICS_TOKEN,
    trustProxy,
    access: { owner: env.OWNER_EMAIL, developers: env.DEV_ACCESS_EMAILS, ownerGroup: oidc?.ownerGroup },
    supportEmail: env.SUPPORT_EMAIL,
    termsUrl: env.TERMS_URL ?? '/terms',
    privacyUrl: env.PRIVACY_URL ?? '/privacy',
    identity: toFirebase(env) ?? { kind: 'embedded' },
    oidc,
    payments: toStripe(env) ?? { kind: 'sandbox' },
    introOffer: env.INTRO_OFFER,
    mail: env.SMTP_URL
      ? { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM }
      : { kind: 'outbox', from: env.MAIL_FROM },
    textConcurrency: env.TEXT_CONCURRENCY,
    speechPlaces: env.SPEECH_PLACES,
    hostDailyPrompts: env.HOST_DAILY_PROMPTS,
    text: toText(env),
    research: toResearch(env),
    speech: toSpeech(env) ?? { kind: 'offline' },
    audioStore: toAudioStore(env) ?? { kind: 'local' },
    local: toLocal(env, textLimits(env)),
    demoAccount: localDemo && !env.FIREBASE_PROJECT_ID && !oidc?.only,
  }
}

function toText(env: Env): Config['text'] {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return { kind: 'draft', isPaced: env.DRAFT_PACE === 'on' }
  return {
    kind: 'openai',
    ...(env.OPENAI_API_KEY && { apiKey: env.OPENAI_API_KEY }),
    ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
    model: env.OPENAI_MODEL ?? DEFAULT_MODEL.text,
    limits: textLimits(env),
  }
}

function textLimits(env: Env): TextTimeLimits {
  return { firstTokenMs: inMs(env.TEXT_FIRST_TOKEN_SECONDS), totalMs: inMs(env.TEXT_TOTAL_SECONDS) }
}

function inMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1_000
}

/** OpenAI's web search needs OpenAI's own server: compatible servers have no `web_search`. */
function toResearch(env: Env): Config['research'] {
  if (env.SEARXNG_URL) return { kind: 'searxng', url: env.SEARXNG_URL }
  if (env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    return { kind: 'openai', apiKey: env.OPENAI_API_KEY, model: env.OPENAI_MODEL ?? DEFAULT_MODEL.text }
  return { kind: 'none' }
}

/**
 * Trusts the nearest proxies by count, or proxies by address. The client is then the last address that is not a trusted proxy.
 */
function toTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false
  if (!/^\d+$/u.test(value)) return value
  const proxies = Number(value)
  return (_address, hop) => hop < proxies
}
