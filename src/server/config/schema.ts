import { isIP } from 'node:net'
import { z } from 'zod'
import { VOICES } from '../../shared/features/tts/tts.constants.ts'

/** `false`, a number of proxies, or addresses and networks of proxies. */
function isTrustProxy(value: string): boolean {
  if (value === 'false' || /^\d{1,2}$/u.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined
    return isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/u.test(bits))
  })
}

const MAIL_SERVER =
  'must be smtp://user:password@host:port or smtps://; encode special characters of user and password (@ is %40, # is %23, / is %2F, ? is %3F)'

/** Whether this is the address of a mail server, and no special character has cut its user or password short. */
function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//u.test(text) || !URL.canParse(text)) return false
  const { host, username, password, pathname, search, hash } = new URL(text)
  return host !== '' && (username === '' || password !== '') && !`${pathname}${search}${hash}`.includes('@')
}

const optional = z.string().trim().min(1).optional()
const webAddress = z.url({ protocol: /^https?$/u, error: 'must be an http or https address' })
const emailAddress = z.email('must be an e-mail address')
const emailAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email('must be e-mail addresses, separated by commas')))
const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z.coerce.number(error).int(error).min(from, error).max(to, error)
}
const switchedOn = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1')

/** A time limit in whole seconds, from 1 to `most`. */
function secondsUpTo(most: number) {
  const message = `must be a whole number of seconds from 1 to ${most}`
  return z.coerce.number(message).int(message).min(1, message).max(most, message).optional()
}

const VOICE_NAMES = `must be JSON that names voices of the service: {"alloy": "af_heart"}; ours are ${VOICES.join(', ')}`

/** The speech service's names for our voices. An unlisted voice keeps its name. */
const voiceNames = z.string().transform((text, context) => {
  try {
    return z.partialRecord(z.enum(VOICES), z.string().min(1)).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: VOICE_NAMES })
    return z.NEVER
  }
})

/** The default models at api.openai.com. */
export const DEFAULT_MODEL = { text: 'gpt-6-luna', speech: 'gpt-4o-mini-tts' } as const

/**
 * Every variable of the environment that this version reads. An empty value counts as unset. `variables.data.ts` says what
 * each does.
 */
export const Environment = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: webAddress
    .refine(
      (url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
      'must have no path, as in https://hookline.example: below a path of another site Hookline does not work',
    )
    .optional(),
  DATA_DIR: z.string().trim().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//u, 'must begin with postgres://')
    .refine(
      (url) => URL.canParse(url),
      'must be an address; encode special characters of the password (# is %23, / is %2F)',
    )
    .optional(),
  DATABASE_POOL: wholeNumber(1, 1_000).default(10),
  BACKUP_AT: z
    .string()
    .trim()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'must be a time of day such as 03:30')
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test, or not set')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/u, 'must have at least 16 characters: letters, digits and -._~+/= (openssl rand -hex 32)')
    .optional(),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(
      isTrustProxy,
      'must be the number of proxies in front (usually 1), or a comma-separated list of their addresses',
    )
    .optional(),
  ALLOW_EMBEDDED: switchedOn.default(false),
  OWNER_EMAIL: emailAddress.optional(),
  DEV_ACCESS_EMAILS: emailAddresses.default([]),
  SUPPORT_EMAIL: emailAddress.default('support@example.com'),
  TERMS_URL: webAddress.optional(),
  PRIVACY_URL: webAddress.optional(),
  SMTP_URL: z.string().refine(isMailServer, MAIL_SERVER).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^[^\r\n<>]*<?[^\s@<>]+@[^\s@<>]+>?$/u,
      'must be an e-mail address, or a name with one: Hookline <mail@example.com>',
    )
    .default('Hookline <hookline@localhost>'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_MONTHLY: optional,
  STRIPE_PRICE_YEARLY: optional,
  STRIPE_INTRO_COUPON_ID: optional,
  STRIPE_API_BASE: webAddress.optional(),
  PLANS: z.enum(['on', 'off'], 'must be on or off').optional(),
  REGISTRATION: z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').optional(),
  // Three times as much must fit into an integer of PostgreSQL.
  ALLOWANCE_PROMPTS: wholeNumber(0, 600_000_000).optional(),
  ALLOWANCE_SEARCHES: wholeNumber(0, 600_000_000).optional(),
  ALLOWANCE_SPEECH: wholeNumber(0, 600_000_000).optional(),
  ALLOW_SANDBOX: switchedOn.default(false),
  INTRO_OFFER: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_APP_ID: optional,
  FIREBASE_SERVICE_ACCOUNT: optional,
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .trim()
    .regex(/^[^/\s:]+:\d{1,5}$/u, 'must be a host and a port: 127.0.0.1:9099')
    .optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z.string().trim().min(1).max(40, 'must have at most 40 characters').optional(),
  OIDC_OWNER_GROUP: optional,
  OIDC_ONLY: switchedOn.default(false),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: webAddress.optional(),
  SEARXNG_URL: webAddress.optional(),
  LOCAL_AI: z.enum(['on', 'off'], 'must be on or off').optional(),
  DRAFT_PACE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TEXT_CONCURRENCY: wholeNumber(1, 1_000).optional(),
  HOST_DAILY_PROMPTS: wholeNumber(1, 1_000_000_000).optional(),
  // Node's fetch ends a request whose answer has not begun after 300 seconds.
  TEXT_FIRST_TOKEN_SECONDS: secondsUpTo(290),
  TEXT_TOTAL_SECONDS: secondsUpTo(3_600),
  OPENAI_MODEL: optional,
  TTS_API_KEY: optional,
  TTS_BASE_URL: webAddress.optional(),
  TTS_MODEL: optional,
  TTS_VOICES: voiceNames.optional(),
  // Two texts keep two cores busy with the offline voice.
  SPEECH_PLACES: wholeNumber(1, 100).default(2),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'must be the name of a bucket: letters, digits, - and .')
    .optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
})
