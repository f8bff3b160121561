import { AsyncLocalStorage } from 'node:async_hooks'
import { type Cost } from './piece.ts'

/** Average bytes of English text per token. */
const BYTES_PER_TOKEN = 4

type Spent = Omit<Cost, 'seconds'>

/** Counts tokens that are sent to and received from a language model. */
export interface TokenCounter {
  count<Result>(work: () => Promise<Result>): Promise<{ result: Result; spent: Spent }>
}

/** A call: bytes sent, and the text received. */
interface Call {
  sentBytes: number
  answer: string
}

/**
 * Counts calls and tokens at the platform's `fetch`, which every client of a language model uses. Tokens come from the answer's
 * `usage` (of either dialect), otherwise one per four bytes sent and received. `restore` reinstates the original `fetch`.
 */
export function createTokenCounter(platform: { fetch: typeof fetch } = globalThis): TokenCounter & { restore(): void } {
  const work = new AsyncLocalStorage<Call[]>()
  const original = platform.fetch
  platform.fetch = async (input, init) => {
    const response = await original(input, init)
    const calls = work.getStore()
    if (!calls || !response.ok || !response.body) return response
    const call = { sentBytes: typeof init?.body === 'string' ? Buffer.byteLength(init.body) : 0, answer: '' }
    calls.push(call)
    return new Response(response.body.pipeThrough(listening(call)), response)
  }
  return {
    restore: () => void (platform.fetch = original),
    async count(job) {
      const calls: Call[] = []
      const result = await work.run(calls, job)
      const spent = { calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false }
      for (const call of calls) add(spent, call)
      return { result, spent }
    },
  }
}

function listening(call: Call): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  return new TransformStream({
    transform(part, passOn) {
      call.answer += decoder.decode(part, { stream: true })
      passOn.enqueue(part)
    },
  })
}

function add(spent: Spent, { sentBytes, answer }: Call): void {
  const usage = usageIn(answer)
  spent.calls += 1
  spent.tokensIn += usage?.sent ?? Math.ceil(sentBytes / BYTES_PER_TOKEN)
  spent.tokensOut += usage?.written ?? Math.ceil(writtenBytes(answer) / BYTES_PER_TOKEN)
  spent.isEstimated ||= usage === undefined
}

/** The last `usage` of an answer: `input_tokens` of `responses`, `prompt_tokens` of `chat.completions`. */
function usageIn(answer: string): { sent: number; written: number } | undefined {
  const sent = Array.from(answer.matchAll(/"(?:input_tokens|prompt_tokens)":\s*(\d+)/gu)).at(-1)?.[1]
  const written = Array.from(answer.matchAll(/"(?:output_tokens|completion_tokens)":\s*(\d+)/gu)).at(-1)?.[1]
  return sent === undefined || written === undefined ? undefined : { sent: Number(sent), written: Number(written) }
}

/** Bytes of the text in an answer's events, still escaped as JSON. */
function writtenBytes(answer: string): number {
  const texts = answer.matchAll(/"(?:delta|content|reasoning_content)":\s*"((?:[^"\\]|\\.)*)"/gu)
  return Array.from(texts, ([, text = '']) => Buffer.byteLength(text)).reduce((sum, bytes) => sum + bytes, 0)
}

/** A counter for a writer that makes no calls. */
export const NO_TOKENS: TokenCounter = {
  count: async (job) => ({ result: await job(), spent: { calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false } }),
}
