import { addEmotion, addFact, addQuestion, addSentence, includeNumbers, makeCasual, mention } from './additions.ts'
import { type Change } from './content.ts'
import { keepFirstLine, makeShorter, numberLines, removeEmoji, removeHashtags, replace } from './exact-changes.ts'

type Request = Change | 'undo'

const FILLERS = new Set(
  `please can could would you make making turn it this that the a an bit little lot much more some way even slightly me give i
  want need like to be now just hook caption script text post version add include put use with have ok okay hey into as your
  from my all of by`.split(/\s+/u),
)

const KNOWN: readonly (readonly [RegExp, Request])[] = [
  [/^(?:short(?:er|en)?|concise|condense|trim|too long|cut down)$/u, makeShorter()],
  [/^(?:long(?:er)?|extend|expand|too short|(?:longer )?facts?|details)$/u, addFact],
  [/^(?:casual|informal|conversational|less formal)$/u, makeCasual],
  [/^(?:emotions?|emotional|feeling)$/u, addEmotion],
  [/^(?:number|figure)s?(?: facts)?$/u, includeNumbers],
  [/^(?:ask )?question(?: at end)?$/u, addQuestion],
  [/^(?:numbered(?: list)?|number lines)$/u, numberLines],
  [/^(?:remove|no|without|delete|drop|take out) emojis?$/u, removeEmoji],
  [/^(?:remove|no|without|delete|drop|take out) hashtags?$/u, removeHashtags],
  [/^(?:keep )?(?:only )?first line(?: only)?$/u, keepFirstLine],
  [/^(?:undo(?: last change)?|revert|go back)$/u, 'undo'],
]

const QUOTED = '(["“«\'].+["”»\'])'
const LETTERS = String.raw`[\p{L}\p{N}'&.-]*`
const NO_NAME = '(?!(?:it|this|that|name|in|is|called)$)'
const NAME = String.raw`(${NO_NAME}[\p{L}\p{N}@]${LETTERS}(?: (?:and |of |& )?\p{Lu}${LETTERS}){0,3})`
const PLACE = '(?: (?:at|to) the (start|beginning|top|end))?'
const SENTENCE = `(?:add|append|insert|include|put)(?: (?:this|the|my) (?:sentence|line|text))?${PLACE}`
const BRAND = '(?:my|our|the) (?:brand|shop|company|business|product|channel|podcast|app)(?: name| is| called| in)*'
const WORDS = '(?!(?:it|this|that|the (?:tone|text|style|hook|caption|script|topic|language)) )(\\S.*?)'

type Read = (...words: (string | undefined)[]) => Change | undefined
const replaced: Read = (from, to) => (bare(from) ? replace(bare(from), bare(to)) : undefined)
const added: Read = (first, quoted, last, plain = quoted) =>
  addSentence(bare(plain), /start|beginning|top/u.test(first ?? last ?? ''))
const OWN_WORDS: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`^(?:replace|swap|substitute) ${WORDS} (?:with|by|for) (\\S.*)`, 'su'), replaced],
  [new RegExp(`^change ${WORDS} (?:to|into) (\\S.*)`, 'su'), replaced],
  [
    /^(?:use|say|write) (\S.*?) (?:instead|in place) of (?!(?:it|this|that)$)(\S.*)/su,
    (to, from) => replaced(from, to),
  ],
  [new RegExp(`^(?:remove|delete|take out)(?: the words?)? ${QUOTED}$`, 'u'), replaced],
  [new RegExp(`^(?:begin|start|open) with:? ${QUOTED}$`, 'u'), (sentence) => added('start', sentence)],
  [new RegExp(`^${SENTENCE}(?:(?: ?: ?| )${QUOTED}${PLACE}[.!]?| ?: ?(\\S.*))$`, 'su'), added],
  [
    new RegExp(`^(?:mention|plug|(?:mention|plug|include|add|put) ${BRAND}):? (?:${QUOTED}|${NAME})(?: in)?$`, 'u'),
    (quoted, name = quoted) => mention(bare(name)),
  ],
  [
    // 150 words are spoken in a minute.
    /^(?:cut|shorten|trim|make|keep|get) .{0,20}?(\d{1,4}) (second|word)s?(?: long| or less)?$/u,
    (count, unit) => makeShorter(Math.max(1, Math.floor(Number(count) * (unit === 'second' ? 2.5 : 1)))),
  ],
]

/** Takes part of a request back, so that no part of it is done separately; as words in quotation marks could that are not read. */
const EXCEPT = /\b(?:but|except|unless|don't|not|never|only if|instead)\b|["“”«»]/iu

/**
 * Reads a message: one request, or several joined by "and", commas or full stops. A request is known by all of its words
 * or not at all; `rest` are those that are not.
 */
export function readRequest(message: string): { requests: Request[]; rest: string[] } {
  const text = message.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim()
  const parts = text.split(/[,;&]|[.!](?= |$)|\b(?:and|then|also|plus)\b/iu).filter((part) => extractCore(part) !== '')
  const read = parts.map((part) => ({ part: part.trim(), request: readPart(part.trim()) }))
  const whole = read.every(({ request }) => request) ? undefined : readPart(text)
  if (whole) return { requests: [whole], rest: [] }
  const rest = read.flatMap(({ part, request }) => (request ? [] : [part]))
  return { requests: rest.length > 0 && EXCEPT.test(text) ? [] : read.flatMap(({ request }) => request ?? []), rest }
}

function extractCore(part: string): string {
  const words = part.toLowerCase().split(/[^\p{L}\p{N}']+/u)
  return words.filter((word) => word !== '' && !FILLERS.has(word)).join(' ')
}

function readPart(part: string): Request | undefined {
  if ((part.match(/["“”«»]/gu)?.length ?? 0) % 2 > 0) return undefined
  const core = extractCore(part)
  const known = KNOWN.find(([form]) => form.test(core))
  if (known) return known[1]
  const order = part
    .replace(/^(?:please |can you |could you )+/iu, '')
    .replace(/^\p{Lu}/u, (sign) => sign.toLowerCase())
  for (const [form, read] of OWN_WORDS) {
    const found = form.exec(order)
    const change = found && read(...found.slice(1))
    if (change) return change
  }
  return undefined
}

const bare = (words = ''): string => words.replace(/^["“'«](.+)["”»']$/su, '$1').trim()
