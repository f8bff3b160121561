import { type Config } from './config.ts'
import { isTest } from './stripe.ts'
import { type LocalAi, type LocalAiNews } from '../providers/local-server.ts'
import { localHost } from '../providers/local-server.ts'
import { audioFolder, outboxFolder } from './data-folders.ts'

/** A row of the table that the start prints: the adapter of an outside service, and the variable that enables it. */
export interface ProviderRow {
  service: string
  adapter: string
  note: string
}

/** The outside services by the environment, and the AI found on this machine. */
export function providerRows(
  config: Config,
  { textName, canSpeak, local }: { textName: string; canSpeak: boolean; local: LocalAi | undefined },
): ProviderRow[] {
  const [text, speech] = [local?.text(), local?.speech()]
  return [
    identityRow(config),
    text ? localRow({ service: 'text', found: text }) : textRow(config.text, textName),
    speech ? localRow({ service: 'speech', found: speech }) : speechRow(config.speech, canSpeak),
    researchRow(config.research),
    paymentsRow(config),
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

/** The row of an AI on this machine that was found or lost. */
export function localRow({ service, ...news }: LocalAiNews): ProviderRow {
  const server = news.found ?? news.lost
  const adapter = `${server.name}, ${server.model}`
  const host = localHost(server)
  if (news.found) return { service, adapter, note: `found at ${host}` }
  if (news.isRejected) return { service, adapter, note: `cannot chat: not used again from ${host}` }
  const instead = service === 'text' ? 'the draft writer writes' : 'the offline voice speaks'
  return { service, adapter, note: `gone from ${host}: ${instead} until it is back` }
}

/** The rows as aligned lines of text. */
export function formatTable(rows: ProviderRow[]): string {
  const width = (key: keyof ProviderRow) => Math.max(...rows.map((row) => row[key].length))
  const [service, adapter] = [width('service'), width('adapter')]
  return rows.map((row) => `  ${row.service.padEnd(service)}  ${row.adapter.padEnd(adapter)}  ${row.note}`).join('\n')
}

function identityRow({ identity, oidc }: Config): ProviderRow {
  const service = 'identity'
  if (identity.kind === 'firebase') {
    return { service, adapter: 'Firebase', note: identity.emulatorHost ?? identity.projectId }
  }
  if (oidc)
    return {
      service,
      adapter: oidc.only ? 'OpenID Connect' : 'own accounts and OpenID Connect',
      note: oidc.issuer.href,
    }
  return { service, adapter: 'own accounts', note: 'e-mail and password, kept in the database' }
}

function paymentsRow({ payments, plans }: Config): ProviderRow {
  const service = 'payments'
  if (!plans) return { service, adapter: 'none', note: 'plans are off: PLANS=on, or npm run stripe:setup' }
  if (payments.kind === 'stripe') {
    const place = payments.apiBase?.host ?? 'api.stripe.com'
    return { service, adapter: 'Stripe', note: isTest(payments) ? `${place}, test keys: no card is charged` : place }
  }
  return { service, adapter: 'sandbox', note: 'test payments: no card is charged; npm run stripe:setup' }
}

function textRow(text: Config['text'], adapter: string): ProviderRow {
  const service = 'text'
  if (text.kind === 'openai') return { service, adapter, note: toPlace(text.baseUrl) }
  return {
    service,
    adapter,
    note: 'start Ollama, or set OPENAI_API_KEY or OPENAI_BASE_URL, for an AI writer: /help/ai',
  }
}

function speechRow(speech: Config['speech'], canSpeak: boolean): ProviderRow {
  const service = 'speech'
  if (speech.kind === 'openai') return { service, adapter: speech.model, note: toPlace(speech.baseUrl) }
  if (canSpeak) return { service, adapter: 'offline voice', note: 'set TTS_BASE_URL or TTS_API_KEY for an AI voice' }
  return { service, adapter: 'none', note: 'npm install espeak-ng, or set TTS_BASE_URL or TTS_API_KEY' }
}

function researchRow(research: Config['research']): ProviderRow {
  const service = 'research'
  if (research.kind === 'searxng') return { service, adapter: 'SearXNG', note: new URL(research.url).host }
  if (research.kind === 'openai') return { service, adapter: 'OpenAI', note: 'web_search' }
  return { service, adapter: 'none', note: 'set SEARXNG_URL, or OPENAI_API_KEY, to search the internet' }
}

/** An address without the user and the password that may be in it. */
function toPlace(baseUrl: string | undefined): string {
  if (baseUrl === undefined) return 'api.openai.com'
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname}`
}
