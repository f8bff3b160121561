import { cutAtWord } from '../../../../shared/cut-at-word.ts'
import { optionsWarning } from '../../../../shared/features/generation/answer-options.rules.ts'
import { cleanNote } from '../../../../shared/features/generation/clean-answer.rules.ts'
import { readableContent } from '../../../../shared/features/library/library.rules.ts'
import { readScript, scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type RefineBrief, type RefineDraft, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { correctionConversation, openingConversation } from './conversation.prompt.ts'
import { withoutHalfCharacter } from './answers/hook-text.ts'
import { type ObjectPiece } from './answers/object-reader.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { chooseForm, type RefinedForm } from './answers/refined-content.ts'
import { createWholeCollector } from './answers/whole-collector.ts'

/** The result of a model's answer. `contents` are its options; there are none where it has only a note. */
interface Refined {
  contents: string[]
  note: string
}

/** Maximum UTF-16 units of a note on a version, and of an answer without one. */
const LONGEST_NOTE = 300
const LONGEST_REPLY = 2_000
const NO_NOTE = 'Rewritten as you asked.'
const UNCHANGED = 'The text came back as it was, so nothing was changed and no prompt was used.'
const TOO_LONG =
  'This text is too long for me to change as a whole, so nothing was changed. Shorten it by hand, or start with a part of it.'

/**
 * A new version with the other options of the answer, or the model's message where it changes nothing. A text that does not
 * fit as a whole is not sent. A hook over its limits is sent back once, then cut. `scope` fires with the time limit too,
 * `stop` is the caller's. Throws `ProviderFault`.
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
  const collector = createRefinedCollector(form, brief)
  const answer = yield* readableAnswer(write, opening, collector, scope, () => 'There is no new text in it.')
  if (!collector.whole) throw new ProviderFault('unusable')
  const usable = ({ contents }: Refined) => contents.filter((content) => !form.problem?.(content))
  let refined = collector.whole

  const problem = usable(refined).length > 0 ? null : form.problem?.(refined.contents[0] ?? '')
  if (problem && refined.contents.length > 0) {
    const corrected = createRefinedCollector(form, brief)
    try {
      const correction = write(correctionConversation(opening, answer ?? '', problem), corrected, scope)
      for (let step = await correction.next(); !step.done; step = await correction.next());
    } catch (error) {
      // The existing text can be cut, so this is not an error.
      if (stop.aborted) throw error
    }
    if (corrected.whole && corrected.whole.contents.length > 0) refined = corrected.whole
    if (usable(refined).length === 0)
      refined = { ...refined, contents: refined.contents.slice(0, 1).map((content) => form.fit?.(content) ?? content) }
  }
  const draft = buildDraft({ ...refined, contents: usable(refined) }, brief)
  if (draft.type === 'version' && draft.options) {
    yield { type: 'warning', warning: optionsWarning(1 + draft.options.length) }
  }
  yield draft
}

function createRefinedCollector(form: RefinedForm, { message }: RefineBrief) {
  return createWholeCollector<Refined & { shown: string }, RefineDraft>({
    read(piece) {
      const said = withoutRequest(piece.texts[form.member] ?? '', message, piece)
      const options = form.split(said, piece)
      const contents = piece.isComplete ? options.map((option) => form.build(option, piece)) : []
      return {
        contents: contents.filter((content) => content !== ''),
        note: readNote(piece),
        shown: piece.isComplete ? '' : form.show(options[0], piece),
      }
    },
    // Beside a text that cannot be read, or only repeats the request, a note describes what was not done.
    isUsable: ({ contents, note }, { texts: { [form.member]: text } }) =>
      contents.length > 0 || (text !== undefined && !/\p{L}/u.test(text) && /\p{L}/u.test(note)),
    show: ({ shown }) => ({ draft: { type: 'partial', text: shown }, size: shown.length }),
  })
}

/** The first words of requests in several languages. Any other message may be the new text itself. */
const REQUEST_WORDS = new Set(
  [
    'make add remove change rewrite rephrase write shorten cut use give keep put turn include replace mention translate fix improve try please can could',
    'mach mache kürze ändere schreib schreibe füge ersetze nimm gib übersetze verbessere bitte kannst',
    'haz hazlo añade agrega cambia escribe reescribe acorta quita usa traduce mejora puedes',
    'fais rends ajoute change écris réécris raccourcis enlève utilise traduis améliore peux',
    'faz faça torna torne adiciona adicione muda mude escreve escreva encurta encurte tira tire usa traduz melhora',
    'fai fallo rendi rendilo aggiungi cambia scrivi riscrivi accorcia togli traduci migliora puoi',
  ].flatMap((words) => words.split(' ')),
)

/** A new text without the request, where it begins with that; empty where there is nothing else. */
function withoutRequest(raw: string, message: string, { isComplete }: { isComplete: boolean }): string {
  const [request, text] = [message.trim().toLowerCase(), raw.replace(/^[\s"“„«*]+/u, '')]
  if (!REQUEST_WORDS.has(/^\p{L}+/u.exec(request)?.[0] ?? '')) return raw
  const said = text.toLowerCase()
  if (!isComplete && request.startsWith(said)) return ''
  const rest = said.startsWith(request) ? text.slice(request.length) : undefined
  const end = rest === undefined ? null : /^["”“»*.!?…]*(?:: *|\n|$)/u.exec(rest)
  return rest === undefined || end === null ? raw : rest.slice(end[0].length).trim()
}

/** Contents that equal the old one, or each other, are no versions. */
function buildDraft({ contents, note }: Refined, { content: old }: RefineBrief): RefineDraft {
  if (contents.length === 0) return { type: 'answer', text: cut(note, LONGEST_REPLY) }
  const [content, ...options] = contents.filter(
    (one, at) => toComparable(one) !== toComparable(old) && contents.indexOf(one) === at,
  )
  if (content === undefined) return { type: 'answer', text: unchangedText(note), isFree: true }
  return {
    type: 'version',
    content,
    note: /\p{L}/u.test(note) ? cut(note, LONGEST_NOTE) : NO_NOTE,
    ...(options.length > 0 && { options }),
  }
}

/** A content without what does not matter: the times of a script, the form of a caption's JSON. */
function toComparable(content: string): string {
  const beats = readScript(content)
  return beats ? scriptText(beats, { directions: true }) : readableContent(content).trim()
}

function unchangedText(note: string): string {
  return /\p{L}/u.test(note) ? `${UNCHANGED} The writer says: “${cut(note, LONGEST_NOTE)}”` : UNCHANGED
}

function readNote({ texts }: ObjectPiece): string {
  return cleanNote(withoutHalfCharacter(texts['note'] ?? ''))
}

function cut(text: string, room: number): string {
  return cutAtWord(text, room, (part) => part.length)
}
