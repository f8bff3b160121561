import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { type FaultKind, ProviderFault } from './provider-fault.ts'

/** What a service says about its failure, in the headers of an answer or in the middle of a stream. */
interface Complaint {
  status: number | undefined
  code: string
  message: string
}

/**
 * Sorts an error of the SDK. `now` is needed for a Retry-After that names a date.
 * Returns a `ProviderFault`, or the error itself when it is none of the service's.
 */
export function faultOf(error: unknown, now: Date): unknown {
  if (error instanceof APIConnectionTimeoutError) return new ProviderFault('slow-connect', { cause: error })
  if (error instanceof APIConnectionError) return new ProviderFault('unreachable', { cause: error })
  if (!(error instanceof APIError)) return error
  const { status, message, headers } = error
  const kind = kindOf({ status, code: `${String(error.code)} ${String(error.type)}`, message })
  // A stream that breaks off carries the headers of its good beginning: they say nothing about the failure.
  const retryAfter = kind === 'busy' && status !== undefined ? headers?.get('retry-after') : undefined
  return new ProviderFault(kind, { retryAfterSeconds: secondsToWait(retryAfter ?? '', now), cause: error })
}

/** The kind of a failure. Rules in order of how certain they are: codes first, then words, then the bare status. */
export function kindOf({ status, code, message }: Complaint): FaultKind {
  const words = `${code} ${message}`
  // OpenAI answers 403 for a model that the project may not use, OpenRouter 400 for one that does not exist.
  if (code.includes('model_not_found')) return 'model'
  if (status === 404) return /model|deployment/iu.test(words) ? 'model' : 'no-endpoint'
  if (status === 400 && /\b(?:in)?valid model\b/iu.test(words)) return 'model'
  if (status === 402 || /insufficient_quota|billing_hard_limit/u.test(code)) return 'credit'
  if (status === 429 || code.includes('rate_limit_exceeded')) return 'busy'
  if (isRefusal(status) && /invalid_prompt|content_filter|content_policy|flagged|moderation/iu.test(words))
    return 'declined'
  if (status === 401 || status === 403) return 'key'
  if (isRefusal(status) && /response_format|json_schema|text\.format/iu.test(words)) return 'no-schema'
  if (status === undefined || status >= 500 || status === 408 || status === 409) return 'failed'
  return status < 400 ? 'redirected' : 'rejected'
}

function isRefusal(status: number | undefined): boolean {
  return status === undefined || (status >= 400 && status < 500)
}

/** Reads a Retry-After header, seconds or a date. Returns whole seconds, or undefined when it says nothing. */
function secondsToWait(header: string, now: Date): number | undefined {
  const seconds = /^[\d.]+$/u.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
