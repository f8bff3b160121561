import { type WordRequest } from './instruction.ts'

const QUOTED = String.raw`["“”„«»‹›]\s*([^"“”„«»‹›\n]{1,200}?)\s*["“”„«»‹›]|(?<![\p{L}\p{N}])['‘’]([^'‘’\n]{1,200}?)['’‘](?![\p{L}\p{N}])`
const BARE = String.raw`([\p{L}\p{N}$€£%#@&+'’-]+(?: [\p{L}\p{N}$€£%#@&+'’-]+){0,5}?)`
const END = String.raw`(?=\s*(?:$|[,.;!?\n]|\band\b|\bplease\b|\beverywhere\b|\bthroughout\b))`
const ARTICLE = String.raw`(?:the )?(?:words?|phrases?|terms?|names?)?\s*`

/** What names no words of the text but the text or one of its parts. */
const OWN_PARTS =
  /^(?:it|this|that|them|the)$|\b(?:hooks?|opening|opener|intro|first line|first sentence|headline|tone|style|language|length|platform|emojis?|hashtags?|tags|questions?|numbers?|cta|call to action|topic|subject|jokes?|ending|text|script|caption|title|beginning|start|words|everything|all)\b/iu

const PAIRS = [
  String.raw`\b(?:replace|swap|substitute|exchange)\s+${ARTICLE}(?:${QUOTED}|${BARE})\s+(?:with|by|for|through)\s+${ARTICLE}(?:${QUOTED}|${BARE})${END}`,
  String.raw`\b(?:change|turn|rename)\s+${ARTICLE}(?:${QUOTED}|${BARE})\s+(?:to|into)\s+${ARTICLE}(?:${QUOTED}|${BARE})${END}`,
].map((source) => new RegExp(source, 'iu'))
const INSTEAD = new RegExp(
  String.raw`\b(?:use|say|write|put)\s+${ARTICLE}(?:${QUOTED}|${BARE})\s+instead of\s+${ARTICLE}(?:${QUOTED}|${BARE})${END}`,
  'iu',
)
const TOPIC = new RegExp(
  String.raw`\b(?:change|switch|set)\s+(?:the |my )?(?:topic|subject|theme)(?: word)?(?: from [^.\n]{1,60}?)?\s+to\s+(?:${QUOTED}|${BARE})${END}|\bmake it (?:be )?(?:all )?about\s+(?:${QUOTED}|${BARE})(?: instead)?${END}`,
  'iu',
)
const REMOVE = new RegExp(
  String.raw`\b(?:remove|delete|drop|take out|cut|get rid of|leave out|lose)\s+${ARTICLE}(?:${QUOTED})|\b(?:remove|delete|drop|take out|leave out)\s+the (?:word|phrase|name)\s+${BARE}${END}`,
  'iu',
)
const INSERT = new RegExp(
  String.raw`\b(?:add|append|put|insert|write)\s+(?:the )?(?:line|sentence|words?|phrase|text)?:?\s*(?:${QUOTED})(?:\s+(?:at|to|in) the (end|start|beginning|top|bottom|front))?`,
  'iu',
)

/**
 * Finds the requests of a message that carry their own words, and the message without them, so that these words are
 * not read as further requests.
 */
export function wordRequestsIn(message: string): { requests: WordRequest[]; rest: string } {
  const requests: WordRequest[] = []
  let rest = message
  const take = (pattern: RegExp, read: (groups: readonly string[]) => WordRequest | null) => {
    for (let round = 0; round < 5; round += 1) {
      const found = pattern.exec(rest)
      if (found === null) return
      const request = read(found.slice(1).filter((group) => group !== undefined))
      if (request === null) return
      requests.push(request)
      rest = `${rest.slice(0, found.index)} | ${rest.slice(found.index + found[0].length)}`
    }
  }
  take(TOPIC, ([to = '']) => ({ type: 'topic', to }))
  for (const pair of PAIRS) take(pair, ([from = '', to = '']) => replacement(from, to))
  take(INSTEAD, ([to = '', from = '']) => replacement(from, to))
  take(REMOVE, ([words = '']) => (OWN_PARTS.test(words) ? null : { type: 'remove', words }))
  take(INSERT, ([words = '', at = 'end']) => ({
    type: 'insert',
    words,
    at: /^(?:end|bottom)$/iu.test(at) ? 'end' : 'start',
  }))
  return { requests, rest: rest.replace(new RegExp(QUOTED, 'giu'), ' | ') }
}

function replacement(from: string, to: string): WordRequest | null {
  if (OWN_PARTS.test(from) || /^(?:an? )?(?:question|emoji|number|joke)s?$/iu.test(to)) return null
  return { type: 'replace', from, to }
}
