import { type Environment } from './schema.ts'

type Variable = keyof typeof Environment.shape

/** The variables that choose and set up the adapter of a service, and lines for `.env` with placeholders. */
interface ProviderSettings {
  variables: readonly Variable[]
  lines: string
}

/** By service, as in the table that the start prints. */
export const PROVIDER_SETTINGS = {
  text: {
    variables: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'LOCAL_AI', 'TEXT_CONCURRENCY'],
    lines: `# OpenAI
OPENAI_API_KEY=your-key
# or any compatible server
OPENAI_BASE_URL=https://ai.example/v1
OPENAI_MODEL=its-model`,
  },
  speech: {
    variables: ['TTS_API_KEY', 'TTS_BASE_URL', 'TTS_MODEL', 'TTS_VOICES', 'LOCAL_AI', 'SPEECH_PLACES'],
    lines: `# OpenAI
TTS_API_KEY=your-key
# or any compatible server
TTS_BASE_URL=http://127.0.0.1:8880/v1
TTS_MODEL=its-model`,
  },
  research: {
    variables: ['SEARXNG_URL', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    lines: 'SEARXNG_URL=http://127.0.0.1:8888',
  },
  identity: {
    variables: [
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_APP_ID',
      'FIREBASE_SERVICE_ACCOUNT',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_NAME',
      'OIDC_OWNER_GROUP',
      'OIDC_ONLY',
    ],
    lines: `FIREBASE_API_KEY=your-key
FIREBASE_AUTH_DOMAIN=your-project.firebaseapp.com
FIREBASE_PROJECT_ID=your-project
FIREBASE_APP_ID=your-app
FIREBASE_SERVICE_ACCOUNT=/path/to/service-account.json
# or, not both
OIDC_ISSUER=https://auth.example
OIDC_CLIENT_ID=your-id
OIDC_CLIENT_SECRET=your-secret`,
  },
  mail: {
    variables: ['SMTP_URL', 'MAIL_FROM'],
    lines: `SMTP_URL=smtps://user:password@mail.example
MAIL_FROM=Hookline <hello@mail.example>`,
  },
  payments: {
    variables: ['PLANS', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'ALLOW_SANDBOX'],
    lines: `# npm run stripe:setup prints all of them
STRIPE_SECRET_KEY=your-secret-key
STRIPE_PUBLISHABLE_KEY=your-publishable-key
STRIPE_WEBHOOK_SECRET=your-webhook-secret
STRIPE_PRICE_MONTHLY=price_monthly
STRIPE_PRICE_YEARLY=price_yearly
STRIPE_INTRO_COUPON_ID=your-coupon`,
  },
  'audio-store': {
    variables: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    lines: `S3_BUCKET=your-bucket
S3_ENDPOINT=https://s3.example
S3_REGION=us-east-1
S3_ACCESS_KEY_ID=your-key
S3_SECRET_ACCESS_KEY=your-secret`,
  },
  database: {
    variables: ['DATABASE_URL', 'DATABASE_POOL', 'DATA_DIR'],
    lines: 'DATABASE_URL=postgres://user:password@127.0.0.1:5432/hookline',
  },
} satisfies Record<string, ProviderSettings>
