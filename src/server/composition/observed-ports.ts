import { type AudioStore } from '../providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type OidcProvider } from '../providers/identity/oidc.port.ts'
import { type Mailer } from '../providers/mail/mail.port.ts'
import { type Payments } from '../providers/payments/payments.port.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type DiskReserve } from '../runtime/disk/disk-reserve.ts'
import { observeCalls, observeSpeech, type Watch } from '../runtime/metrics/observe-calls.ts'

interface ObservedPorts {
  text: TextModel
  speech: () => SpeechModel | undefined
  audioStore: AudioStore
  research: Research | undefined
  mailer: Mailer
  identity: IdentityProvider | undefined
  oidc: OidcProvider | undefined
}

/** The same ports, whose calls are reported. */
export function observePorts(
  { text, speech, audioStore, research, mailer, identity, oidc }: ObservedPorts,
  watch: Watch,
): ObservedPorts {
  // The voice is compared by identity, so that each has one observer.
  const voices = new WeakMap<SpeechModel, SpeechModel>()
  const observedVoice = (model: SpeechModel): SpeechModel => {
    const observed = voices.get(model) ?? observeSpeech(model, watch)
    voices.set(model, observed)
    return observed
  }
  return {
    text: observeCalls(
      text,
      'text',
      ['writeHooks', 'writeShots', 'writeScript', 'writeCaption', 'refine', 'check'],
      watch,
    ),
    speech: () => {
      const model = speech()
      return model && observedVoice(model)
    },
    audioStore: observeCalls(audioStore, 'audio-store', ['put', 'open', 'remove'], watch),
    research: research && observeCalls(research, 'research', ['search'], watch),
    mailer: observeCalls(mailer, 'mail', ['send'], watch),
    identity:
      identity && observeCalls(identity, 'identity', ['verify', 'changePassword', 'findPeople', 'remove'], watch),
    oidc: oidc && observeCalls(oidc, 'identity', ['start', 'finish', 'check', 'signOutUrl'], watch),
  }
}

/** The same audio store, which takes no file that would use the reserve of the disk. */
export const keepReserve = (store: AudioStore, { requireRoom }: DiskReserve): AudioStore => ({
  name: store.name,
  async put(key, bytes, contentType, signal) {
    await requireRoom({ audio: bytes.length })
    return store.put(key, bytes, contentType, signal)
  },
  open: (...given) => store.open(...given),
  remove: (key) => store.remove(key),
  list: () => store.list(),
})

/** The same payment provider, whose calls are reported. */
export const observePayments = (payments: Payments, watch: Watch): Payments =>
  observeCalls(payments, 'payments', PAYMENT_CALLS, watch)

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
