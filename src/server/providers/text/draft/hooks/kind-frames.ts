import { fieldIn } from '../field.ts'
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
    const ends = lines.slice(sign ? 1 : 0)
    const frames = parseFrames(`# {subject}:\n${ends.join('\n')}`)
    if (!sign) return { name, frames }
    const whole = new RegExp(`\\b(?:${sign[1]!})\\b`, 'iu')
    const ending = new RegExp(`\\b(?:${sign[1]!})$`, 'iu')
    const isWhole = lines[0]!.startsWith('=^')
    return { name, frames, matches: (text, head) => (isWhole ? whole.test(text) : ending.test(head)) }
  })

const ASIDE =
  / (?:of|in|at|on|for|with(?:out)?|from|after|before|near|under|over|as|to|by|during|while|between|around|like|that|who|nobody|no one|you|I|every) /iu

const KIND_WORDS = /^(?:Question|Proof|How-to|Curiosity gap|Challenge)$/u
const LAST =
  /^(?:care|basics|training|guide|tricks|routine|safety|patterns?|projects?|recipes?|stitches|techniques?|itinerary|workouts?|landscapes?|portraits?)$/u

/**
 * Frames for the kind of a topic: a noun by its last words, else its field. `isAlone` where no
 * other frame fits: no line promises a state of health.
 */
export function kindFrames(topic: Topic): { frames: readonly Frame[]; isAlone: boolean } {
  const { shape, noun, verb, doing, isOwn } = topic
  const isFit =
    (!isOwn || / in my life as /u.test(topic.label)) && (shape === 'noun' || shape === 'doing' || verb !== undefined)
  const none = { frames: [], isAlone: false }
  // One chooses among the best ones; the best one is bought.
  if (!isFit || (topic.isPlural && /\b(?:best|worst|cheapest)\b/iu.test(topic.text))) return none
  const text = noun?.text ?? ''
  const kind = shape === 'noun' ? ALL.find(({ matches }) => matches?.(text, text.split(ASIDE)[0]!) ?? false) : undefined
  // What names its place may be the creator's own business: nothing warns of it.
  if (kind?.name === 'service' && /^(?:family|local|mobile)\b| (?:in|near) \p{Lu}/u.test(text))
    return { frames: kind.frames.filter(({ pattern }) => KIND_WORDS.test(pattern)), isAlone: false }
  if (kind) return { frames: kind.frames, isAlone: /^(?:state|past)$/u.test(kind.name) }
  // What is bought, learned or said around a thing of a field is of none.
  if (shape === 'noun' && /(?: in| near|^the) \p{Lu}/u.test(text)) return none
  const words = (verb ?? doing ?? noun)?.text.split(ASIDE)[0]!.toLowerCase().split(' ') ?? []
  const field = fieldIn(
    (shape === 'noun' ? words.slice(LAST.test(words.at(-1)!) ? -2 : -1) : words.slice(0, 4)).join(' '),
  )
  return { frames: ALL.find(({ name }) => name === field?.name)?.frames ?? [], isAlone: false }
}
