import { AppError } from '../../../../shared/errors.ts'
import { ServiceError } from '../../service-error.ts'

const OWNER = 'Ask the person who runs this server to'

/** The error for an unsuccessful answer of a bucket. `words` is its body, XML that is never shown. */
export function bucketError(status: number, words: string): AppError {
  const code = readElement('Code', words)
  const cause = new ServiceError(readElement('Message', words) || words.slice(0, 500), { status, code })
  if (status === 507 || /Quota|StorageFull|InsufficientStorage|EntityTooLarge/u.test(code)) {
    const message = `There is no room left for audio in the bucket. ${OWNER} make some.`
    return new AppError('INSUFFICIENT_STORAGE', message, { cause })
  }
  if (status === 429 || status === 503) {
    return new AppError('SERVICE_UNAVAILABLE', 'The audio store is busy. Try again in a moment.', { cause })
  }
  if (status === 404 || code === 'NoSuchBucket') {
    return new AppError('BAD_GATEWAY', `The audio store has no such bucket. ${OWNER} check S3_BUCKET.`, { cause })
  }
  if (status >= 500) return new AppError('BAD_GATEWAY', 'The audio store failed. Try again in a moment.', { cause })
  return new AppError(
    'BAD_GATEWAY',
    `The audio store refused this server. ${OWNER} check S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    { cause },
  )
}

/** An element of the XML of a refusal; empty where it has none. */
function readElement(name: 'Code' | 'Message', words: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(words)?.[1] ?? ''
}

/** The error for a missing answer; `late` where the time limit has passed. */
export function silenceError(cause: unknown, late: boolean): AppError {
  return late
    ? new AppError('GATEWAY_TIMEOUT', 'The audio store took too long. Try again in a moment.', { cause })
    : new AppError('BAD_GATEWAY', 'The audio store cannot be reached. Try again in a moment.', { cause })
}
