import { type Kysely } from 'kysely'
import { findDatabaseBytes } from '../../../db/database-size.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type AudioStore } from '../providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type Mailer } from '../providers/mail/mail.port.ts'
import { type Payments } from '../providers/payments/payments.port.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Jobs } from '../runtime/jobs/jobs.port.ts'
import { findDiskSpace } from '../runtime/metrics/disk-space.ts'
import { createMeters, type Meters } from '../runtime/metrics/meters.ts'
import { observeCalls, observeSpeech } from '../runtime/metrics/observe-calls.ts'

interface ObservedPorts {
  text: TextModel
  speech: () => SpeechModel | undefined
  audioStore: AudioStore
  research: Research | undefined
  mailer: Mailer
  identity: IdentityProvider | undefined
}

/** Meters of this process, the ports with their calls measured, and a function that measures the payments. */
export function openMetrics(
  deps: ObservedPorts & { db: Kysely<Database>; jobs: Pick<Jobs, 'counts'>; clock: Clock; dataDir: string },
): { meters: Meters; ports: ObservedPorts; observePayments: (payments: Payments) => Payments } {
  const { db, jobs, clock, dataDir } = deps
  const meters = createMeters({
    clock,
    stored: {
      databaseBytes: () => findDatabaseBytes(db),
      jobs: () => jobs.counts(),
      disk: () => findDiskSpace(dataDir),
    },
  })
  const watch = { clock, observe: meters.observeCall }
  const { text, speech, audioStore, research, mailer, identity } = deps
  // The voice is compared by identity, so that each has one observer.
  const voices = new WeakMap<SpeechModel, SpeechModel>()
  const observedVoice = (model: SpeechModel): SpeechModel => {
    const observed = voices.get(model) ?? observeSpeech(model, watch)
    voices.set(model, observed)
    return observed
  }
  return {
    meters,
    ports: {
      text: observeCalls(text, 'text', ['writeHooks', 'writeScript', 'writeCaption', 'refine', 'check'], watch),
      speech: () => {
        const model = speech()
        return model && observedVoice(model)
      },
      audioStore: observeCalls(audioStore, 'audio-store', ['put', 'open', 'remove'], watch),
      research: research && observeCalls(research, 'research', ['search'], watch),
      mailer: observeCalls(mailer, 'mail', ['send'], watch),
      identity:
        identity && observeCalls(identity, 'identity', ['verify', 'changePassword', 'findPeople', 'remove'], watch),
    },
    observePayments: (payments) => observeCalls(payments, 'payments', PAYMENT_CALLS, watch),
  }
}

const PAYMENT_CALLS = [
  'createCustomer',
  'moveCustomer',
  'findUserOf',
  'startSubscription',
  'findClientSecret',
  'findSubscription',
  'findSubscriptions',
  'abandon',
  'cancelNow',
  'endAtPeriodEnd',
  'removeCustomer',
  'createPortal',
  'guestCheckoutUrl',
  'findCheckout',
  'adoptCustomer',
] as const satisfies readonly (keyof Payments)[]
