import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { chatDialect } from './chat-dialect.ts'
import { type Dialect, type ModelRequest } from './dialect.ts'
import { isOpenAiAddress } from './openai-client.ts'
import { type FaultKind } from '../faults/provider-fault.ts'
import { responsesDialect } from './responses-dialect.ts'

/** How a server is spoken to. */
export interface ModelMode {
  readonly dialect: Dialect
  readonly hasSchema: boolean
  readonly tokensName: ModelRequest['tokensName']
  /** The requested part of the tokens for an answer and its thoughts. */
  readonly tokenShare: number
  /**
   * What is said of how freely the model chooses its words. A model that refuses a temperature is one that thinks first: it
   * is asked to think little.
   */
  readonly sampling: 'temperature' | 'effort' | 'none'
  readonly takesSeed: boolean
}

/** Refusals that may be about another part of the request than the one that they name. */
const UNCLEAR: readonly FaultKind[] = ['rejected', 'no-schema', 'no-temperature', 'no-effort', 'no-seed']

/** What to begin with: `responses` at OpenAI, `chat.completions` anywhere else, with a schema. */
export function firstMode(baseUrl: string | undefined): ModelMode {
  const isOpenAi = isOpenAiAddress(baseUrl)
  return {
    dialect: isOpenAi ? responsesDialect : chatDialect,
    hasSchema: true,
    tokensName: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
    tokenShare: 1,
    sampling: 'temperature',
    takesSeed: true,
  }
}

/** The tokens that a model may write where its answer needs `answerTokens`: room for its thoughts included. */
export function maxTokens({ tokenShare }: ModelMode, answerTokens: number): number {
  return Math.max(TEXT_LIMITS.leastTokens, Math.floor((answerTokens + TEXT_LIMITS.thoughtTokens) * tokenShare))
}

/** What the calls until now have shown of a model. */
export interface ModelMemory {
  /** How it was spoken to when it last answered. */
  mode: ModelMode
  /** Whether it has answered to a schema. */
  isProven: boolean
  /** Whether it has answered at all. */
  hasAnswered: boolean
  /** Whether it leaves the opening tag of its thoughts out, so that the start of its answers is held back. */
  hidesThoughts: boolean
}

/** How one answer is requested: a refusal shows what the server does not support, what is accepted is remembered. */
export interface Negotiation {
  readonly mode: ModelMode
  /** The server answers in this mode. */
  accept(): void
  /** Whether there is another mode to try at once, after a failure of this kind. Each step leaves fewer, so that it ends. */
  change(kind: FaultKind): boolean
  /** The next call is a retry after a failure of this kind. */
  retry(kind: FaultKind): void
}

/**
 * The mode for one answer that needs `answerTokens`: `chat.completions` where `responses` does not exist, no schema where it
 * is refused, fewer tokens where there is no room for them. A shorter request may leave more room than the last one did, so
 * each begins with twice the share that was accepted. A refused temperature becomes a low effort, and that becomes nothing.
 *
 * While no answer to a schema has succeeded, a compatible server may refuse it in words that do not name it: a request
 * that it did not accept is made once without, and so is the retry after a 500, which llama.cpp and its family answer where
 * they cannot make a grammar of it. One that it does not accept then either is made without a temperature too, while it has
 * never answered.
 */
export function negotiate(memory: ModelMemory, answerTokens: number): Negotiation {
  let mode: ModelMode = { ...memory.mode, tokenShare: Math.min(1, memory.mode.tokenShare * 2) }
  let tried: { insteadOf: ModelMode | null } | undefined

  const isDoubtful = () => mode.dialect === chatDialect && mode.hasSchema && !memory.isProven

  function next(kind: FaultKind): Partial<ModelMode> | null {
    const isChat = mode.dialect === chatDialect
    if (kind === 'no-endpoint' && !isChat) return { dialect: chatDialect }
    if (kind === 'no-schema' && mode.hasSchema) return { hasSchema: false }
    if (kind === 'no-temperature' && mode.sampling === 'temperature') return { sampling: 'effort' }
    if (kind === 'no-effort' && mode.sampling === 'effort') return { sampling: 'none' }
    if (kind === 'no-seed' && mode.takesSeed) return { takesSeed: false }
    if (UNCLEAR.includes(kind) && isDoubtful()) return { hasSchema: false }
    if (UNCLEAR.includes(kind) && isChat && !memory.hasAnswered && mode.sampling !== 'none')
      return { sampling: 'none', takesSeed: false }
    if (kind === 'tokens-name' && isChat && mode.tokensName === 'max_tokens')
      return { tokensName: 'max_completion_tokens' }
    const canShrink = maxTokens(mode, answerTokens) > TEXT_LIMITS.leastTokens
    return kind === 'tokens-room' && canShrink ? { tokenShare: mode.tokenShare / 2 } : null
  }

  return {
    get mode() {
      return mode
    },
    accept() {
      memory.mode = mode
      memory.isProven ||= mode.hasSchema
      memory.hasAnswered = true
    },
    change(kind) {
      const change = next(kind)
      if (change) mode = { ...mode, ...change }
      return change !== null
    },
    retry(kind) {
      if (tried?.insteadOf) {
        mode = tried.insteadOf
        tried.insteadOf = null
      } else if (!tried && kind === 'internal' && isDoubtful()) {
        tried = { insteadOf: mode }
        mode = { ...mode, hasSchema: false }
      }
    },
  }
}
