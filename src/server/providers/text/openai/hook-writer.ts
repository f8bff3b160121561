import { type HookDraft } from '../text.port.ts'
import { type Conversation } from './conversation.prompt.ts'
import { type HookCollector } from './hook-collector.ts'
import { createHookReader } from './hook-reader.ts'
import { firstMode, nextMode } from './model-mode.ts'
import { retryDelayMs } from './retry.ts'
import { ProviderFault } from './provider-fault.ts'
import { type Connection, streamText } from './text-stream.ts'

/** Ten hooks need a few kilobytes; a model that goes on and on is cut off, in UTF-16 units. */
const LONGEST_ANSWER = 64 * 1024

/** Has one conversation answered: yields what the collector takes and returns the whole text of the answer. */
export type HookWriter = (
  conversation: Conversation,
  collector: HookCollector,
  scope: AbortSignal,
) => AsyncGenerator<HookDraft, string>

/**
 * A writer over one connection. A call that fails in passing is made again, at most `retries` times and never once a
 * hook is there; reading ends with the call when the collector is full. What a server turns out not to know is
 * remembered, so that it is asked only once. The writer throws `ProviderFault`, or the reason of `scope`.
 */
export function createHookWriter(
  connection: Connection,
  { baseUrl, retries, random }: { baseUrl: string | undefined; retries: number; random: () => number },
): HookWriter {
  let known = firstMode(baseUrl)

  return async function* write(conversation, collector, scope) {
    for (let attempt = 0; ;) {
      const mode = known
      const reader = createHookReader()
      let answer = ''
      try {
        for await (const text of streamText(connection, mode, conversation, scope)) {
          answer += text
          if (answer.length > LONGEST_ANSWER) throw new ProviderFault('unusable')
          for (const piece of reader.push(text)) {
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
        else if (delayMs === null || attempt >= retries || collector.hooks.length > 0) throw error
        else {
          attempt += 1
          await connection.clock.sleep(delayMs, scope)
        }
      }
    }
  }
}
