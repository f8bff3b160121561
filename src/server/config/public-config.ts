import { type IdentityConfig, type PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import { type Research } from '../providers/research/research.port.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { type TextModel } from '../providers/text/text.port.ts'
import { type Config } from './config.ts'
import { isTest } from './stripe.ts'
import { type LocalAi } from '../providers/local-server.ts'
import { localHost } from '../providers/local-server.ts'

/** The part of the configuration that the browser may know. Contains no secret. */
export function buildPublicConfig(
  config: Config,
  {
    text,
    speech,
    research,
    local,
  }: {
    text: TextModel
    speech: () => SpeechModel | undefined
    research: Research | undefined
    local?: LocalAi | undefined
  },
): PublicConfig {
  const model = local?.text()?.model
  return {
    supportEmail: config.supportEmail,
    termsUrl: config.termsUrl,
    privacyUrl: config.privacyUrl,
    text: {
      live: config.text.kind === 'openai' || model !== undefined,
      name: model ?? text.name,
      isLocal: model !== undefined,
    },
    speech: {
      live: config.speech.kind === 'openai' || local?.speech() !== undefined,
      isSetUp: speech() !== undefined,
    },
    research: { live: research !== undefined },
    identity: buildIdentityConfig(config),
    oidc: config.oidc ? { name: config.oidc.name, only: config.oidc.only } : null,
    payments: buildPaymentsConfig(config),
    plans: config.plans,
    registration: config.registration,
    demo: config.demoAccount,
    isLocalDemo: config.localDemo,
  }
}

function buildPaymentsConfig({ payments, introOffer }: Config): PublicConfig['payments'] {
  const shared = { isTest: isTest(payments), introOffer }
  if (payments.kind === 'sandbox') return { kind: 'sandbox', ...shared }
  return { kind: 'stripe', publishableKey: payments.publishableKey, ...shared }
}

function buildIdentityConfig({ identity, oidc, mail, production }: Config): IdentityConfig {
  if (identity.kind === 'embedded') {
    return {
      kind: 'embedded',
      google: production || oidc ? 'hidden' : 'not-set-up',
      // In production users cannot read the server's mail folder.
      resetByMail: mail.kind === 'smtp' || !production,
    }
  }
  const { apiKey, authDomain, projectId, appId, emulatorHost } = identity
  const emulatorUrl = emulatorHost && `http://${emulatorHost}`
  return { kind: 'firebase', apiKey, authDomain, projectId, appId, ...(emulatorUrl && { emulatorUrl }) }
}

/** Model and address of the AI that writes or speaks, for those who run the server; null for the built-in one. */
export function findAiName(config: Config, local: LocalAi | undefined, service: 'text' | 'speech'): string | null {
  const set = config[service]
  if (set.kind === 'openai') return `${set.model} at ${set.baseUrl ?? 'api.openai.com'}`
  const found = local?.[service]()
  return found ? `${found.model} (${found.name} at ${localHost(found)})` : null
}
