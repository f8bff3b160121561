import {
  asViewer,
  buildForms,
  CLOSE,
  isPluralWord,
  isStatement,
  OWN,
  readPhrase,
  readStory,
  SKIT,
  TO_VIEWER,
} from './phrase-shapes.ts'
import { type Phrased, type Reading } from './reading.ts'
import { inSentenceCase, smallStart } from './title-case.ts'
import { isGerund } from './verbs.ts'
import { FINITE, OPENERS, PASTS, VERBS } from './words.data.ts'

/** Where people come in. */
const BUSINESS =
  /\b(?:clinic|studio|shop|store|salon|cafe|bakery|restaurant|gym|garage|barber(?:shop)?|bookshop|spa|daycare|dentist)\b/iu
const TAIL = / (?:my experience|(?:camera )?test|comparison|review)$/iu
const AUXILIARY =
  /^(?:is|are|was|were|am|do|does|did|can|can't|could|should|shouldn't|would|will|won't|has|have|had|isn't|aren't|don't|doesn't|didn't|must|may)$/u
const SUBJECT_PRONOUN = /^(?:i|you|we|they|he|she|it|people|anyone|everyone|someone)$/u
const ASKING = /^(?:what|why|how|when|where|who|which|whose)$/u
const NEWS =
  /^(?:announcing|introducing|launching (?:our|my|soon|on|this|next)|(?:now|grand) (?:open|opening)|we (?:just|finally) (?:opened|launched|released)|(?:we're|we are|i'm|i am) (?:launching|opening|hiring|releasing|hosting|moving our)|coming soon|pre-?orders?|(?:my|our|the) new [\p{L} -]{2,40} (?:is|are|drops?|launches|opens)|new (?:[\p{L}-]+ ){0,3}(?:drop|release|menu|collection|album|episode|course|class|workshop|store|shop|location)\b(?! (?:owner|manager|idea))|we (?:just )?(?:hit|reached|won) |we open .{0,60}day|free (?:[\p{L}-]+ )?(?:workshop|webinar|class|concert))\b/iu
