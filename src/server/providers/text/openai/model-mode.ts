import { chatDialect } from './chat-dialect.ts'
import { type Dialect } from './dialect.ts'
import { isOpenAiAddress } from './openai-client.ts'
import { ProviderFault } from './provider-fault.ts'
import { responsesDialect } from './responses-dialect.ts'

/** How a server is spoken to. */
export interface ModelMode {
  readonly dialect: Dialect
  readonly hasSchema: boolean
}

/** What to begin with: `responses` at OpenAI, `chat.completions` anywhere else, with a schema. Source: stack, OpenAI. */
export function firstMode(baseUrl: string | undefined): ModelMode {
  return { dialect: isOpenAiAddress(baseUrl) ? responsesDialect : chatDialect, hasSchema: true }
}

/**
 * The mode to go on with after a server has shown that it does not know `mode`: `chat.completions` where `responses`
 * does not exist, no schema where it is refused. Returns null when the failure is another one or nothing is left to
 * try; every step leads onward, so that it ends.
 */
export function nextMode(mode: ModelMode, error: unknown): ModelMode | null {
  if (!(error instanceof ProviderFault)) return null
  if (error.kind === 'no-endpoint' && mode.dialect === responsesDialect) return { ...mode, dialect: chatDialect }
  if (error.kind === 'no-schema' && mode.hasSchema) return { ...mode, hasSchema: false }
  return null
}
