import { type Config } from './config.ts'
import { audioFolder, outboxFolder } from './providers.ts'

/** One row of the table that the start prints: which adapter answers for an outside service, and what makes it live. */
export interface ProviderRow {
  service: string
  adapter: string
  note: string
}

/** The outside services as this environment decides them. Source: decisions 2. */
export function providerRows(config: Config, textName: string, canSpeak: boolean): ProviderRow[] {
  return [
    config.identity.kind === 'firebase'
      ? { service: 'identity', adapter: 'Firebase', note: config.identity.emulatorHost ?? config.identity.projectId }
      : { service: 'identity', adapter: 'own accounts', note: 'e-mail and password, kept in the database' },
    config.text.kind === 'openai'
      ? { service: 'text', adapter: textName, note: config.text.baseUrl ?? 'api.openai.com' }
      : { service: 'text', adapter: textName, note: 'set OPENAI_API_KEY or OPENAI_BASE_URL for an AI writer' },
    speechRow(config.speech, canSpeak),
    researchRow(config.research),
    config.payments.kind === 'stripe'
      ? { service: 'payments', adapter: 'Stripe', note: config.payments.apiBase?.host ?? 'api.stripe.com' }
      : { service: 'payments', adapter: 'sandbox', note: 'test payments: no card is charged; npm run stripe:setup' },
    config.mail.kind === 'smtp'
      ? { service: 'mail', adapter: 'SMTP', note: new URL(config.mail.url).host }
      : { service: 'mail', adapter: 'outbox', note: outboxFolder(config.dataDir) },
    config.audioStore.kind === 's3'
      ? { service: 'audio store', adapter: 'S3', note: config.audioStore.bucket }
      : { service: 'audio store', adapter: 'folder', note: audioFolder(config.dataDir) },
    config.database.kind === 'postgres'
      ? { service: 'database', adapter: 'PostgreSQL', note: new URL(config.database.url).host }
      : { service: 'database', adapter: 'SQLite', note: config.dataDir },
  ]
}

/** The rows as aligned lines of text. */
export function formatTable(rows: ProviderRow[]): string {
  const width = (key: keyof ProviderRow) => Math.max(...rows.map((row) => row[key].length))
  const [service, adapter] = [width('service'), width('adapter')]
  return rows.map((row) => `  ${row.service.padEnd(service)}  ${row.adapter.padEnd(adapter)}  ${row.note}`).join('\n')
}

function speechRow(speech: Config['speech'], canSpeak: boolean): ProviderRow {
  const service = 'speech'
  if (speech.kind === 'openai') return { service, adapter: speech.model, note: speech.baseUrl ?? 'api.openai.com' }
  if (canSpeak) return { service, adapter: 'offline voice', note: 'set TTS_BASE_URL or TTS_API_KEY for an AI voice' }
  return { service, adapter: 'none', note: 'npm install espeak-ng, or set TTS_BASE_URL or TTS_API_KEY' }
}

function researchRow(research: Config['research']): ProviderRow {
  const service = 'research'
  if (research.kind === 'searxng') return { service, adapter: 'SearXNG', note: new URL(research.url).host }
  if (research.kind === 'openai') return { service, adapter: 'OpenAI', note: 'web_search' }
  return { service, adapter: 'none', note: 'set SEARXNG_URL, or OPENAI_API_KEY, to search the internet' }
}
