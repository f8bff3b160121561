import { type Conversation } from '../conversation.prompt.ts'

/** Sizes in tokens, where known: those of a text, prompt and answer together, and of the model's context. */
export interface ContextSize {
  needed?: number | undefined
  there?: number | undefined
}

/** Latin letters per token; in other scripts one letter is one token. */
const LATIN_LETTERS = 4
/**
 * Minimum share of `answerTokens` that is required; the full number allows for languages that take several times as
 * many as English.
 */
const LEAST_PART_OF_ANSWER = 1 / 3

/** A lower estimate of a conversation's tokens, because every model has another tokenizer. */
export function neededTokens({ system, turns, answerTokens }: Conversation): number {
  const prompt = [system, ...turns.map(({ text }) => text)].join('\n')
  const others = prompt.match(/[\u0250-\u1fff\u2070-\u{10ffff}]/gu)?.length ?? 0
  return Math.ceil((prompt.length - others) / LATIN_LETTERS + others + answerTokens * LEAST_PART_OF_ANSWER)
}

const NEEDED = [
  /request \((\d+) tokens/iu,
  /keep the first (\d+) tokens/iu,
  /n_keep: ?(\d+)/iu,
  /input \((\d+) tokens/iu,
]
const THERE = [/available context size \((\d+)/iu, /n_ctx: ?(\d+)/iu, /context length (?:of only |is |\()(\d+)/iu]

/** The sizes in a refusal for length: in its message, or as members of `body` (llama.cpp). */
export function contextIn(message: string, body: unknown): ContextSize {
  const { n_ctx: there, n_prompt_tokens: needed }: Record<string, unknown> = { ...(body as object | undefined) }
  return {
    needed: numberIn(message, NEEDED) ?? readNumber(needed),
    there: numberIn(message, THERE) ?? readNumber(there),
  }
}

function numberIn(message: string, patterns: readonly RegExp[]): number | undefined {
  const found = patterns.map((pattern) => pattern.exec(message)?.[1]).find((digits) => digits !== undefined)
  return found === undefined ? undefined : Number(found)
}

const readNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
