import { findField } from '../field.ts'
import { type Topic } from '../topic.ts'
import { type Frame, parseFrames } from './frame.ts'
import { KINDS } from './kinds.templates.ts'

interface Kind {
  name: string
  /** Whether a noun phrase, or the head of one, is of this kind; undefined for a field. */
  matches?: (text: string, head: string) => boolean
  frames: readonly Frame[]
}

const ALL: readonly Kind[] = KINDS.split('\n# ')
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.replaceAll('\n|', '|').split('\n')
    const sign = /^=\^? (.*)$/u.exec(lines[0]!)
    const ends = lines.slice(sign ? 1 : 0).flatMap((line) => line.split(' | '))
    const frames = parseFrames(ends.map((end) => end.replace(' ', ' {subject}: ')).join('\n'))
    if (!sign) return { name, frames }
    const whole = new RegExp(`\\b(?:${sign[1]!})\\b`, 'iu')
    const ending = new RegExp(`\\b(?:${sign[1]!})$`, 'iu')
    const isWhole = lines[0]!.startsWith('=^')
    return { name, frames, matches: (text, head) => (isWhole ? whole.test(text) : ending.test(head)) }
  })

const smallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What restricts a noun is not what it is: "a meal plan for a mom who hates cooking". */
const ASIDE =
  / (?:of|in|at|on|for|with(?:out)?|from|after|before|near|under|over|as|to|by|during|while|between|around|like|that|who) /iu

/**
 * Frames for the kind of a topic: a noun by its last words, else its field. `isAlone` where no
 * other frame fits: no line promises a state of health.
 */
export function kindFrames(topic: Topic): { frames: readonly Frame[]; isAlone: boolean } {
  const { shape, noun, verb, isOwn } = topic
  const isFit =
    (!isOwn || / in my life as /u.test(topic.label)) && (shape === 'noun' || shape === 'doing' || verb !== undefined)
  const none = { frames: [], isAlone: false }
  // One chooses among the best ones; the best one is bought.
  if (!isFit || (topic.isPlural && /\b(?:best|worst|cheapest)\b/iu.test(topic.text))) return none
  const text = noun?.text ?? ''
  const kind = shape === 'noun' ? ALL.find(({ matches }) => matches?.(text, text.split(ASIDE)[0]!) ?? false) : undefined
  if (kind) return { frames: kind.frames, isAlone: /^(?:state|past)$/u.test(kind.name) }
  const field = findField(topic)
  const ends = ALL.find(({ name }) => name === field?.name)?.frames ?? []
  const asked = field?.questions.map(({ ask }) => `Q {subject}: ${smallStart(ask)}`) ?? []
  return { frames: [...ends, ...parseFrames(asked.join('\n'))], isAlone: false }
}
