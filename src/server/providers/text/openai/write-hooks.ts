import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type HookDraft, type HooksBrief, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { HOOKS_ANSWER } from './answers.prompt.ts'
import { openingConversation, topUpConversation } from './conversation.prompt.ts'
import { createHookCollector } from './answers/hook-collector.ts'
import { ProviderFault } from './faults/provider-fault.ts'

/**
 * Ten hooks, or those missing beside `written`: the first call, one that repairs an unreadable answer, and one that tops up too
 * few hooks, also where lines with a cliché were dropped. Fewer than ten after that are a normal end; lines with a cliché are
 * used only where there are no others. `scope` fires with the time limit too, `stop` is the caller's. Throws `ProviderFault`.
 */
export async function* writeHooks(
  write: AnswerWriter,
  { brief, prompt }: { brief: HooksBrief; prompt: TextPrompt },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<HookDraft>, void> {
  const collector = createHookCollector([brief.topic, ...(brief.details ?? [])], brief.written)
  if (collector.isFull) return
  const opening = openingConversation(prompt, HOOKS_ANSWER, ANSWER_TOKENS.hooks)
  yield* readableAnswer(write, opening, collector, scope)
  if (collector.isFull) return

  try {
    yield* write(topUpConversation(opening, collector), collector, scope)
  } catch (error) {
    // With some hooks written, a failed top-up is not an error.
    if (stop.aborted || (collector.hooks.length === 0 && collector.overusedPhrases.length === 0)) throw error
  }
  if (collector.hooks.length === 0) yield* collector.takeOverused()
  if (collector.hooks.length === 0) throw new ProviderFault('unusable')
}
