import { OpenAI } from 'openai'
import { createBoundedFetch } from './bounded-fetch.ts'

/** OpenAI's address; without it the SDK reads another one from the environment. */
const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/** Access to a server with models. */
export interface ModelServer {
  /** Undefined for a local server that needs no key. */
  apiKey: string | undefined
  /** With its version path; undefined means OpenAI's. */
  baseUrl: string | undefined
}

/**
 * The SDK's client, restricted to this server's settings: one fixed address, no redirects, no retries and no log of its
 * own, nothing from the environment, bounded answers. `timeoutMs` limits the wait for the headers of an answer; the
 * SDK's default is ten minutes. Without `apiKey` no Authorization header is sent, as local servers expect.
 */
export function createOpenAiClient(
  { apiKey, baseUrl }: ModelServer,
  { timeoutMs, fetch = createBoundedFetch() }: { timeoutMs: number; fetch?: typeof globalThis.fetch },
): OpenAI {
  return new OpenAI({
    // The SDK requires a key even where none is sent.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    organization: null,
    project: null,
    baseURL: baseUrl ?? OPENAI_BASE_URL,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch,
    fetchOptions: { redirect: 'manual' },
  })
}

/** Whether an address is OpenAI's, in any region: only there `responses` certainly exists. */
export function isOpenAiAddress(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || /(?:^|\.)api\.openai\.com$/u.test(new URL(baseUrl).hostname)
}
