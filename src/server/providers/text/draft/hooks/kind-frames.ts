import { fieldIn } from '../field.ts'
import { type Topic } from '../topic.ts'
import { type Frame, parseFrames } from './frame.ts'
import { KINDS } from './kinds.templates.ts'

interface Kind {
  name: string
  /** What it is recognised by in the whole phrase or at the end of its head; undefined for a field. */
  sign?: { words: RegExp; isWhole: boolean; isDone: boolean }
  frames: readonly Frame[]
}

const ALL: readonly Kind[] = KINDS.split('\n# ')
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.replaceAll('\n|', '|').split('\n')
    const [, mark, words] = /^=([+^]?) (.*)$/u.exec(lines[0]!) ?? []
    const frames = parseFrames(`# {subject}:\n${lines.slice(words ? 1 : 0).join('\n')}`)
    if (!words) return { name, frames }
    const isWhole = mark === '^'
    const end = isWhole ? '' : '$'
    return {
      name,
      frames,
      sign: { words: new RegExp(`\\b(?:${words})\\b${end}`, 'iu'), isWhole, isDone: mark === '+' },
    }
  })

const ASIDE =
  / (?:of|in|at|on|for|with(?:out)?|from|after|before|near|under|over|as|to|by|during|while|between|around|like|that|who|nobody|no one|you|I|every) /iu

const KIND_WORDS = /^(?:Question|Proof|How-to|Curiosity gap|Challenge)$/u
/** Words behind the thing that a phrase is about. */
const LAST =
  /(?:^| )(?:care|basics|training|lessons|classes|drills|guide|tricks|tips|routine|safety|patterns?|projects?|recipes?|stitches|techniques?|itinerary|workouts?|draft|makeover|hacks|plan|(?:first|last) (?:day|week|month|year))$/iu

interface KindFrames {
  frames: readonly Frame[]
  /** No other frame fits. */
  isAlone: boolean
  /** It is a state of health: no line promises it, gentle ones fit. */
  isState: boolean
}

/** Frames for the kind of a topic: by the last words of its noun, or of what is done, else its field. */
export function kindFrames(topic: Topic): KindFrames {
  const { shape, noun, verb, doing, isOwn } = topic
  const isNoun = shape === 'noun'
  const isFit = (!isOwn || / in my life as /u.test(topic.label)) && (isNoun || shape === 'doing' || verb !== undefined)
  const none = { frames: [], isAlone: false, isState: false }
  // One chooses among the best ones; the best one is bought.
  if (!isFit || (topic.isPlural && /\b(?:best|worst|cheapest)\b/iu.test(topic.text))) return none
  const text = (isNoun ? noun : (verb ?? doing))?.text ?? ''
  const head = text.split(ASIDE)[0]!
  const core = head.replace(LAST, '')
  const find = (words: string): Kind | undefined =>
    ALL.find(({ sign }) => sign && (isNoun || sign.isDone) && sign.words.test(sign.isWhole ? text : words))
  const first = find(head.split(' and ')[0]!)
  const kind =
    find(head) ?? (head.endsWith(' care') ? undefined : find(core)) ?? (first?.name === 'state' ? first : undefined)
  // What names its place may be the creator's own business: nothing warns of it.
  if (kind?.name === 'service' && /^(?:family|local|mobile)\b| (?:in|near) \p{Lu}/u.test(text))
    return { ...none, frames: kind.frames.filter(({ pattern }) => KIND_WORDS.test(pattern)) }
  const isState = kind?.name === 'state'
  if (kind) return { frames: kind.frames, isAlone: isState || kind.name === 'past', isState }
  // What is bought, learned or said around a thing of a field is of none.
  if (isNoun && /(?: in| near|^the) \p{Lu}/u.test(text)) return none
  const words = core.toLowerCase().split(' ')
  const whole = fieldIn(words.slice(0, 4).join(' '))
  const field = isNoun && whole?.name !== 'crafts' ? fieldIn(words.at(-1)!) : whole
  return { ...none, frames: ALL.find(({ name }) => name === field?.name)?.frames ?? [] }
}
