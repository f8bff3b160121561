import { type RefineBrief } from '../../text.port.ts'
import { fitCaption } from '../../../../../shared/features/captions/captions.rules.ts'
import { ended } from '../script/about.ts'
import { type Change, type Content, fits, type Outcome, readContent, writeContent, wordsOf } from './content.ts'
import { readRequest } from './read-request.ts'
import { shorten } from './shorten.ts'

/** A new version with a sentence on what changed, or why there is none. */
export type Refinement = { content: string; note: string } | { answer: string }

const CAN =
  'An AI can do this; the draft writer can: make it shorter, longer by a fact or more casual; add emotion, numbers, ' +
  'a question or your own sentence; replace words; mention a name; number the lines; remove emoji or hashtags; keep ' +
  'the first line; undo.'
const SAME = 'that would leave the text as it is'
const NOTHING = 'Nothing was changed.'

/**
 * Changes a content by rules, exactly as a message asks; anything else is answered. A version keeps the form of the
 * content: cue lines, JSON, the limits of its tool and platform. The same brief gives the same result.
 */
export function refineDraft(brief: RefineBrief): Refinement {
  const { requests, rest } = readRequest(brief.message)
  if (requests.length === 0) return { answer: `${CAN} ${NOTHING}` }
  if (requests.includes('undo')) return undo(brief)
  const first = readContent(brief)
  if (!first || !/\S/u.test(writeContent(first))) return { answer: `There is no text here that I can read. ${NOTHING}` }
  let content = first
  const done: string[] = []
  const reasons: string[] = []
  for (const change of requests.filter((request) => request !== 'undo')) {
    const outcome = withRoom(change, content, first, brief)
    if (writeContent(outcome.content) === writeContent(content)) reasons.push(outcome.otherwise ?? SAME)
    else done.push(outcome.did)
    content = outcome.content
  }
  const written = writeContent(fitted(content, brief)).trim()
  if (done.length === 0 || written === '' || written === writeContent(first).trim())
    return { answer: `${sentence(reasons[0] ?? SAME)} ${NOTHING}` }
  const open = rest.length > 0 ? [`an AI can do the rest: “${rest.join(', ').slice(0, 80)}”`] : []
  return { content: written, note: [done.join('; '), ...reasons, ...open].map(sentence).join(' ') }
}

function undo({ before, content }: RefineBrief): Refinement {
  if (before === undefined || before === content) return { answer: `This is what it began with. ${NOTHING}` }
  return { content: before, note: 'Went back to the text before this one.' }
}

function withRoom(change: Change, content: Content, first: Content, brief: RefineBrief): Outcome {
  let room: Content | null = content
  for (let tries = 0; room && tries < 20; tries += 1) {
    const outcome = change(room, brief)
    if (fits(outcome.content, first, brief))
      return room === content ? outcome : { ...outcome, did: `${outcome.did}, and cut the rest to make room` }
    room = shorten(room, wordsOf(room) - 3)
  }
  return { content, did: '', otherwise: 'there is no room for that' }
}

function fitted(content: Content, { userInput }: RefineBrief): Content {
  const { caption, texts, hashtags } = content
  if (!caption || !userInput) return content
  const fit = fitCaption({ text: texts[0] ?? '', hashtags }, userInput.platform)
  return { ...content, texts: [fit.text], hashtags: fit.hashtags }
}

/** Words in quotation marks stay, the first one as well. */
const sentence = (clause: string): string => ended(clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
