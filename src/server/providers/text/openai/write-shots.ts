import { hookKey } from '../../../../shared/features/hooks/hooks.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type ShotDraft, type ShotsBrief, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { SHOTS_ANSWER } from './answers.prompt.ts'
import { openingConversation } from './conversation.prompt.ts'
import { type Collector } from './answers/collector.ts'
import { hookExtras } from './answers/hook-text.ts'
import { ProviderFault } from './faults/provider-fault.ts'

/** The shots of lines, which may lack some. Throws `ProviderFault`, also for an answer that breaks off. */
export async function* writeShots(
  write: AnswerWriter,
  { brief, prompt }: { brief: ShotsBrief; prompt: TextPrompt },
  scope: AbortSignal,
): AsyncGenerator<Written<ShotDraft>, void> {
  const collector = createShotCollector(brief.lines)
  const opening = openingConversation(prompt, SHOTS_ANSWER, ANSWER_TOKENS.shots)
  const answer = yield* readableAnswer(write, opening, collector, scope, () => 'There is nothing in it.')
  if (answer === null && !collector.isFull) throw new ProviderFault('failed')
}

function createShotCollector(lines: readonly string[]): Collector<ShotDraft> {
  const known = new Set<number>()
  /** Shots of this call, which number those without a number. */
  let count = 0
  return {
    get hasResult() {
      return known.size > 0
    },
    get isFull() {
      return known.size === lines.length
    },
    begin() {
      count = 0
    },
    restart() {
      known.clear()
      count = 0
      return []
    },
    take({ isComplete, texts }) {
      if (!isComplete) return null
      count += 1
      const index = (Number.parseInt(texts['line'] ?? '', 10) || count) - 1
      const line = lines[index]
      const { onScreen = '', ...rest } = hookExtras(texts)
      const shot =
        line !== undefined && onScreen !== '' && hookKey(onScreen) !== hookKey(line) ? { onScreen, ...rest } : rest
      if (line === undefined || known.has(index) || Object.keys(shot).length === 0) return null
      known.add(index)
      return { type: 'shot', index, ...shot }
    },
  }
}
