import type { Random } from '../runtime/random.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../config/config.ts'
import { audioFolder, outboxFolder } from '../config/data-folders.ts'
import { type AudioStore } from '../providers/audio-store/audio-store.port.ts'
import { type IdentityProvider } from '../providers/identity/identity.port.ts'
import { type OidcProvider } from '../providers/identity/oidc.port.ts'
import { type Mailer } from '../providers/mail/mail.port.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'

/** Opens the configured text model. The AI client is loaded only where it is used. */
export async function createTextModel(settings: Config['text'], clock: Clock): Promise<TextModel> {
  if (settings.kind === 'openai') {
    const { createOpenAiTextModel } = await import('../providers/text/openai/openai-text-model.ts')
    return createOpenAiTextModel({ ...settings, clock })
  }
  const { createDraftTextModel } = await import('../providers/text/draft/draft-text-model.ts')
  return createDraftTextModel(settings.isPaced ? { pace: clock.sleep } : {})
}

/** The internet search, or undefined where none is configured. */
export async function createResearch(settings: Config['research'], clock: Clock): Promise<Research | undefined> {
  if (settings.kind === 'searxng') {
    const { createSearxngResearch } = await import('../providers/research/searxng/searxng-research.ts')
    return createSearxngResearch({ url: settings.url, clock })
  }
  if (settings.kind === 'openai') {
    const { createOpenAiResearch } = await import('../providers/research/openai/openai-research.ts')
    return createOpenAiResearch({ ...settings, clock })
  }
  return undefined
}

/** The configured speech model; undefined where the package of the offline voice is not installed. */
export async function createSpeechModel(settings: Config['speech'], clock: Clock): Promise<SpeechModel | undefined> {
  if (settings.kind === 'openai') {
    const { createOpenAiSpeechModel } = await import('../providers/speech/openai/openai-speech-model.ts')
    return createOpenAiSpeechModel({ ...settings, clock })
  }
  const { findEspeak } = await import('../providers/speech/offline/find-espeak.ts')
  const folder = findEspeak()
  if (folder === undefined) return undefined
  const { createOfflineSpeechModel } = await import('../providers/speech/offline/offline-speech-model.ts')
  const { startSpeaker } = await import('../providers/speech/offline/start-speaker.ts')
  return createOfflineSpeechModel({ clock, start: () => startSpeaker(folder) })
}

/** The audio store: a bucket, or a folder in the data folder. */
export async function createAudioStore(config: Config, clock: Clock): Promise<AudioStore> {
  const { audioStore, dataDir } = config
  if (audioStore.kind === 's3') {
    const { createS3AudioStore } = await import('../providers/audio-store/s3/s3-audio-store.ts')
    return createS3AudioStore({ ...audioStore, clock })
  }
  const { createLocalAudioStore } = await import('../providers/audio-store/local/local-audio-store.ts')
  return createLocalAudioStore({ folder: audioFolder(dataDir), now: clock.now })
}

/** The identity provider, or undefined where the server has its own accounts. */
export async function createIdentityProvider(settings: Config['identity']): Promise<IdentityProvider | undefined> {
  if (settings.kind === 'embedded') return undefined
  const { createFirebaseIdentity } = await import('../providers/identity/firebase/firebase-identity.ts')
  return createFirebaseIdentity(settings)
}

/** The OpenID Connect provider, or undefined without one. It is asked when somebody signs in. */
export async function createOidc(settings: Config['oidc'], clock: Clock): Promise<OidcProvider | undefined> {
  if (!settings) return undefined
  const { createOidcProvider } = await import('../providers/identity/oidc/oidc-provider.ts')
  return createOidcProvider(settings, { clock })
}

/** The mailer: SMTP, otherwise a folder in the data folder. Loaded with the first mail. */
export function createMailer(config: Config, clock: Clock, random: Random): Mailer {
  const { mail, dataDir } = config
  let made: Promise<Mailer> | undefined
  const make = async (): Promise<Mailer> => {
    if (mail.kind === 'smtp') {
      const { createSmtpMailer } = await import('../providers/mail/smtp/smtp-mailer.ts')
      return createSmtpMailer({ url: mail.url, from: mail.from })
    }
    const { createOutboxMailer } = await import('../providers/mail/outbox/outbox-mailer.ts')
    return createOutboxMailer({ folder: outboxFolder(dataDir), from: mail.from, now: clock.now, id: random.id })
  }
  return {
    name: mail.kind === 'smtp' ? 'SMTP' : 'outbox',
    send: async (message) => (await (made ??= make())).send(message),
    forget: async (address) => (await (made ??= make())).forget(address),
    close: async () => (await made)?.close(),
  }
}
