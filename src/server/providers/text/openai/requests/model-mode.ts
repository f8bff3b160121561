import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { type Conversation } from '../conversation.prompt.ts'
import { chatDialect } from './chat-dialect.ts'
import { type Dialect, type ModelRequest } from './dialect.ts'
import { isOpenAiAddress } from './openai-client.ts'
import { type FaultKind } from '../faults/provider-fault.ts'
import { responsesDialect } from './responses-dialect.ts'

/** The features of a server that requests use. */
export interface ModelMode {
  readonly dialect: Dialect
  readonly hasSchema: boolean
  readonly tokensName: ModelRequest['tokensName']
  /** The requested fraction of the tokens for an answer and its thoughts. */
  readonly tokenShare: number
  /** How the model's sampling is controlled. A model that refuses a temperature is a reasoning model: it gets a low effort. */
  readonly sampling: 'temperature' | 'effort' | 'none'
  readonly takesSeed: boolean
}

/** Refusals that may be about another part of the request than the named one. */
const UNCLEAR: readonly FaultKind[] = ['rejected', 'no-schema', 'no-temperature', 'no-effort', 'no-seed']

/** The initial mode: `responses` at OpenAI, `chat.completions` anywhere else, with a schema. */
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

/** The token limit for an answer that needs `answerTokens`, including its thoughts. */
export function maxTokens({ tokenShare }: ModelMode, answerTokens: number): number {
  return Math.max(TEXT_LIMITS.leastTokens, Math.floor((answerTokens + TEXT_LIMITS.thoughtTokens) * tokenShare))
}

/** What earlier calls have shown about a model. */
export interface ModelMemory {
  /** The mode of its last answer. */
  mode: ModelMode
  /** Whether it has answered with a schema. */
  isProven: boolean
  /** Whether it has answered at all. */
  hasAnswered: boolean
  /** Whether it omits the opening tag of its thoughts, so that the start of its answers is held back. */
  hidesThoughts: boolean
  /** Whether it has written thoughts beside an answer. */
  hasThoughts: boolean
}

/** The mode of one answer: a refusal shows what the server does not support, an accepted mode is remembered. */
export interface Negotiation {
  readonly mode: ModelMode
  /** Call when the server answers in this mode. */
  accept(): void
  /**
   * Whether there is another mode to try at once, after a failure of this kind. The number of modes shrinks with each
   * step, so it ends.
   */
  change(kind: FaultKind): boolean
  /** Call before a retry after a failure of this kind. */
  retry(kind: FaultKind): void
}

/**
 * The mode for one answer that needs `answerTokens`, without a schema for plain text: `chat.completions` where `responses` does not exist, no schema where it is
 * refused, fewer tokens where they do not fit. A shorter request may leave space for more tokens than the last one, so each
 * begins with twice the accepted share. A refused temperature becomes a low effort, and a refused effort is omitted. An answer
 * that the server itself found not to fit the schema is requested once more without one; that is remembered only where no answer
 * ever fitted.
 *
 * Until an answer with a schema has succeeded, a compatible server may refuse the schema without naming it. So a refused
 * request is repeated once without a schema, and so is the retry after a 500, which llama.cpp and its family answer where they
 * cannot convert it to a grammar. While the server has never answered, a second refusal leads to a request without a
 * temperature too.
 */
export function negotiate(
  memory: ModelMemory,
  { answerTokens, format }: Pick<Conversation, 'answerTokens' | 'format'>,
): Negotiation {
  const isPlain = format.json === null
  let mode: ModelMode = {
    ...memory.mode,
    hasSchema: memory.mode.hasSchema && !isPlain,
    tokenShare: Math.min(1, memory.mode.tokenShare * 2),
  }
  let tried: { insteadOf: ModelMode | null } | undefined
  let isOnce = false

  const isDoubtful = () => mode.dialect === chatDialect && mode.hasSchema && !memory.isProven

  function next(kind: FaultKind): Partial<ModelMode> | null {
    const isChat = mode.dialect === chatDialect
    if (kind === 'no-endpoint' && !isChat) return { dialect: chatDialect }
    if ((kind === 'no-schema' || kind === 'no-fit') && mode.hasSchema) return { hasSchema: false }
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
      memory.mode = { ...mode, hasSchema: isPlain ? memory.mode.hasSchema : isOnce || mode.hasSchema }
      memory.isProven ||= mode.hasSchema
      memory.hasAnswered = true
    },
    change(kind) {
      const change = next(kind)
      isOnce ||= kind === 'no-fit' && memory.isProven && change !== null
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
