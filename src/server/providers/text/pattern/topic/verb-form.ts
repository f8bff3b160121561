import { actionPhrases, bannedDoing, isDoing } from './action-phrases.ts'
import { type TopicReading } from './topic.ts'
import { orderKind } from './verb-lists.ts'
import { lowerAt, textOf, type Word } from './word.ts'

const DETERMINERS =
  /^(?:a|an|the|my|your|our|his|her|their|its|this|that|these|those|every|each|all|some|any|no|more|less|fewer|enough|it|them|me|him|us|yourself|like|up|down|out|off|away|back|into|from|with|without|for|faster|better|smarter|harder|longer|slower|well|\d+)$/u
/** Two-word heads whose first word is a doing: "running shoes", "baking tips". */
const GEAR =
  /^(?:shoes?|boots?|gear|tips?|tricks?|hacks?|mistakes?|ideas?|routines?|plans?|guides?|tools?|apps?|software|supplies|lists?|schedules?|challenges?|modes?|products?|machines?|setups?|chairs?|desks?|pads?|pools?|classes|class|courses?|lessons?|videos?|vlogs?|channels?|trips?|haul|hauls|sprees?|techniques?|skills?|styles?|strateg(?:y|ies)|habits?|systems?|books?|games?|prompts?|projects?|kits?|myths?|rules?|goals?|bans?|room|culture|companion|partners?|memories|essentials|basics|fails?|day|shops?|cards?|paper|oil|powder|soda|board|stick|glasses|wheel|season|trends?|journey|world|buddy|spots?)$/u

const ACTING_ON =
  /^(?:reading|playing|watching|making|buying|selling|taking|teaching|building|creating|planning|writing|filming|giving|finding|choosing|doing|having|wearing|trying|using|setting|starting|learning|sharing|finishing|fixing|breaking|designing|collecting)$/u
const OBJECTS =
  /^(?:shoes?|boots?|gear|mistakes?|plans?|lists?|schedules?|products?|chairs?|desks?|classes|class|courses?|lessons?|videos?|vlogs?|trips?|skills?|habits?|systems?|books?|games?|projects?|kits?|rules?|goals?|apps?|tools?|software|memories|cards?|glasses|boards?|friends)$/u
const DETERMINERS_AFTER =
  /^(?:a|an|the|my|your|our|his|her|their|this|that|every|each|all|more|less|fewer|you|me|them|it)$/u

/** Reads "how to bake bread". */
export function readHowTo(words: readonly Word[]): TopicReading | null {
  if (lowerAt(words, 0) !== 'how' || lowerAt(words, 1) !== 'to' || words.length < 3) return null
  return { form: 'instruction', phrases: actionPhrases(words.slice(2)), traits: ['doable'] }
}

/** Reads "stop buying coffee", "don't skip breakfast", "drink more water". Null where the first word is a noun. */
export function readOrder(words: readonly Word[]): TopicReading | null {
  const first = lowerAt(words, 0)
  if (words.length < 2 || textOf(words).endsWith(' with me')) return null
  const ban = bannedDoing(words)
  if (ban !== null) {
    return { form: 'ban', phrases: { order: textOf(words), doing: ban, noun: ban } }
  }
  const kind = orderKind(first)
  if (kind === 'none' || (kind === 'noun-or-order' && !DETERMINERS.test(lowerAt(words, 1)))) return null
  const phrases = { order: textOf(words), ...(first === 'be' ? {} : actionPhrases(words)) }
  return { form: isAdvice(words) ? 'order' : 'instruction', phrases, traits: ['doable'] }
}

/** Whether an order is advice ("drink more water") rather than a skill in the form of one ("paint a room"). */
function isAdvice(words: readonly Word[]): boolean {
  const opens =
    /^(?:start|begin|keep|try|be|trust|let|take|believe|hug|love|forgive|ask|listen|believe|enjoy|embrace|slow|rest|breathe|read|walk|eat|drink|sleep|work|live|think|leave|go|do|call|choose|say|stay|train)$/u
  const measures =
    /^(?:more|less|fewer|better|earlier|slower|smarter|harder|often|daily|every|first|enough|now|today|anyway|instead|like)$/u
  return opens.test(lowerAt(words, 0)) || words.some((word) => measures.test(word.lower))
}

/** "running shoes", "dating app red flags": the first word says what kind. "reading books" is a doing all the same. */
function isCompound(words: readonly Word[]): boolean {
  const isObject = ACTING_ON.test(lowerAt(words, 0)) && OBJECTS.test(lowerAt(words, 1))
  return GEAR.test(lowerAt(words, 1)) && !isObject && !DETERMINERS_AFTER.test(lowerAt(words, 2))
}

/** Reads "cooking for one". Null for "running shoes" and "wedding". */
export function readDoing(words: readonly Word[]): TopicReading | null {
  const first = words[0]
  if (first === undefined || !isDoing(first)) return null
  if (isCompound(words)) return null
  const isOwn = words.some((word) => /^(?:my|our)$/u.test(word.lower))
  const doing = textOf(words)
  if (isOwn) return { form: 'own', phrases: { noun: doing } }
  const adjunct = words.length === 1 ? { adjunct: doing } : {}
  return { form: 'doing', phrases: { doing, noun: doing, ...adjunct }, traits: ['doable'] }
}
