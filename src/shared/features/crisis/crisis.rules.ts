import { foldText } from '../../fold-text.ts'
import type { Warning } from '../generation/generation.schema.ts'
import { CRISIS_HELP, DECLINED, EATING_HELP, MEDICINE_HELP } from './crisis.constants.ts'
import { FEELING_PHRASES, METHOD_PHRASES } from './crisis-phrases.constants.ts'
import type { Help } from './crisis.schema.ts'
import { EATING_FEELINGS, EATING_METHODS, MEDICINE_FEELINGS, MEDICINE_METHODS } from './eating-phrases.constants.ts'
import { GRAVE_PHRASES, GRAVE_WORDS, NOT_GRAVE } from './grave-words.constants.ts'
import { HARM_PHRASES } from './harm-phrases.constants.ts'

const HELPS = [
  { help: EATING_HELP, methods: EATING_METHODS.map(phrase), feelings: EATING_FEELINGS.map(phrase) },
  { help: MEDICINE_HELP, methods: MEDICINE_METHODS.map(phrase), feelings: MEDICINE_FEELINGS.map(phrase) },
  { help: CRISIS_HELP, methods: METHOD_PHRASES.map(phrase), feelings: FEELING_PHRASES.map(phrase) },
]
const HARMS = HARM_PHRASES.map(phrase)
const LOSSES = GRAVE_PHRASES.map(phrase)
/** Words with the spaces around them, where their end is fixed. */
const WORDS = GRAVE_WORDS.map((word) => (word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `))

/** A quotation of another person: `when a friend says "I want to die"`. Matches the end of the text before the words. */
const QUOTED =
  / (?:says|said|saying|tells|told|texts|texted|posts|posted|hears|heard|thinks|whispers|(?:they|who|you|people|friends|kids|children|teens|students|clients|patients|men|women) (?:say|tell|text|post|hear|think))(?: (?:you|me|us|to|that|their|his|her|mom|dad|they|i|im|am|just|really)){0,4}$/u
/** A report about somebody: `she googled how to ...`. Matches the end of the text before the words. */
const REPORTED =
  / (?:googled|searched|searched for|searching for|looked up|asked|asked (?:him|her|them|siri|google|chatgpt)|learned|knew|knows|planned|plotted|figured out|found out|discovered|showed (?:him|her|them)|taught (?:him|her|them)|told (?:him|her|them)|discussed)$/u
const LONGEST_QUOTE_START = 40

/** What a request gets instead of a result: help, or the warning that it is declined. */
export type Instead = { help: Help; warnings?: undefined } | { help?: undefined; warnings: Warning[] }

/**
 * What is answered instead of a result: help for somebody who may harm, starve or kill themselves or stop a medicine at
 * once, a warning where the request is how to harm somebody else; undefined for any other topic. Of `content`, a text to
 * change, only methods count: people speak of such feelings in a script about prevention. Phrases decide, never a single
 * word: prevention, remembrance, recovery, fasting, news, games, titles and figures of speech are topics like any other.
 */
export function answerInstead(asked: readonly string[], content = ''): Instead | undefined {
  const texts = asked.map(foldText)
  const all = [...texts, foldText(content)]
  const found = HELPS.find(
    ({ methods, feelings }) =>
      methods.some((method) => all.some((text) => method.test(text))) ||
      texts.some((text) => isSaid(feelings, text, QUOTED)),
  )
  if (found) return { help: found.help }
  return all.some((text) => isSaid(HARMS, text, REPORTED)) ? { warnings: [DECLINED] } : undefined
}

/**
 * Whether a topic is about death, illness, violence, loss, addiction, war or danger to life: nothing to joke about, to
 * sell with or to make a challenge of. Whole words decide; a topic that is taken for one loses little.
 */
export function isGraveTopic(text: string): boolean {
  const folded = NOT_GRAVE.reduce((left, harmless) => left.replaceAll(` ${harmless} `, ' '), foldText(text))
  return WORDS.some((word) => folded.includes(word)) || LOSSES.some((loss) => loss.test(folded))
}

/** Whether one of the phrases stands in a text, and not behind words that attribute it to somebody else. */
function isSaid(phrases: readonly RegExp[], text: string, attributed: RegExp): boolean {
  return phrases.some((one) => {
    const found = one.exec(text)
    return found !== null && !attributed.test(text.slice(Math.max(0, found.index - LONGEST_QUOTE_START), found.index))
  })
}

function phrase(source: string): RegExp {
  return new RegExp(source.normalize('NFC'), 'u')
}
