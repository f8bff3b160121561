import { AppError, type ErrorCode } from '../../../../shared/errors.ts'
import { ServiceError } from '../../service-error.ts'

const OWNER = 'Ask the person who runs this server to'

/** The kinds of failure of a speech service: code and message for the user. */
const FAULTS = {
  key: ['BAD_GATEWAY', `The speech service refused this server's key. ${OWNER} check TTS_API_KEY.`],
  credit: ['BAD_GATEWAY', `This server's account at the speech service has no credit left. ${OWNER} add some.`],
  model: [
    'BAD_GATEWAY',
    `The speech service does not have this model or voice. ${OWNER} check TTS_MODEL and TTS_VOICES.`,
  ],
  endpoint: ['BAD_GATEWAY', `The speech service has no such address. ${OWNER} check TTS_BASE_URL.`],
  redirected: ['BAD_GATEWAY', `The speech service has moved to another address. ${OWNER} check TTS_BASE_URL.`],
  rejected: ['BAD_GATEWAY', `The speech service did not accept the text. ${OWNER} check TTS_MODEL and TTS_VOICES.`],
  declined: ['BAD_GATEWAY', 'The speech service declined this text. Try wording it differently.'],
  unreachable: ['BAD_GATEWAY', 'The speech service cannot be reached. Try again in a moment.'],
  failed: ['BAD_GATEWAY', 'The speech service failed. Try again in a moment.'],
  broken: ['BAD_GATEWAY', 'The speech service sent no audio that can be played. Try again in a moment.'],
  busy: ['SERVICE_UNAVAILABLE', 'The speech service is busy. Try again in a moment.'],
  closing: ['SERVICE_UNAVAILABLE', 'The server is closing. Try again in a moment.'],
  slow: ['GATEWAY_TIMEOUT', 'The speech service took too long. Try again in a moment.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>

export type SpeechFault = keyof typeof FAULTS

/** Failures that last until the settings or the text change. */
const PERMANENT: readonly SpeechFault[] = ['key', 'credit', 'model', 'endpoint', 'redirected', 'rejected', 'declined']

/** A code in the body of a refusal. Anything but a short name may be a part of the sent text. */
function parseWord(key: 'code' | 'type', words: string): string | undefined {
  return new RegExp(`"${key}"\\s*:\\s*"([\\w.-]{1,60})"`, 'u').exec(words)?.[1]
}

/** The message in the body of a refusal, or all of it. */
function parseMessage(words: string): string {
  const quoted = /"(?:message|detail)"\s*:\s*("(?:[^"\\]|\\.)*")/u.exec(words)?.[1]
  return quoted === undefined ? words : (JSON.parse(quoted) as string)
}

/** The caller's error, without the service's own words, which are in `cause`. */
export function speechError(
  fault: SpeechFault,
  details: { retryAfterSeconds?: number; cause?: unknown } = {},
): AppError {
  const [code, message] = FAULTS[fault]
  return new AppError(code, message, { ...details, isPermanent: PERMANENT.includes(fault) })
}

/**
 * The error for an unsuccessful answer of `provider`. `words` is the beginning of its body; `now` is needed for a
 * Retry-After with a date.
 */
export function toAnswerError(
  { provider, status, headers, words }: { provider: string; status: number; headers: Headers; words: string },
  now: Date,
): AppError {
  const codes = { code: parseWord('code', words), type: parseWord('type', words) }
  const cause = new ServiceError(parseMessage(words), { provider, status, ...codes })
  if (status === 402 || /insufficient_quota|billing_hard_limit/u.test(words)) return speechError('credit', { cause })
  if (status === 429 || status === 503) {
    const retryAfterSeconds = secondsToWait(headers.get('retry-after') ?? '', now)
    return speechError('busy', { cause, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
  }
  return speechError(classifyFault(status, words), { cause })
}

function classifyFault(status: number, words: string): SpeechFault {
  if (status >= 500 || status === 408 || status === 409) return 'failed'
  if (status >= 300 && status < 400) return 'redirected'
  if (status === 401 || status === 403) return /model_not_found/u.test(words) ? 'model' : 'key'
  if (/content_filter|content_policy|flagged|moderation/iu.test(words)) return 'declined'
  if (status === 404 || status === 405) return /model|voice/iu.test(words) ? 'model' : 'endpoint'
  return /\b(?:model|voice)\b/iu.test(words) ? 'model' : 'rejected'
}

/** Parses a Retry-After header, seconds or a date. Returns whole seconds, or undefined where it is neither. */
function secondsToWait(header: string, now: Date): number | undefined {
  const seconds = /^[\d.]+$/u.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
