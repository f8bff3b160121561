import { addEmotion, addFact, addQuestion, addSentence, includeNumbers, makeCasual, mention } from './additions.ts'
import { type Change } from './content.ts'
import { keepFirstLine, makeShorter, numberLines, removeEmoji, removeHashtags, replace } from './exact-changes.ts'

type Request = Change | 'undo'

const FILLERS = new Set(
  `please can could would you make making turn it this that the a an bit little lot much more some way even slightly me give i
  want need like to be now just hook caption script text post version add include put use with have ok okay hey into as your
  from my all of`.split(/\s+/u),
)

const KNOWN: readonly (readonly [string, Request])[] = [
  ['shorter|short|shorten|concise|condense|trim|too long|cut down', makeShorter()],
  ['longer|long|extend|expand|too short|fact|facts|longer by fact|details', addFact],
  ['casual|informal|conversational|less formal', makeCasual],
  ['emotion|emotions|emotional|feeling', addEmotion],
  ['numbers|number|figures|figure|number facts|numbers facts', includeNumbers],
  ['question|ask question|question at end', addQuestion],
  ['numbered list|number lines|numbered', numberLines],
  ...['remove', 'no', 'without', 'delete', 'drop', 'take out'].flatMap((verb): [string, Request][] => [
    [`${verb} emoji|${verb} emojis`, removeEmoji],
    [`${verb} hashtags|${verb} hashtag`, removeHashtags],
  ]),
  ['first line only|only first line|keep only first line|first line', keepFirstLine],
  ['undo|undo last change|revert|go back', 'undo'],
]
const CHANGES = new Map(KNOWN.flatMap(([words, change]) => words.split('|').map((word) => [word, change] as const)))

const QUOTED = String.raw`["“«']([^"”»]+)["”»']`
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}'&.-]*(?: (?:and |of |& )?\p{Lu}[\p{L}\p{N}'&.-]*){0,3})`
const PLACE = '(?: (?:at|to) the (start|beginning|top|end))?'
const SENTENCE = `(?:add|append|insert|include|put)(?: (?:this|the|my) (?:sentence|line|text))?${PLACE}`
const OWN =
  '(?:my|our|the) (?:brand|shop|company|business|product|channel|podcast|app)(?: name)?(?: is| called)?(?: in)?'

const isStart = (place = ''): boolean => /start|beginning|top/u.test(place)

/** Requests with words of the user's own, by how they begin; verbs in lower case. */
const OWN_WORDS: readonly (readonly [RegExp, (...words: (string | undefined)[]) => Change | undefined])[] = [
  [/^(?:replace|swap|substitute) (\S.*?) (?:with|by|for) (\S.*)/su, (from, to) => replaced(from, to)],
  [/^change (\S.*?) (?:to|into) (\S.*)/su, (from, to) => replaced(from, to)],
  [/^(?:use|say|write) (\S.*?) (?:instead|in place) of (\S.*)/su, (to, from) => replaced(from, to)],
  [new RegExp(`^(?:remove|delete|take out)(?: the words?)? ${QUOTED}$`, 'u'), (from) => replaced(from, '')],
  [new RegExp(`^(?:begin|start|open) with:? ${QUOTED}$`, 'u'), (said = '') => addSentence(said, true)],
  [
    new RegExp(`^${SENTENCE}(?: ?: ?| )${QUOTED}${PLACE}[.!]?$`, 'u'),
    (first, said = '', last = '') => addSentence(said, isStart(first) || isStart(last)),
  ],
  [new RegExp(`^${SENTENCE} ?: ?(\\S.*)`, 'su'), (first, said = '') => addSentence(bare(said), isStart(first))],
  [
    new RegExp(
      `^(?:(?:mention|plug)(?: ${OWN})?|(?:include|add|put) ${OWN}):? (?:${QUOTED}|${NAME})(?: in)?[.!]?$`,
      'u',
    ),
    (quoted, name = '') => mention(quoted ?? name),
  ],
  [/^(?:mention|plug) ([\p{L}\p{N}@][\p{L}\p{N}-]+)$/u, (name = '') => (FILLERS.has(name) ? undefined : mention(name))],
  [
    // 150 words are spoken in a minute.
    /^(?:cut|shorten|trim|make|keep|get) .{0,20}?(\d{1,4}) (second|word)s?(?: long| or less)?[.!]?$/u,
    (count, unit) => makeShorter(Math.max(1, Math.floor(Number(count) * (unit === 'second' ? 2.5 : 1)))),
  ],
]

/** Takes part of a request back, so that no part of it is done alone. */
const EXCEPT = /\b(?:but|except|unless|don't|not|never|only if|instead)\b/iu

/**
 * Reads a message: one request, or several joined by "and", commas or full stops. A request is known by all of its words
 * or not at all; `rest` are those that are not.
 */
export function readRequest(message: string): { requests: Request[]; rest: string[] } {
  const text = message.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim()
  const parts = text.split(/[,;&]|[.!](?= |$)|\b(?:and|then|also|plus)\b/iu).filter((part) => coreOf(part) !== '')
  const read = parts.map((part) => ({
    part: part.trim(),
    request: quotesIn(part) % 2 > 0 ? undefined : readPart(part),
  }))
  const whole = read.every(({ request }) => request) ? undefined : readPart(text)
  if (whole) return { requests: [whole], rest: [] }
  const rest = read.flatMap(({ part, request }) => (request ? [] : [part]))
  // Words in quotation marks that are not understood could be part of anything.
  const isTakenBack = rest.length > 0 && (EXCEPT.test(text) || quotesIn(text) > 0)
  return { requests: isTakenBack ? [] : read.flatMap(({ request }) => request ?? []), rest }
}

const quotesIn = (text: string): number => text.match(/["“”«»]/gu)?.length ?? 0

function coreOf(part: string): string {
  const words = part.toLowerCase().split(/[^\p{L}\p{N}']+/u)
  return words.filter((word) => word !== '' && !FILLERS.has(word)).join(' ')
}

function readPart(part: string): Request | undefined {
  const known = CHANGES.get(coreOf(part))
  if (known) return known
  const order = part.trim().replace(/^(?:please |can you |could you )+/iu, '')
  for (const [form, read] of OWN_WORDS) {
    const found = form.exec(order.charAt(0).toLowerCase() + order.slice(1))
    const change = found && read(...found.slice(1))
    if (change) return change
  }
  return undefined
}

function replaced(from = '', to = ''): Change | undefined {
  const isNone = /^(?:|it|this|that|the (?:tone|text|style|hook|caption|script|topic|language))$/iu.test(bare(from))
  return isNone ? undefined : replace(bare(from), bare(to))
}

const bare = (words: string): string =>
  words
    .trim()
    .replace(/^["“'«](.*)["”'»]$/su, '$1')
    .trim()
