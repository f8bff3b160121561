import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { phraseInFull, type Speech } from './script-speech.ts'
import {
  EVERYDAY_MOMENTS,
  EVERYDAY_THINGS,
  EXAMPLES,
  FIELD_EXAMPLES,
  SHORT_EXAMPLES,
} from './stock/examples.templates.ts'
import { type Lesson } from './stock/stock.ts'

/** Finds examples in a creator's days. */
export interface Examples {
  /** An example for a lesson in one of its ways, with a moment or a thing that no example has had; null without one. */
  next(lesson: Lesson): string | null
  /** The same in a few words. */
  nextShort(lesson: Lesson): string | null
  /** A thing to have in the picture. */
  thing(): string
}

/** Moments that are told as many; the lines speak of one. */
const MANY = /^(?!an? |the |one )[\p{L}-]+s\b/u
/** Things that cannot be held up or put down. */
const NOT_IN_HAND =
  /\b(?:day|days|restart|pause|face|take|joke|chat|customer|email|seat|connection|backlog|loadout|fund|transfer|account|buddy|corner|shortcut|manager|punchline|idea|habit|routine|hour|walk|sleep|plan|rule|offer|story|playlist|backup|subscriptions|summary|cold coffee|number|month)\b/u

/** Whether a moment only names the field: "a detail of bird watching that is easy to miss". */
function isOfField(moment: string, field: string): boolean {
  return field !== '' && moment.toLowerCase().includes(field.toLowerCase())
}

/** Gathers what examples are made of: the creator's own first, then everybody's. */
export function createExamples(
  voice: Voice | null,
  speech: Speech,
  { random, hasShortForms }: { random: SeededRandom; hasShortForms: boolean },
): Examples {
  const plain = (list: readonly string[]) => (hasShortForms ? list : list.map(phraseInFull))
  const { moments: all = [], things: atHand = [], name: field = '' } = voice?.niche ?? {}
  const general = random.shuffle(all.filter((moment) => isOfField(moment, field)))
  const own = all.filter((moment) => !isOfField(moment, field) && !MANY.test(moment))
  const moments = [...random.shuffle(own), ...random.shuffle(plain(EVERYDAY_MOMENTS))]
  const ownThings = atHand.filter((thing) => !NOT_IN_HAND.test(thing))
  const things = [...random.shuffle(ownThings), ...random.shuffle(EVERYDAY_THINGS)]
  const left = new Map<readonly string[], string[]>()
  let shown = 0

  function tell(lines: readonly string[]): string | null {
    const rest = left.get(lines) ?? random.shuffle(lines)
    left.set(lines, rest)
    const line = rest.pop()
    if (line === undefined) return null
    const source = line.includes('{thing}') ? things : moments
    const fill = source[0]
    if (fill === undefined) return null
    const text = speech.say(line, { moment: fill, thing: fill })
    if (text !== null) source.shift()
    return text
  }

  return {
    next(lesson) {
      const moment = general.pop()
      const told = moment === undefined ? null : speech.sayOneOf(FIELD_EXAMPLES, { moment })
      return told ?? tell(EXAMPLES[lesson])
    },
    nextShort: (lesson) => tell(SHORT_EXAMPLES[lesson]),
    thing() {
      const choice = ownThings.length > 0 ? ownThings : EVERYDAY_THINGS
      shown += 1
      return choice[shown % choice.length]!
    },
  }
}
