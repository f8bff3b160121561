import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { contextIn } from '../requests/context-size.ts'
import { type FaultKind, ProviderFault } from './provider-fault.ts'

/** A service's report of its failure, in the headers of an answer or within a stream. */
interface Complaint {
  status: number | undefined
  code: string
  message: string
}

/**
 * Classifies an error of the SDK. `now` is needed for a Retry-After with a date. Returns a `ProviderFault`, or the
 * error itself where it is not the service's.
 */
export function toProviderFault(error: unknown, now: Date): unknown {
  if (error instanceof APIConnectionTimeoutError) return new ProviderFault('slow-connect', { cause: error })
  if (error instanceof APIConnectionError) return new ProviderFault('unreachable', { cause: error })
  if (!(error instanceof APIError)) return error
  const { status, message, headers } = error
  const kind = classifyFault({ status, code: `${String(error.code)} ${String(error.type)}`, message })
  if (kind === 'context' || kind === 'tokens-room')
    return new ProviderFault(kind, { context: contextIn(message, error.error), cause: error })
  // A broken stream has the headers of its successful beginning, which say nothing about the failure.
  const retryAfter = kind === 'busy' && status !== undefined ? headers?.get('retry-after') : undefined
  return new ProviderFault(kind, { retryAfterSeconds: secondsToWait(retryAfter ?? '', now), cause: error })
}

/** Messages about a model that embeds, ranks, completes or draws: Ollama, llama.cpp, OpenAI, vLLM. */
const NO_CHAT =
  /\bdoes(?:n['’]t| not) support (?:the )?(?:chat|completions)\b|\bnot a chat model\b|must provide a chat template/iu
/** Messages that the server has checked the answer against the schema, and found that it does not fit. Source: Groq. */
const NO_FIT = /json_validate_failed|failed to (?:validate|generate) json/iu
/** A bad key that is reported with 400 (Google), or in a stream. */
const BAD_KEY =
  /\bapi[ _-]?key (?:is |was )?(?:not valid|not found|invalid|expired|missing)|\b(?:invalid|missing|incorrect|valid) api[ _-]?key\b|api_key_invalid|\bauthorization header\b/iu
/** Messages that a server does not support a schema: the name of the field, or of its own implementation. */
const NO_SCHEMA =
  /response_format|json[ _]?(?:schema|object|mode)|text\.format|grammar|samplers|structured[ _]output|guided/iu
/** Messages that so many answer tokens do not fit, or that the field has another name. */
const TOKENS = /max_(?:completion_|output_|new_)?tokens|context[ _](?:length|window|size)/iu
/** Messages about a refused temperature; a model may have "seed" in its name. */
const TEMPERATURE = /\btemperature\b/iu
const EFFORT = /reasoning(?:[_. ]effort|['"`])|\bsupport thinking\b/iu
const SEED = /['"`]seed['"`]|(?:parameter|argument|field|property):? seed\b/iu
/** Messages that the prompt alone is too long: llama.cpp and Ollama, LM Studio, vLLM and its family. */
const TOO_LONG =
  /exceed_context_size|exceeds the available context|tokens to keep from the initial prompt|trying to keep the first|longer than the model'?s context|prompt (?:is )?too long/iu
const NOT_THAT_NAME = /unsupported|not supported|unrecognized|unknown|extra inputs|use ['"`]?max_completion_tokens/iu

/** The kind of a failure, by rules in order of certainty: codes, then words, then the bare status. */
export function classifyFault({ status, code, message }: Complaint): FaultKind {
  const words = `${code} ${message}`
  // OpenAI answers 403 for a model that the project may not use, OpenRouter 400 for one that does not exist.
  if (code.includes('model_not_found')) return 'model'
  if (status !== undefined && status >= 400 && NO_CHAT.test(words)) return 'no-chat'
  // OpenRouter: no provider has the model, accepts our data policy, or supports the parameters of the request.
  if (/\bno (?:endpoints|allowed providers)\b/iu.test(words)) return /parameters/iu.test(words) ? 'no-schema' : 'model'
  if (status === 404) return /model|deployment/iu.test(words) ? 'model' : 'no-endpoint'
  if (status === 400 && /\b(?:in)?valid model\b/iu.test(words)) return 'model'
  if (status === 402 && /fewer max_tokens/iu.test(words)) return 'tokens-room'
  if (status === 402 || /insufficient_quota|billing_hard_limit/u.test(code)) return 'credit'
  if (status === 429 || code.includes('rate_limit_exceeded')) return 'busy'
  if (isRefusal(status) && /invalid_prompt|content_filter|content_policy|flagged|moderation/iu.test(words))
    return 'declined'
  if (status === 401 || status === 403 || (isRefusal(status) && BAD_KEY.test(words))) return 'key'
  // llama.cpp: `Loading model`; Hugging Face: `Model x is currently loading`.
  if (status === 503 && /\bloading\b/iu.test(words)) return 'loading'
  if ((isRefusal(status) || status === 500) && TOO_LONG.test(words)) return 'context'
  if (isRefusal(status) && NO_FIT.test(words)) return 'no-fit'
  if (isRefusal(status) && TOKENS.test(words)) return NOT_THAT_NAME.test(words) ? 'tokens-name' : 'tokens-room'
  if ((isRefusal(status) || status === 500) && NO_SCHEMA.test(words)) return 'no-schema'
  if (isRefusal(status) && TEMPERATURE.test(words)) return 'no-temperature'
  if (isRefusal(status) && EFFORT.test(words)) return 'no-effort'
  if (isRefusal(status) && SEED.test(words)) return 'no-seed'
  if (status === 500) return 'internal'
  if (status === undefined || status >= 500 || status === 408 || status === 409) return 'failed'
  return status < 400 ? 'redirected' : 'rejected'
}

function isRefusal(status: number | undefined): boolean {
  return status === undefined || (status >= 400 && status < 500)
}

/** Parses a Retry-After header, seconds or a date. Returns whole seconds, or undefined where it is neither. */
function secondsToWait(header: string, now: Date): number | undefined {
  const seconds = /^[\d.]+$/u.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
