import { fieldOf } from '../field.ts'
import { type Topic } from '../topic.ts'
import { type Frame, framesOf } from './frame.ts'
import { KINDS } from './kinds.templates.ts'

interface Kind {
  name: string
  /** Tells a noun phrase of this kind; undefined for a field. */
  pattern?: RegExp
  frames: readonly Frame[]
}

const ALL: readonly Kind[] = KINDS.split('\n# ')
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.replaceAll('\n|', '|').split('\n')
    const sign = /^=\^? (.*)$/u.exec(lines[0]!)
    const ends = lines.slice(sign ? 1 : 0).flatMap((line) => line.split(' | '))
    const frames = framesOf(ends.map((end) => end.replace(' ', ' {subject}: ')).join('\n'))
    if (!sign) return { name, frames }
    const isWhole = lines[0]!.startsWith('=^')
    return { name, frames, pattern: new RegExp(isWhole ? `\\b(?:${sign[1]!})\\b` : `\\b(?:${sign[1]!})$`, 'iu') }
  })

/**
 * Frames that say something of the kind that a topic is of: a noun by its last words, else its field. `isAlone` where no
 * other frame fits: nobody is sold a state of health.
 */
export function kindFrames(topic: Topic): { frames: readonly Frame[]; isAlone: boolean } {
  const { shape, noun, verb, isOwn } = topic
  const isFit = !isOwn && (shape === 'noun' || shape === 'doing' || verb !== undefined)
  const none = { frames: [], isAlone: false }
  if (!isFit || /\b(?:best|worst|cheapest)\b/iu.test(topic.text)) return none
  const head = noun?.head ?? ''
  const kind = shape === 'noun' ? ALL.find(({ pattern }) => pattern?.test(head) ?? false) : undefined
  const found = kind ?? ALL.find(({ name }) => name === fieldOf(topic)?.name)
  return found ? { frames: found.frames, isAlone: /^(?:state|past)$/u.test(found.name) } : none
}
