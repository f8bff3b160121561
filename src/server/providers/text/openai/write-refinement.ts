import { cutAtWord } from '../../../../shared/cut-at-word.ts'
import { cleanNote } from '../../../../shared/features/generation/clean-answer.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type RefineBrief, type RefineDraft, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { correctionConversation, openingConversation } from './conversation.prompt.ts'
import { withoutHalfCharacter } from './answers/hook-text.ts'
import { type ObjectPiece } from './answers/object-reader.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { chooseForm, type RefinedForm } from './answers/refined-content.ts'
import { createWholeCollector } from './answers/whole-collector.ts'

/** The result of a model's answer. `content` is empty where it has only a note. */
interface Refined {
  content: string
  note: string
}

/** Maximum UTF-16 units of a note on a version, and of an answer without one. */
const LONGEST_NOTE = 300
const LONGEST_REPLY = 2_000
const NO_NOTE = 'Rewritten as you asked.'
const TOO_LONG =
  'This text is too long for me to change as a whole, so nothing was changed. Shorten it by hand, or start with a part of it.'

/**
 * A new version, or the model's message where it changes nothing. A text that does not fit as a whole is not sent. A
 * hook over its limits is sent back once, then cut. `scope` fires with the time limit too, `stop` is the caller's.
 * Throws `ProviderFault`.
 */
export async function* writeRefinement(
  write: AnswerWriter,
  { brief, prompt }: { brief: RefineBrief; prompt: TextPrompt },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<RefineDraft>, void> {
  if (prompt.isCut) {
    yield { type: 'answer', text: TOO_LONG }
    return
  }
  const form = chooseForm(brief)
  const answerTokens = ANSWER_TOKENS.refinementBase + ANSWER_TOKENS.refinementUnit * brief.content.length
  const opening = openingConversation(prompt, form.format, answerTokens)
  const collector = createRefinedCollector(form)
  const collected = () => form.collected?.() ?? ''
  const whenEmpty = () => (collected() === '' ? 'There is nothing in it.' : null)
  const answer = yield* readableAnswer(write, opening, collector, scope, whenEmpty)
  // Beats without the final note still make a script.
  let refined = collector.whole ?? { content: collected(), note: '' }
  if (refined.content === '' && refined.note === '') throw new ProviderFault('unusable')

  const problem = refined.content === '' ? null : form.problem?.(refined.content)
  if (problem) {
    const corrected = createRefinedCollector(form)
    try {
      const correction = write(correctionConversation(opening, answer ?? '', problem), corrected, scope)
      for (let step = await correction.next(); !step.done; step = await correction.next());
    } catch (error) {
      // The existing text can be cut, so this is not an error.
      if (stop.aborted) throw error
    }
    const better = corrected.whole?.content ? corrected.whole : refined
    refined = {
      ...better,
      content: form.problem?.(better.content) ? (form.fit?.(better.content) ?? '') : better.content,
    }
  }
  yield buildDraft(refined, brief.content)
}

function createRefinedCollector(form: RefinedForm) {
  return createWholeCollector<Refined, RefineDraft>({
    begin: () => form.begin?.(),
    read: (piece) => ({ content: form.buildContent(piece), note: readNote(piece) }),
    // A script's beats are complete before the object that contains them all.
    isUsable: ({ content, note }, piece) => isOuter(piece) && (content !== '' || /\p{L}/u.test(note)),
    show({ content }) {
      const text = form.readable(content)
      return { draft: { type: 'partial', text }, size: text.length }
    },
  })
}

function isOuter({ texts }: ObjectPiece): boolean {
  return texts['text'] === undefined
}

/** Content that equals the old one is no version. */
function buildDraft({ content, note }: Refined, old: string): RefineDraft {
  if (content === '' || (content === old && note !== '')) return { type: 'answer', text: cut(note, LONGEST_REPLY) }
  return { type: 'version', content, note: /\p{L}/u.test(note) ? cut(note, LONGEST_NOTE) : NO_NOTE }
}

function readNote({ texts }: ObjectPiece): string {
  return cleanNote(withoutHalfCharacter(texts['note'] ?? ''))
}

function cut(text: string, room: number): string {
  return cutAtWord(text, room, (part) => part.length)
}
