import { isSoftFault } from '../../../../shared/features/hooks/hook-faults.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type HookDraft, type HooksBrief, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { HOOKS_ANSWER, PLANNED_HOOKS_ANSWER } from './answers.prompt.ts'
import { openingConversation, topUpConversation } from './conversation.prompt.ts'
import { type AnswerFormat } from './answers/answer-format.ts'
import { createHookCollector } from './answers/hook-collector.ts'
import { ProviderFault } from './faults/provider-fault.ts'

/**
 * Ten hooks, or those missing beside `written`: the first call, one that repairs an unreadable answer, and one that tops up too
 * few hooks. A call ends with the last missing hook. Fewer than ten after that are a normal end; lines with a soft fault are used
 * only where there are no others. With `plans` the model plans first. `scope` fires with the time limit too, `stop` is the
 * caller's. Throws `ProviderFault`.
 */
export async function* writeHooks(
  write: AnswerWriter,
  { brief, prompt, plans }: { brief: HooksBrief; prompt: TextPrompt; plans: boolean },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<HookDraft>, void> {
  const collector = createHookCollector(brief)
  if (collector.isFull) return
  const open = (format: AnswerFormat) => openingConversation(prompt, format, ANSWER_TOKENS.hooks)
  yield* readableAnswer(write, open(plans ? PLANNED_HOOKS_ANSWER : HOOKS_ANSWER), collector, scope)
  if (collector.isFull) return

  try {
    yield* write(topUpConversation(open(HOOKS_ANSWER), collector), collector, scope)
  } catch (error) {
    // With some hooks written, a failed top-up is not an error.
    if (stop.aborted || (collector.hooks.length === 0 && !collector.faults.some(isSoftFault))) throw error
  }
  if (collector.hooks.length === 0) yield* collector.takeSoft()
  if (collector.hooks.length === 0) throw new ProviderFault('unusable')
}
