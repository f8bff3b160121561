import { addEmotion, addFact, addQuestion, addSentence, includeNumbers, makeCasual, mention } from './additions.ts'
import { type Change } from './content.ts'
import { keepFirstLine, makeShorter, numberLines, removeEmoji, removeHashtags, replace } from './exact-changes.ts'

type Request = Change | 'undo'

/** Says nothing of what is to change. */
const FILLERS = new Set(
  `please can could would you make making turn it this that the a an bit little lot much more some way even slightly me give i
  want need like to be now just hook caption script text post version add include put use with have ok okay hey into as your`.split(
    /\s+/u,
  ),
)

/** Requests without their fillers. */
const KNOWN: readonly (readonly [string, Request])[] = [
  ['shorter|short|shorten|briefer|concise|condense|trim|too long|cut down|tighten', makeShorter],
  ['longer|long|lengthen|extend|expand|too short|fact|facts|my fact|my facts|longer by fact|detail|details', addFact],
  ['casual|casually|informal|relaxed|conversational|less formal|contractions', makeCasual],
  ['emotion|emotions|emotional|feeling|feelings', addEmotion],
  ['numbers|number|figures|figure', includeNumbers],
  ['question|ask question|end question|question at end', addQuestion],
  ['numbered list|number lines|numbered|number points', numberLines],
  ...['remove', 'no', 'without', 'delete', 'drop', 'take out', 'remove all'].flatMap((verb): [string, Request][] => [
    [`${verb} emoji|${verb} emojis`, removeEmoji],
    [`${verb} hashtags|${verb} hashtag`, removeHashtags],
  ]),
  [
    'first line only|only first line|keep only first line|keep first line|keep first line only|first line',
    keepFirstLine,
  ],
  ['undo|undo last change|revert|go back|back|previous', 'undo'],
]
const CHANGES = new Map(KNOWN.flatMap(([words, change]) => words.split('|').map((word) => [word, change] as const)))

/** Stands for a part in quotation marks. */
const QUOTED = String.raw`[\uE000-\uF8FF]`
const NAME = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:and |of |& )?\p{Lu}[\p{L}\p{N}'’&.-]*){0,3}`
const PLACE = '(?: (?:at|to) the (?:(start|beginning|top)|end))?'
const SENTENCE = `(?:add|append|insert|include|put)(?: (?:this|the|my) (?:sentence|line|text))?${PLACE}`
const OWN = '(?: (?:my|our|the) (?:brand|shop|company|business|product|channel|podcast|app|name))?(?: is| called)?'

/** Requests with words of the user's own, by how they begin; verbs in lower case. */
const OWN_WORDS: readonly (readonly [RegExp, (...words: string[]) => Change | undefined])[] = [
  [/^(?:replace|swap|substitute) (\S.*?) (?:with|by|for) (\S.*)/su, (from = '', to = '') => replaced(from, to)],
  [/^change (\S.*?) (?:to|into) (\S.*)/su, (from = '', to = '') => replaced(from, to)],
  [/^(?:use|say|write) (\S.*?) (?:instead|in place) of (\S.*)/su, (to = '', from = '') => replaced(from, to)],
  [new RegExp(`^(?:remove|delete|take out)(?: the words?)? (${QUOTED})`, 'u'), (from = '') => replaced(from, '')],
  [new RegExp(`^(?:begin|start|open) with:? (${QUOTED})`, 'u'), (said = '') => addSentence(said, true)],
  [
    new RegExp(`^${SENTENCE}(?: ?: ?| )(${QUOTED})${PLACE}`, 'u'),
    (first = '', said = '', last = '') => addSentence(said, first + last !== ''),
  ],
  [new RegExp(`^${SENTENCE} ?: ?(\\S.*)`, 'su'), (start = '', said = '') => addSentence(said, start !== '')],
  [
    new RegExp(`^(?:mention|include|add|put|plug)${OWN}:? (${QUOTED}|${NAME})(?: in)?[.!]?$`, 'u'),
    (name = '') => mention(name),
  ],
  [/^(?:mention|plug) ([\p{L}\p{N}@][\p{L}\p{N}-]+)$/u, (name = '') => (FILLERS.has(name) ? undefined : mention(name))],
]

/** Takes part of a request back, so that no part of it is done alone. */
const EXCEPT = /\b(?:but|except|unless|don't|not|never|only if|instead)\b/iu

/**
 * Reads a message: one request, or several joined by "and", commas or full stops. What is in quotation marks stays whole. A
 * request is known by all of its words or not at all; `rest` are those that are not.
 */
export function readRequest(message: string): { requests: Request[]; rest: string[] } {
  const { masked, unmask } = maskQuotes(message.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim())
  const parts = masked.split(/[,;&]|[.!](?= |$)|\b(?:and|then|also|plus)\b/iu).filter((part) => coreOf(part) !== '')
  const read = parts.map((part) => ({ part, request: readPart(part, unmask) }))
  const whole = read.every(({ request }) => request) ? undefined : readPart(masked, unmask)
  if (whole) return { requests: [whole], rest: [] }
  const rest = read.flatMap(({ part, request }) => (request ? [] : [unmask(part).trim()]))
  const isTakenBack = rest.length > 0 && EXCEPT.test(masked)
  return { requests: isTakenBack ? [] : read.flatMap(({ request }) => request ?? []), rest }
}

/** The words of a request that say what to change. */
function coreOf(part: string): string {
  const words = part.toLowerCase().split(/[^\p{L}\p{N}'\uE000-\uF8FF]+/u)
  return words.filter((word) => word !== '' && !FILLERS.has(word)).join(' ')
}

function readPart(part: string, unmask: (text: string) => string): Request | undefined {
  const known = CHANGES.get(coreOf(part))
  if (known) return known
  const order = part.trim().replace(/^(?:please |can you |could you )+/iu, '')
  for (const [form, read] of OWN_WORDS) {
    const found = form.exec(order.charAt(0).toLowerCase() + order.slice(1))
    const change = found && read(...found.slice(1).map((words: string | undefined) => bare(unmask(words ?? ''))))
    if (change) return change
  }
  return undefined
}

function replaced(from: string, to: string): Change | undefined {
  const isNone = /^(?:|it|this|that|the (?:tone|text|style|hook|caption|script|topic|language))$/iu.test(from)
  return isNone ? undefined : replace(from, to)
}

/** Words without quotation marks around them. */
function bare(words: string): string {
  return words
    .trim()
    .replace(/^["“”'‘’«„](.*)["“”'‘’»]$/su, '$1')
    .trim()
}

/** Puts one sign in place of each part in quotation marks, and back. */
function maskQuotes(text: string): { masked: string; unmask: (part: string) => string } {
  const quoted: string[] = []
  const masked = text
    .replaceAll(/[\uE000-\uF8FF]/gu, '')
    .replaceAll(/"[^"]+"|“[^“”]+”|«[^«»]+»|(?<=^| )'[^']+'(?=$|[ .,!?;])/gu, (found) => {
      quoted.push(found.slice(1, -1).trim())
      return String.fromCharCode(0xe000 + quoted.length - 1)
    })
  const unmask = (part: string) =>
    part.replaceAll(/[\uE000-\uF8FF]/gu, (sign) => quoted[sign.charCodeAt(0) - 0xe000] ?? '')
  return { masked, unmask }
}
