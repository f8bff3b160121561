import { type RefineBrief } from '../../text.port.ts'
import { ended } from '../script/about.ts'
import { type Change, type Content, fits, type Outcome, readContent, writeContent, countWords } from './content.ts'
import { readRequest } from './read-request.ts'
import { shorten } from './shorten.ts'

/** A new version with a sentence on what changed, or why there is none. */
export type Refinement = { content: string; note: string } | { answer: string }

const CAN =
  'An AI can do this; the draft writer can: make it shorter, longer by a fact or more casual; add emotion, numbers, ' +
  'a question or your own sentence; replace words; mention a name; number the lines; remove emoji or hashtags; keep ' +
  'the first line; undo.'

/**
 * Changes a content by rules, exactly as a message asks; anything else is answered. A version keeps the form of the
 * content: cue lines, JSON, the limits of its tool and platform. The same brief gives the same result.
 */
export function refineDraft(brief: RefineBrief): Refinement {
  const { requests, rest } = readRequest(brief.message)
  if (requests.length === 0) return unchanged(CAN)
  const first = readContent(brief)
  if (!first || writeContent(first).trim() === '') return unchanged('there is no text here that I can read')
  let content = first
  const done: string[] = []
  const reasons: string[] = []
  for (const change of requests) {
    if (change === 'undo') {
      if (brief.before === undefined || brief.before === brief.content) return unchanged('this is what it began with')
      return { content: brief.before, note: 'Went back to the text before this one.' }
    }
    const { content: changed, did, otherwise } = withRoom(change, content, first, brief)
    const isSame = writeContent(changed) === writeContent(content)
    if (!isSame) done.push(did)
    else if (otherwise) reasons.push(otherwise)
    content = changed
  }
  const written = writeContent(content).trim()
  if (done.length === 0 || written === '' || written === writeContent(first).trim())
    return unchanged(reasons[0] ?? 'that would leave the text as it is')
  const open = rest.length > 0 ? [`an AI can do the rest: “${rest.join(', ').slice(0, 80)}”`] : []
  return { content: written, note: [done.join('; '), ...reasons, ...open].map(sentence).join(' ') }
}

const unchanged = (reason: string): Refinement => ({ answer: `${sentence(reason)} Nothing was changed.` })

function withRoom(change: Change, content: Content, first: Content, brief: RefineBrief): Outcome {
  let room: Content | null = content
  for (let tries = 0; room && tries < 20; tries += 1) {
    const outcome = change(room, brief)
    if (fits(outcome.content, first, brief))
      return room === content ? outcome : { ...outcome, did: `${outcome.did}, and cut the rest to make room` }
    room = shorten(room, countWords(room) - 3)
  }
  return { content, did: '', otherwise: 'there is no room for that' }
}

const sentence = (clause: string): string => ended(clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
