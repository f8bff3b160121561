import { type Kysely } from 'kysely'
import { type Notifications } from '../../../db/notifications.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import { type RenderSpeech } from '../audio/render-speech.ts'
import { type InBackground } from '../runtime/background.ts'
import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'
import { type AccessSettings } from '../config/access.ts'
import { type Config } from '../config/config.ts'
import { type ProcessFacts } from '../features/admin/about/about.service.ts'
import { type PasswordCost } from '../features/auth/passwords/password.service.ts'
import { type ThrottleRules } from '../features/auth/throttle.service.ts'
import { type AudioStore } from '../providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type OidcProvider } from '../providers/identity/oidc.port.ts'
import { type Mailer } from '../providers/mail/mail.port.ts'
import { type Payments } from '../providers/payments/payments.port.ts'
import { type SandboxPages } from '../providers/payments/sandbox/sandbox-pages.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type Backups } from '../runtime/backups/backups.ts'
import { type Jobs } from '../runtime/jobs/jobs.port.ts'
import { type DiskReserve, type ReadDiskSpace } from '../runtime/disk/disk-reserve.ts'
import { type CallLog } from '../runtime/metrics/call-log.ts'
import type { Meters } from '../runtime/metrics/meters.ts'
import { type Leases } from '../runtime/leases.ts'
import { type RunningWork } from '../runtime/running-work.ts'

/** What the owner's pages need of the server itself. */
export interface AdminSettings {
  facts: ProcessFacts
  /** The adapter of each outside service, now. */
  adapters(): { service: string; adapter: string; note: string }[]
  /** The newest calls of this process to each outside service. */
  calls: Pick<CallLog, 'read'>
  /** Undefined on PostgreSQL. */
  backups: Backups | undefined
  bucket: string | null
  findTemporaryBytes(): Promise<number>
  findDiskSpace(): ReturnType<ReadDiskSpace>
}

/** What the server passes in: database, ports, settings, running work. */
export interface ServerDependencies {
  db: Kysely<Database>
  /** Id of this process, unique over all servers and restarts. */
  instanceId: string
  text: TextModel
  /** The current speech model; undefined without one. */
  speech: () => SpeechModel | undefined
  audioStore: AudioStore
  render: RenderSpeech
  /** Undefined where no internet search is set up. */
  research: Research | undefined
  mailer: Mailer
  jobs: Pick<Jobs, 'add' | 'removeAllOf' | 'counts' | 'deadLetters' | 'retryDeadLetters'>
  /** Undefined where metrics are off. */
  meters: Meters | undefined
  /** Number of parallel requests to the text model; undefined: the model decides. */
  textConcurrency: number | undefined
  /** Texts spoken in parallel. */
  speechPlaces: number
  /** Notifications among the processes of one database; undefined where there is only one process. */
  notifications: Notifications | undefined
  /** Limit of prompts of all users in a UTC day; undefined means no limit. */
  hostDailyPrompts: number | undefined
  payments: Payments
  /** The sandbox's pages; undefined with a real payment provider. */
  sandboxPages: SandboxPages | undefined
  /** Whether a first subscription, if it is a monthly one, begins at the introductory price. */
  introOffer: boolean
  /** Undefined where the server has its own accounts. */
  identity: IdentityProvider | undefined
  /** Undefined without an OpenID Connect provider. */
  oidc: OidcProvider | undefined
  access: Config['access']
  /** Who may use this server, and how much of it. */
  hostAccess: AccessSettings
  /** What the owner's pages show. */
  admin: AdminSettings
  /** The address of the demo account; undefined without one. */
  demoEmail: string | undefined
  diskReserve: DiskReserve
  clock: Clock
  random: Random
  throttleRules: ThrottleRules
  passwordCost: PasswordCost
  publicConfig: () => PublicConfig
  /** Model and address of the AI that writes or speaks; null for the built-in one. */
  aiName(service: 'text' | 'speech'): string | null
  /** The public address of this server, without a trailing slash. */
  origin: () => string
  work: RunningWork
  /** Fires when this server stops. */
  closing: AbortSignal
  inBackground: InBackground
  /** Reports an error that the caller does not see. */
  report(error: unknown): void
}

/** Dependencies of all composition functions. */
export interface ServiceDependencies extends ServerDependencies {
  leases: Leases
}
