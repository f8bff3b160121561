import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { CHECK_ANSWER } from './answers.prompt.ts'
import { openingConversation } from './conversation.prompt.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { createWholeCollector } from './answers/whole-collector.ts'

const PROMPT = { system: 'This is a check of the connection.', user: 'Are you ready?' }

/** Requests one word in the format of every other answer. Throws `ProviderFault`. */
export async function* checkAnswer(write: AnswerWriter, scope: AbortSignal): AsyncGenerator<Written<never>, void> {
  const collector = createWholeCollector<string, never>({
    read: ({ texts }) => texts['answer'] ?? '',
    isUsable: (answer) => answer.trim() !== '',
    show: () => ({ draft: undefined as never, size: 0 }),
  })
  const opening = openingConversation(PROMPT, CHECK_ANSWER, ANSWER_TOKENS.check)
  yield* readableAnswer(write, opening, collector, scope, () => 'There is nothing in it.')
  if (collector.whole === null) throw new ProviderFault('unusable')
}
