import { type Conversation, repairConversation } from './conversation.prompt.ts'
import { isHeldBack, refusalIn } from './model-signal.ts'
import { firstMode, nextMode } from './model-mode.ts'
import { createObjectReader, type ObjectPiece } from './object-reader.ts'
import { ProviderFault } from './provider-fault.ts'
import { retryDelayMs } from './retry.ts'
import { type Connection, streamText } from './text-stream.ts'

/** A script of ten minutes needs ten kilobytes; a model that goes on and on is cut off, in UTF-16 units. */
const LONGEST_ANSWER = 64 * 1024

/** What is made of the objects of an answer, over all the calls of one generation. */
export interface Collector<Draft> {
  /** Whether something whole is there, so that a call that fails is not made again from its beginning. */
  readonly hasResult: boolean
  /** Whether nothing more is needed of the answer. */
  readonly isFull: boolean
  /** A call begins: what one that broke off has left half done is forgotten. */
  begin?(): void
  /** Turns a piece into what the caller sees; null when it shows nothing new. */
  take(piece: ObjectPiece): Draft | null
}

/** Has one conversation answered: yields what the collector makes of it and returns the whole text of the answer. */
export type AnswerWriter = <Draft>(
  conversation: Conversation,
  collector: Collector<Draft>,
  scope: AbortSignal,
) => AsyncGenerator<Draft, string>

/**
 * A writer over one connection. A call that fails in passing is made again, at most `retries` times and never once a
 * result is there; reading ends with the call when the collector is full. What a server turns out not to know is
 * remembered, so that it is asked only once. The writer throws `ProviderFault`, or the reason of `scope`.
 */
export function createAnswerWriter(
  connection: Connection,
  { baseUrl, retries, random }: { baseUrl: string | undefined; retries: number; random: () => number },
): AnswerWriter {
  let known = firstMode(baseUrl)

  return async function* write(conversation, collector, scope) {
    for (let attempt = 0; ;) {
      const mode = known
      const reader = createObjectReader(conversation.format.members)
      let answer = ''
      collector.begin?.()
      try {
        for await (const text of streamText(connection, mode, conversation, scope)) {
          answer += text
          if (answer.length > LONGEST_ANSWER) throw new ProviderFault('unusable')
          for (const piece of reader.push(text)) {
            if (isHeldBack(piece)) continue
            const draft = collector.take(piece)
            if (draft) yield draft
            scope.throwIfAborted()
            if (collector.isFull) return answer
          }
        }
        return answer
      } catch (error) {
        scope.throwIfAborted()
        const next = nextMode(mode, error)
        const delayMs = retryDelayMs(error, attempt, random)
        if (next) known = next
        else if (delayMs === null || attempt >= retries || collector.hasResult) throw error
        else {
          attempt += 1
          await connection.clock.sleep(delayMs, scope)
        }
      }
    }
  }
}

/**
 * The first call, and one more that repairs an answer that cannot be read. `whenEmpty` says what is wrong with one that
 * can and holds no result; null takes it as it is. Returns the text of the answer, or null for one that broke off after a result.
 * Throws `ProviderFault` `unusable` when the repair holds nothing either.
 */
export async function* readableAnswer<Draft>(
  write: AnswerWriter,
  opening: Conversation,
  collector: Collector<Draft>,
  scope: AbortSignal,
  whenEmpty: () => string | null = () => null,
): AsyncGenerator<Draft, string | null> {
  const answer = yield* keepingResults(write(opening, collector, scope), collector, scope)
  if (answer === null || collector.hasResult) return answer
  const problem = opening.format.problem(answer) ?? whenEmpty()
  if (problem === null) return answer
  const refusal = refusalIn(answer)
  if (refusal) throw refusal
  const repair = write(repairConversation(opening, answer, problem), collector, scope)
  const repaired = yield* keepingResults(repair, collector, scope)
  if (!collector.hasResult) throw new ProviderFault('unusable')
  return repaired
}

/** Passes an answer on. When it breaks off after a result, returns null in place of its text: what is there counts. */
export async function* keepingResults<Draft>(
  answer: AsyncGenerator<Draft, string>,
  collector: Collector<Draft>,
  scope: AbortSignal,
): AsyncGenerator<Draft, string | null> {
  try {
    return yield* answer
  } catch (error) {
    const isRefused = error instanceof ProviderFault && (error.kind === 'declined' || error.kind === 'crisis')
    if (scope.aborted || isRefused || !collector.hasResult) throw error
    return null
  }
}
