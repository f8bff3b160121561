import { AppError } from '../../../shared/errors.ts'

const LONGEST_WAIT_SECONDS = 3_600

/**
 * The error for an unsuccessful answer of a search service. `setting` is the variable that the host should check;
 * `retryAfter` is the header of that name, in seconds.
 */
export function toStatusFault(status: number, setting: string, retryAfter?: string | null, cause?: unknown): AppError {
  if (status === 429 || status === 503) {
    const seconds = /^\d+$/u.test(retryAfter ?? '') ? Math.min(Number(retryAfter), LONGEST_WAIT_SECONDS) : undefined
    return new AppError('SERVICE_UNAVAILABLE', 'The internet search is busy.', { retryAfterSeconds: seconds, cause })
  }
  return new AppError('BAD_GATEWAY', formatFault(status, setting), { cause })
}

/** The error for a service that cannot be reached, or whose answer cannot be parsed. */
export function failedSearch(cause?: unknown): AppError {
  return new AppError('BAD_GATEWAY', 'The internet search failed.', { cause })
}

function formatFault(status: number, setting: string): string {
  if (status === 401 || status === 403) return `The internet search refused this server: check ${setting}.`
  if (status === 404) return `The internet search has no such address or model: check ${setting}.`
  return status >= 300 && status < 400
    ? `The internet search has moved to another address: check ${setting}.`
    : 'The internet search failed.'
}
