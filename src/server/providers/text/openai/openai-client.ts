import { OpenAI } from 'openai'

/** OpenAI's own address; the SDK would otherwise look into the environment for another one. */
const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/**
 * The SDK's client, held to what this server decides: one fixed address, no redirect followed, no retries and no log
 * of its own, nothing taken from the environment. `timeoutMs` bounds the wait for the head of an answer; without
 * it the SDK waits ten minutes. Without `apiKey` no Authorization header is sent, as a local server expects it.
 */
export function createOpenAiClient(options: {
  apiKey: string | undefined
  baseUrl: string | undefined
  timeoutMs: number
}): OpenAI {
  return new OpenAI({
    // The SDK demands a key even where none is sent.
    apiKey: options.apiKey ?? 'none',
    ...(options.apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    organization: null,
    project: null,
    baseURL: options.baseUrl ?? OPENAI_BASE_URL,
    timeout: options.timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
  })
}

/** Whether an address is OpenAI's own, in any of its regions: only there `responses` is certain to exist. */
export function isOpenAiAddress(baseUrl: string | undefined): boolean {
  return baseUrl === undefined || /(?:^|\.)api\.openai\.com$/u.test(new URL(baseUrl).hostname)
}
