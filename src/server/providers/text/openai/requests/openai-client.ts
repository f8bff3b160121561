import { OpenAI } from 'openai'
import { createBoundedFetch } from './bounded-fetch.ts'

/** OpenAI's own address; the SDK would otherwise look into the environment for another one. */
const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/** Where a model answers. */
export interface ModelServer {
  /** None for a local server that needs no key. */
  apiKey: string | undefined
  /** With its version path; OpenAI's own where there is none. */
  baseUrl: string | undefined
}

/**
 * The SDK's client, held to what this server decides: one fixed address, no redirect followed, no retries and no log
 * of its own, nothing taken from the environment, bounded answers. `timeoutMs` bounds the wait for the head of an answer;
 * without it the SDK waits ten minutes. Without `apiKey` no Authorization header is sent, as a local server expects it.
 */
export function createOpenAiClient(
  { apiKey, baseUrl }: ModelServer,
  { timeoutMs, fetch = createBoundedFetch() }: { timeoutMs: number; fetch?: typeof globalThis.fetch },
): OpenAI {
  return new OpenAI({
    // The SDK demands a key even where none is sent.
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

/** Whether an address is OpenAI's own, in any of its regions: only there `responses` is certain to exist. */
export function isOpenAiAddress(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || /(?:^|\.)api\.openai\.com$/u.test(new URL(baseUrl).hostname)
}
