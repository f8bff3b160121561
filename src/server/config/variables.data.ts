import { DEFAULT_MODEL, type Environment } from './schema.ts'

/** What a variable of the environment does, in Markdown. `docs/variables.md` shows it beside what the schema says. */
interface VariableText {
  what: string
  /** What applies where it is not set, if the schema has no default for it. */
  unset?: string
}

const OWN_PAGE = 'your own page instead of the shipped template'
const FIREBASE = 'sign-in with accounts of the server'
const OIDC = 'no such sign-in'
const STRIPE = 'no payments; test payments in a local demo'

/** Every variable of the schema, as the host reads it. */
export const VARIABLES: Record<keyof typeof Environment.shape, VariableText> = {
  HOST: { what: 'the address to listen on. With a loopback address only this machine reaches the server' },
  PORT: { what: 'the port to listen on; `0` takes a free one' },
  PUBLIC_URL: {
    what: "the address in the visitors' browser, without a path; required for any name but `localhost`. `https://` makes cookies `Secure` and turns HSTS on",
    unset: '`localhost` or an IP address, as requested',
  },
  TRUST_PROXY: {
    what: 'whose `X-Forwarded-For` to trust: the number of proxies in front (usually `1`), or a comma-separated list of their addresses',
    unset: 'none',
  },
  DATA_DIR: { what: 'the folder of the SQLite file, audio, mail without a mail server, backups and the demo account' },
  DATABASE_URL: {
    what: 'PostgreSQL. Encode special characters of the password (`#` is `%23`, `/` is `%2F`)',
    unset: 'SQLite in `DATA_DIR`',
  },
  DATABASE_POOL: { what: 'connections to PostgreSQL for requests. Jobs take three more, and one listens' },
  BACKUP_AT: {
    what: "when the server makes a copy of its SQLite file and audio each day, such as `03:30`, in the server's time zone (`TZ`): [backup.md](backup.md)",
    unset: 'no schedule',
  },
  BACKUP_KEEP: { what: 'how many copies of the schedule are kept; those made by hand stay' },
  DRAIN_SECONDS: { what: 'how many seconds `/readyz` answers 503 after a stop signal before the port is closed' },
  NODE_ENV: {
    what: '`production` on a host. Own accounts, mail in a folder and test payments then need `ALLOW_EMBEDDED=true`',
    unset: 'as in development',
  },
  ALLOW_EMBEDDED: {
    what: 'allows, in production, accounts of the server without Firebase, mail in a folder and test payments',
  },
  LOG_LEVEL: { what: 'the lowest level that is logged', unset: '`info`; `warn` on a terminal' },
  METRICS_TOKEN: {
    what: 'serves `/metrics` for Prometheus to callers with this bearer token, of at least 16 characters: [metrics.md](metrics.md)',
    unset: 'no metrics',
  },
  SUPPORT_EMAIL: { what: 'the support address on the pages and in mails' },
  TERMS_URL: { what: OWN_PAGE, unset: '`/terms`' },
  PRIVACY_URL: { what: OWN_PAGE, unset: '`/privacy`' },
  PLANS: {
    what: '`off`: no plans, prices or payments, and each account may use what `ALLOWANCE_*` says',
    unset: '`on` in a [local demo](host.md#local-demo) and with Stripe, else `off`',
  },
  REGISTRATION: {
    what: 'who may create an account: everyone, those with an invitation of the owner, or nobody',
    unset: '`open` in a local demo and with Stripe, else `invite`',
  },
  ALLOWANCE_PROMPTS: { what: 'prompts of each account in a UTC month, while plans are off', unset: 'no limit' },
  ALLOWANCE_SEARCHES: {
    what: 'internet searches of each account in a UTC month, while plans are off',
    unset: 'no limit',
  },
  ALLOWANCE_SPEECH: {
    what: 'characters of speech of each account in a UTC month, while plans are off',
    unset: 'no limit',
  },
  ALLOW_SANDBOX: {
    what: '`PLANS=on` without Stripe, or with its test keys, where others reach the server, for a test server. With `OPENAI_API_KEY` or `TTS_API_KEY` a test payment gives no premium access',
  },
  OWNER_EMAIL: {
    what: 'the owner, by a verified address; create the account with `npm run owner`',
    unset: 'a link that the start prints',
  },
  DEV_ACCESS_EMAILS: {
    what: 'developers, by verified addresses with commas between them; never in production',
    unset: 'none',
  },
  SMTP_URL: {
    what: 'the mail server: `smtp://user:password@host:587`, or `smtps://` for a port that takes encrypted connections only, such as 465; special characters of user and password encoded (`#` is `%23`). In production it needs `PUBLIC_URL`. Where registration is open, a free allowance begins with the confirmed address',
    unset: 'mails are `.eml` files in `DATA_DIR/outbox`',
  },
  MAIL_FROM: { what: 'the sender of mails' },
  STRIPE_SECRET_KEY: {
    what: 'payments with Stripe. `npm run stripe:setup` creates what is needed there and prints these lines',
    unset: STRIPE,
  },
  STRIPE_PUBLISHABLE_KEY: { what: 'the key of Stripe that the browser gets', unset: STRIPE },
  STRIPE_WEBHOOK_SECRET: { what: "the signing secret of Stripe's webhook", unset: STRIPE },
  STRIPE_PRICE_MONTHLY: { what: 'the id of the monthly price', unset: STRIPE },
  STRIPE_PRICE_YEARLY: { what: 'the id of the yearly price', unset: STRIPE },
  STRIPE_INTRO_COUPON_ID: { what: 'the id of the coupon for the first month', unset: STRIPE },
  INTRO_OFFER: { what: '`off`: no first month at the introductory price' },
  STRIPE_API_BASE: { what: 'a local server instead of Stripe, for tests', unset: 'Stripe' },
  FIREBASE_API_KEY: { what: 'sign-in with Firebase, Google included: all five `FIREBASE_*` together', unset: FIREBASE },
  FIREBASE_AUTH_DOMAIN: { what: "the project's domain for sign-in", unset: FIREBASE },
  FIREBASE_PROJECT_ID: { what: 'the project', unset: FIREBASE },
  FIREBASE_APP_ID: { what: 'the web app of the project', unset: FIREBASE },
  FIREBASE_SERVICE_ACCOUNT: {
    what: 'a service account of the project, as JSON or the path of its file',
    unset: FIREBASE,
  },
  FIREBASE_AUTH_EMULATOR_HOST: { what: 'the Auth emulator for development; never in production', unset: 'Firebase' },
  OIDC_ISSUER: {
    what: 'sign-in with an [OpenID Connect](oidc.md) provider: its issuer, to the last slash. `http://` only on this machine',
    unset: OIDC,
  },
  OIDC_CLIENT_ID: { what: 'the id of this server at the provider', unset: OIDC },
  OIDC_CLIENT_SECRET: { what: 'the secret of this server at the provider', unset: OIDC },
  OIDC_NAME: { what: "the provider's name on the button: Continue with …", unset: "the issuer's host" },
  OIDC_OWNER_GROUP: { what: 'the group at the provider whose members are owners here', unset: 'none' },
  OIDC_ONLY: { what: '`true`: no passwords, no sign-up form, no reset; people sign in with the provider alone' },
  LOCAL_AI: {
    what: 'whether to look for an AI on this machine, at the start and every minute, if none is configured: Ollama (port 11434), LM Studio (1234), llama.cpp (8080); for voices Kokoro-FastAPI (8880), openedai-speech (8000). If it stops, the draft writer or the offline voice takes over',
    unset: '`on`; `off` in production',
  },
  OPENAI_API_KEY: {
    what: 'the key of the text model. Without a base URL it is that of api.openai.com',
    unset: 'a model on this machine, else the draft writer',
  },
  OPENAI_BASE_URL: {
    what: "any server that speaks OpenAI's API; one without keys needs this variable alone",
    unset: 'api.openai.com',
  },
  OPENAI_MODEL: {
    what: 'the text model. Set alone, it selects one of the models on this machine',
    unset: `\`${DEFAULT_MODEL.text}\`; on this machine the one that is found`,
  },
  DRAFT_PACE: {
    what: '`off`: the draft writer shows its text at once; `on`: it grows as if it were typed, in 2 to 10 seconds',
  },
  TEXT_CONCURRENCY: {
    what: "parallel requests to the text model; others wait, premium first. Processes with the same PostgreSQL share this limit; the draft writer's is per process",
    unset: 'draft writer `8`, model on a loopback address `1`, elsewhere `64`',
  },
  HOST_DAILY_PROMPTS: {
    what: 'prompts of all users together in a UTC day; after that 503 until midnight UTC. With plans, free accounts use half of them at most',
    unset: 'no limit',
  },
  TEXT_FIRST_TOKEN_SECONDS: {
    what: 'time limit for the first token; a local server loads its model in that time',
    unset: '`30` at OpenAI, elsewhere `180`',
  },
  TEXT_TOTAL_SECONDS: {
    what: 'time limit in total: at OpenAI for a whole generation (twice that for a script of several minutes), elsewhere for each call',
    unset: '`120` at OpenAI, elsewhere `600`',
  },
  SEARXNG_URL: {
    what: 'the internet search: a SearXNG server with `json` among `search.formats` of its settings',
    unset: "OpenAI's web search where api.openai.com writes, else none",
  },
  TTS_BASE_URL: {
    what: "the speech server: any with OpenAI's `/v1/audio/speech`; one without keys needs this variable alone: [voice.md](voice.md)",
    unset: 'a voice server on this machine, else the offline voice',
  },
  TTS_API_KEY: { what: 'the key of the speech server. Without a base URL it is that of api.openai.com', unset: 'none' },
  TTS_MODEL: { what: 'the speech model', unset: `\`${DEFAULT_MODEL.speech}\`` },
  TTS_VOICES: {
    what: "the speech server's names for Hookline's voices, as JSON. A voice that is not listed keeps its name",
    unset: "Hookline's names",
  },
  SPEECH_PLACES: { what: 'parallel speech requests; others wait, premium first. Shared like `TEXT_CONCURRENCY`' },
  S3_BUCKET: {
    what: 'the audio store: a private bucket at AWS or any S3-compatible server, with its two keys',
    unset: 'the folder `DATA_DIR/audio`',
  },
  S3_ACCESS_KEY_ID: { what: "the id of the bucket's key", unset: 'the folder' },
  S3_SECRET_ACCESS_KEY: { what: "the secret of the bucket's key", unset: 'the folder' },
  S3_REGION: { what: 'the region of the bucket' },
  S3_ENDPOINT: { what: 'the address of an S3-compatible server', unset: 'AWS' },
}
