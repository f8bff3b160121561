import { AppError, type ErrorCode, type ErrorDetails } from '../../../../../shared/errors.ts'
import { type ContextSize } from '../requests/context-size.ts'
import { CannotChat, CrisisTopic } from '../../text.port.ts'

const OWNER = 'Ask the person who runs this server to'

const NOT_ACCEPTED = ['BAD_GATEWAY', `The AI service did not accept the request. ${OWNER} check OPENAI_MODEL.`] as const

/** The kinds of failure of a text service: code and message for the user. */
const FAULTS = {
  key: ['BAD_GATEWAY', `The AI service refused this server's key. ${OWNER} check OPENAI_API_KEY.`],
  model: ['BAD_GATEWAY', `The AI model that this server is set to is not available. ${OWNER} change OPENAI_MODEL.`],
  'no-chat': ['BAD_GATEWAY', `The AI model that this server is set to cannot chat. ${OWNER} change OPENAI_MODEL.`],
  credit: ['BAD_GATEWAY', `This server's account at the AI service has no credit left. ${OWNER} add some.`],
  declined: ['FORBIDDEN', 'The AI service declined this topic. Try wording it differently.'],
  unusable: ['BAD_GATEWAY', 'The AI service answered nothing usable. Try again, or word the topic differently.'],
  rejected: NOT_ACCEPTED,
  'no-schema': NOT_ACCEPTED,
  'no-fit': ['BAD_GATEWAY', 'The AI service answered nothing usable. Try again, or word the topic differently.'],
  'tokens-name': NOT_ACCEPTED,
  'tokens-room': [
    'BAD_GATEWAY',
    `The AI model has no room for an answer of this length. ${OWNER} check OPENAI_MODEL and the size of its context.`,
  ],
  'no-temperature': NOT_ACCEPTED,
  'no-effort': NOT_ACCEPTED,
  'no-seed': NOT_ACCEPTED,
  context: ['BAD_GATEWAY', `This text does not fit into the context of the AI model. ${OWNER} give it a larger one.`],
  'no-endpoint': ['BAD_GATEWAY', `The AI service has no such address. ${OWNER} check OPENAI_BASE_URL.`],
  redirected: ['BAD_GATEWAY', `The AI service has moved to another address. ${OWNER} check OPENAI_BASE_URL.`],
  unreachable: ['BAD_GATEWAY', 'The AI service cannot be reached. Try again in a moment.'],
  endless: ['BAD_GATEWAY', 'The AI service sent far more than an answer can be. Try again in a moment.'],
  internal: ['BAD_GATEWAY', 'The AI service failed while it was writing. Try again in a moment.'],
  failed: ['BAD_GATEWAY', 'The AI service failed while it was writing. Try again in a moment.'],
  busy: ['SERVICE_UNAVAILABLE', 'The AI service is busy. Try again in a moment.'],
  loading: ['SERVICE_UNAVAILABLE', 'The AI model is still being loaded. Try again in a moment.'],
  'slow-connect': ['GATEWAY_TIMEOUT', 'The AI service could not be reached in time. Try again in a moment.'],
  'slow-start': ['GATEWAY_TIMEOUT', 'The AI service took too long to begin writing. Try again in a moment.'],
  'slow-silent': ['GATEWAY_TIMEOUT', 'The AI service stopped in the middle of its answer. Try again in a moment.'],
  'slow-whole': ['GATEWAY_TIMEOUT', 'The AI service took too long to finish. Try again in a moment.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>

/** Failures of a service that answers, which last until the settings or the request change. */
const PERMANENT: readonly FaultKind[] = [
  'key',
  'model',
  'no-chat',
  'credit',
  'unusable',
  'rejected',
  'no-schema',
  'no-fit',
  'tokens-name',
  'tokens-room',
  'no-temperature',
  'no-effort',
  'no-seed',
  'context',
  'no-endpoint',
  'redirected',
]

/** `crisis`: the model reports that the topic is about killing or harming oneself. */
export type FaultKind = keyof typeof FAULTS | 'crisis'

/** A failure of the text service, classified by what can be done about it. Never leaves this folder. */
export class ProviderFault extends Error {
  readonly kind: FaultKind
  /** Seconds that the service asks to wait; undefined where it named none. */
  readonly retryAfterSeconds: number | undefined
  /** Tokens of the text and of the model's context, where they are known. */
  readonly context: ContextSize

  constructor(
    kind: FaultKind,
    details: { retryAfterSeconds?: number | undefined; context?: ContextSize; cause?: unknown } = {},
  ) {
    super(`text service: ${kind}`, { cause: details.cause })
    this.name = 'ProviderFault'
    this.kind = kind
    this.retryAfterSeconds = details.retryAfterSeconds
    this.context = details.context ?? {}
  }
}

/**
 * The caller's error. A `ProviderFault` gets the code and message of its kind, with the provider's error as `cause` and none of
 * its words in the message. A topic about killing or harming oneself is a `CrisisTopic`, a model that is none for chats
 * `CannotChat`. Other errors are unchanged.
 */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error
  if (error.kind === 'crisis') return new CrisisTopic()
  const [code, sentence] = FAULTS[error.kind]
  const { retryAfterSeconds } = error
  const message =
    error.kind === 'busy' && retryAfterSeconds
      ? sentence.replace('a moment', secondsInWords(retryAfterSeconds))
      : error.kind === 'context' || error.kind === 'tokens-room'
        ? contextSentence(error.context, sentence)
        : sentence
  const reason: ErrorDetails['reason'] = error.kind === 'declined' ? 'declined_topic' : undefined
  const isPermanent = PERMANENT.includes(error.kind)
  const details = { reason, retryAfterSeconds, isPermanent, cause: error.cause ?? error }
  return error.kind === 'no-chat' ? new CannotChat(code, message, details) : new AppError(code, message, details)
}

function contextSentence({ needed, there }: ContextSize, otherwise: string): string {
  if (there === undefined) return otherwise
  const most = `The AI model reads ${there.toLocaleString('en-US')} tokens at once`
  const short =
    needed === undefined ? 'which is too few for this text' : `and this takes about ${needed.toLocaleString('en-US')}`
  return `${most}, ${short}. ${OWNER} give it a larger context.`
}

function secondsInWords(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