const NEWS_INSIDE =
  /^(?:our|my|the) .{2,50} (?:re)?(?:opens|moves|starts|launches|closes) .{2,40} (?:on|in|this|next) (?:\p{Lu}|week|month)|\b(?:\d{1,2} ?% off|(?:is|are|it's) (?:finally |now )?(?:live|here|open|out|back)$|(?:is|are) (?:moving|coming|expanding) .{0,60}day$|(?:opens?|launch(?:es)?|drops?|starts|begins|moves|releases?|comes out|coming out|hits (?:stores|shelves)) (?:on |this |next |in |at |to )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today|week|month|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|midnight|noon|spring|summer|fall|autumn|winter)|^opening (?:an?|our|my) .{3,50} (?:next|this) \p{L}+$|giveaway|turns \d+ (?:on|this|next)|wanted for (?:our|my)|patient special|grand opening|(?:salon|studio|shop|cafe|clinic|gym) .{0,30}(?:looking for|seeking) |(?:patients|clients|students|members) welcome|goes? on sale|go on sale|(?:summer|winter|flash) sale|(?:taking|accepting|welcoming) (?:on )?(?:new )?(?:patients|clients|customers|students|bookings|orders|commissions|members)|under new (?:management|ownership)|now (?:enrolling|booking|hiring))/iu

/** The shape of an English text without an end mark. A title with unknown words is a title. */
export function readShape(typed: string, isAsked: boolean, isTalk = false): Reading {
  const { words, isTitle } = inSentenceCase(typed)
  const text = words.join(' ')
  const small = words.map((word) => word.toLowerCase().replace(/[,;]$/u, ''))
  const phrased = { text, label: isTitle ? text : smallStart(words), small }
  const base = { text, label: phrased.label, isTitle }
  if (!/\p{L}/u.test(text) || /https?:|www\.|@\p{L}/u.test(text)) return { shape: 'whole', ...base }
  const reading =
    readQuestion(phrased, isAsked) ??
    readNews(text) ??
    readReview(phrased) ??
    readClause(phrased) ??
    readPhrase(phrased)
  if (!reading || (isTitle && !reading.isOwn && !/^(?:review|announcement|question|list)$/u.test(reading.shape))) {
    const isClaim = isStatement(small) && !SKIT.test(text)
    // What is told at length is no claim.
    if (isClaim && (isTalk || small.length > 16))
      return { ...base, shape: 'story', isOwn: true, forms: { said: phrased.label } }
    return { ...base, shape: 'whole', isClaim: isClaim || TO_VIEWER.test(text) }
  }
  return {
    ...base,
    ...(isTalk && reading.shape === 'doing' ? { shape: 'noun', forms: { noun: phrased.label } } : reading),
  }
}

function readQuestion({ small, label }: Phrased, isAsked: boolean): Reading | undefined {
  const [first = '', second = ''] = small
  if (small.length < 3 || (first === 'how' && second === 'to')) return undefined
  if (/^what's (?:in|on) (?:my|our) /u.test(small.join(' ')))
    return { shape: 'clause-what', isOwn: true, forms: { clause: label } }
  const isAux =
    AUXILIARY.test(first) &&
    (isAsked ||
      SUBJECT_PRONOUN.test(second) ||
      /^(?:is|are|does|did|was|were|can|should|will|would|could)$/u.test(first) ||
      (first === 'do' && isPluralWord(second) && small.length > 3))
  const isMeasured =
    first === 'how' &&
    /^(?:long|often|far|old|fast|big|much|many)$/u.test(second) &&
    small.slice(2, second.startsWith('m') ? 6 : 3).some((word) => AUXILIARY.test(word))
  const isInverted =
    ASKING.test(first) &&
    (AUXILIARY.test(second) ||
      second === 'come' ||
      isMeasured ||
      /^(?:which|what|whose) (?:[\p{L}-]+ ){1,3}(?:should|do|does|did|can|is|are|would|will) (?:i|you|we|they|the|my)\b/u.test(
        small.join(' '),
      ))
  const isSentence = ASKING.test(first) || AUXILIARY.test(first) || small.some((word) => FINITE.has(word))
  const isQuestion =
    isAux ||
    isInverted ||
    /^(?:what|who|where|how)'s$/u.test(first) ||
    (isAsked && (isSentence || label.includes(': ')))
  return isQuestion ? { shape: 'question', forms: { asked: label } } : undefined
}

const IN_STOCK =
  /^(?:our|my|the|all|we|new)\b.{2,80}\b(?:back in stock|restocked|sold out|available (?:again|now|from|on|this)|on sale (?:now|this|from|on)|(?:closes?|closing|reopens?|reopening|ships?|shipping|arrives?|returns?) (?:for good |again )?(?:on|this|next|in|from|today|tomorrow))\b/iu

const readNews = (text: string): Reading | undefined =>
  NEWS.test(text) ||
  IN_STOCK.test(text) ||
  (BUSINESS.test(text) && /^(?:our|my) .{3,50} (?:now|also) (?!I |my )/iu.test(text)) ||
  (NEWS_INSIDE.test(text) && !/^(?:how|why|what|when|is|are)\b/iu.test(text))
    ? { shape: 'announcement' }
    : undefined

function readReview({ small, label }: Phrased): Reading | undefined {
  const words = label.split(' ')
  const isJoin = (word: string): boolean => /^(?:vs\.?|versus|or)$/u.test(word)
  const middle = small.findIndex(isJoin)
  const isPlain = (word: string): boolean =>
    !FINITE.has(word) && !ASKING.test(word) && !OPENERS.has(word) && !isGerund(word)
  const end = small.findIndex((word, at) => at > middle && OPENERS.has(word))
  const isChoice =
    !VERBS.has(small[0]!) &&
    small.slice(0, end === -1 ? undefined : end).every(isPlain) &&
    small.filter(isJoin).length === 1
  if (middle > 0 && middle < small.length - 1 && (small[middle] !== 'or' || isChoice))
    return {
      shape: 'review',
      pair: [
        words.slice(0, middle).join(' '),
        words
          .slice(middle + 1)
          .join(' ')
          .replace(TAIL, ''),
      ],
    }
  const lead =
    /^(?:(?:my|an?|the|our|honest|full|quick|detailed|first|brutally) )*(?:review of|thoughts on|opinion (?:on|of)|impressions? of|unboxing|reviewing|testing)(?: the new)? /iu
  const thing = label.replace(lead, '')
  if (thing !== label)
    return OWN.test(thing) || isGerund(small[0]!)
      ? { shape: 'noun', isOwn: true, forms: { noun: label } }
      : { shape: 'review', forms: { noun: thing } }
  const isUsed =
    / (?:after|one|two|three|\d{1,3}) [\p{L}\d ]{0,12}(?:days|weeks|months?|years?)\b(?: later| in| on| with|$)/u.test(
      label,
    )
  if (isUsed && !ASKING.test(small[0]!) && !OWN.test(label) && /\p{Lu}|\p{L}\d/u.test(words.slice(0, 2).join(' ')))
    return { shape: 'review', forms: { noun: label } }
  const at = small.findIndex((word) => /^(?:review|unboxing|reviewed)$/u.test(word))
  if (at < 1 || small.some((word) => FINITE.has(word)) || SUBJECT_PRONOUN.test(small[0]!)) return undefined
  const last = /^(?:honest|full|quick|detailed|long-term)$/u.test(small[at - 1]!) && at > 1 ? at - 1 : at
  return { shape: 'review', forms: { noun: [...words.slice(0, last), ...words.slice(at + 1)].join(' ') } }
}

function readClause({ small, label }: Phrased): Reading | undefined {
  const [first = '', second = ''] = small
  if (small.length < 3 || !/^(?:how|why|what|when|where|which|who)$/u.test(first)) return undefined
  const rest = label.split(' ').slice(1)
  if (first === 'how' && second === 'to') {
    const verb = asViewer(rest.slice(1).join(' '))
    if (verb === undefined || small[2] === 'not') return { shape: 'clause-how', forms: { clause: label } }
    return { shape: 'clause-how', forms: { ...buildForms(verb), clause: `how to ${verb}` } }
  }
  const isOver = small.some((word) => PASTS.has(word) || /\p{L}{3}ed$/u.test(word))
  if (first === 'why' && second === 'my' && !isOver && !CLOSE.test(label)) {
    const clause = asViewer(label)
    if (clause !== undefined) return { shape: 'clause-why', forms: { clause } }
  }
  const isHow = first === 'how' || first === 'why'
  // "How I burn out and what helped" has two halves: no statement.
  const isTwo = small.length < 17 && / (?:and|but) (?:what|how|why|when|where) /u.test(label)
  if (isHow && /^(?:i|we|my|our)$/u.test(second) && !isTwo) {
    const told = readStory({ small: small.slice(1), text: rest.join(' ') })
    if (told && (told.isPast || /^(?:i|we)$/u.test(second))) return { ...told, forms: { ...told.forms, clause: label } }
  }
  if (first === 'when' && second !== 'to') return undefined
  return { shape: isHow ? `clause-${first}` : 'clause-what', isOwn: OWN.test(label), forms: { clause: label } }
}
