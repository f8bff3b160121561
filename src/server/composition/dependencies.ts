import { type Kysely } from 'kysely'
import { type Notifications } from '../../../db/notifications.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import { type RenderSpeech } from '../audio/render-speech.ts'
import { type InBackground } from '../runtime/background.ts'
import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Config } from '../config/config.ts'
import { type PasswordCost } from '../features/auth/passwords/password.service.ts'
import { type ThrottleRules } from '../features/auth/throttle.service.ts'
import { type AudioStore } from '../providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type Mailer } from '../providers/mail/mail.port.ts'
import { type Payments } from '../providers/payments/payments.port.ts'
import { type SandboxPages } from '../providers/payments/sandbox/sandbox-pages.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type Leases } from '../runtime/leases.ts'
import { type RunningWork } from '../runtime/running-work.ts'

/** What the server brings: the database, the ports, the settings and what watches over running work. */
export interface ServerDependencies {
  db: Kysely<Database>
  /** Tells this process from every other, of all servers and of earlier runs. */
  instanceId: string
  text: TextModel
  /** Who speaks now; undefined where nothing can. */
  speech: () => SpeechModel | undefined
  audioStore: AudioStore
  /** Makes audio files, in threads of their own. */
  render: RenderSpeech
  /** Undefined where no internet search is set up. */
  research: Research | undefined
  mailer: Mailer
  /** Requests that the writer answers at once, where the host has said so. */
  textConcurrency: number | undefined
  /** Texts that are spoken at once. */
  speechPlaces: number
  /** What the processes on one database tell each other; undefined where there is one process. */
  notifications: Notifications | undefined
  /** Prompts that providers take in a UTC day from everybody together; no bound where it is undefined. */
  hostDailyPrompts: number | undefined
  payments: Payments
  /** The sandbox's pages; undefined where a real provider takes the money. */
  sandboxPages: SandboxPages | undefined
  /** Whether a first monthly subscription begins at the introductory price. */
  introOffer: boolean
  /** Undefined where the server keeps accounts of its own. */
  identity: IdentityProvider | undefined
  access: Config['access']
  clock: Clock
  random: Random
  throttleRules: ThrottleRules
  passwordCost: PasswordCost
  publicConfig: () => PublicConfig
  /** Model and address of the AI that writes or speaks now; null for what is built in. */
  aiName(service: 'text' | 'speech'): string | null
  /** The address people use this server under, without a slash at its end. */
  origin: () => string
  work: RunningWork
  inBackground: InBackground
  /** Tells the host of a failure that the caller is spared. */
  report(error: unknown): void
}

/** What every service may be made of. */
export interface ServiceDependencies extends ServerDependencies {
  leases: Leases
}
