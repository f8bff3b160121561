import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { type TopicLanguage } from '../topic/language.ts'
import { type Subject } from './script-subject.ts'
import { DOING_STOCK } from './stock/doing.templates.ts'
import { CALLS, FRAME_DIRECTIONS, GRAVE_CALLS, LAST_WORDS, OPEN_CALLS, RECAPS } from './stock/endings.templates.ts'
import { FRENCH_PACK } from './stock/french.templates.ts'
import { GERMAN_PACK } from './stock/german.templates.ts'
import { GRAVE_STOCK } from './stock/grave.templates.ts'
import { CLAIM_FRAMES, INQUIRY_SECTIONS, QUESTION_FRAMES } from './stock/inquiry.templates.ts'
import { ITALIAN_PACK } from './stock/italian.templates.ts'
import { LIST_STOCK } from './stock/list.templates.ts'
import { LOOKING_STOCK } from './stock/looking.templates.ts'
import { OWN_STOCK } from './stock/own.templates.ts'
import { PLAIN_STOCK } from './stock/plain.templates.ts'
import { PORTUGUESE_PACK } from './stock/portuguese.templates.ts'
import { SPANISH_PACK } from './stock/spanish.templates.ts'
import { type NativePack, type Pack, type Stock } from './stock/stock.ts'
import { STORY_STOCK } from './stock/story.templates.ts'
import { GRAVE_LINES, TONE_LINES } from './stock/tones.templates.ts'
import { VERSUS_STOCK } from './stock/versus.templates.ts'

const NATIVE: Partial<Record<TopicLanguage, NativePack>> = {
  de: GERMAN_PACK,
  es: SPANISH_PACK,
  fr: FRENCH_PACK,
  pt: PORTUGUESE_PACK,
  it: ITALIAN_PACK,
}

/** What is asked of every choice, whatever its two sides are. */
const OF_A_CHOICE = new Set([
  'who it depends on',
  'what would change your mind',
  'the way you heard it',
  'what you do with it',
])

const STOCKS: Record<Exclude<Subject['family'], 'native'>, Stock> = {
  doing: DOING_STOCK,
  looking: LOOKING_STOCK,
  question: { ...QUESTION_FRAMES, sections: INQUIRY_SECTIONS },
  claim: { ...CLAIM_FRAMES, sections: INQUIRY_SECTIONS },
  versus: {
    ...VERSUS_STOCK,
    sections: [...VERSUS_STOCK.sections, ...INQUIRY_SECTIONS.filter(({ name }) => OF_A_CHOICE.has(name))],
  },
  story: STORY_STOCK,
  own: OWN_STOCK,
  list: LIST_STOCK,
  plain: PLAIN_STOCK,
  grave: GRAVE_STOCK,
}

/** All the lines for a subject in a tone. The call to action follows the creator's goal. */
export function packFor({ family, topic }: Subject, tone: Tone, voice: Voice | null): Pack {
  if (family === 'native') {
    const { tones, rehooks, counts, ...pack } = NATIVE[topic.language]!
    return { ...pack, lines: { ...tones[tone], rehooks, counts } }
  }
  const stock = STOCKS[family]
  const isGrave = family === 'grave'
  return {
    stock,
    lines: isGrave ? GRAVE_LINES : TONE_LINES[tone],
    recaps: isGrave ? [] : RECAPS,
    calls: isGrave ? GRAVE_CALLS : voice === null ? OPEN_CALLS : CALLS[voice.goal],
    lastWords: isGrave ? [] : LAST_WORDS,
    frameDirections: FRAME_DIRECTIONS,
  }
}
