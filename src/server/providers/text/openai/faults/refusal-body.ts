/** In UTF-16 units: enough of a reason to classify it. */
const LONGEST_REASON = 4_000

/**
 * A refusal of any server in OpenAI's format: `{error: {message, code, type}}`, with llama.cpp's sizes of a context
 * that is too small. The message has all reasons: `error` as text or object (Ollama, LM Studio), `metadata.raw`
 * (OpenRouter), a message beside no error (vLLM), `detail` (FastAPI), or a page of text. Google puts it into a list, with a
 * `status` in words instead of a type.
 */
export function refusalBody(text: string): string {
  const body = parseRecord(text)
  const error = isRecord(body['error']) ? body['error'] : body
  const metadata = isRecord(error['metadata']) ? error['metadata'] : {}
  const reasons = [
    body['error'] === error ? undefined : body['error'],
    error['message'],
    metadata['raw'],
    body['detail'],
  ]
  const message = reasons.map(formatReason).filter(Boolean).join(' ') || (Object.keys(body).length === 0 ? text : '')
  const { code, type = error['status'], n_ctx, n_prompt_tokens } = error
  return JSON.stringify({ error: { message: message.slice(0, LONGEST_REASON), code, type, n_ctx, n_prompt_tokens } })
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const body = inList(JSON.parse(text))
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

/** The value, or the first one of a list. */
export function inList(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function formatReason(reason: unknown): string {
  if (reason === undefined || reason === null) return ''
  // FastAPI repeats the request in `input`.
  return typeof reason === 'string'
    ? reason
    : JSON.stringify(reason, (key, value) => (key === 'input' ? undefined : value))
}
