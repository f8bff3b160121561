import { isSubjectWord } from './subject.ts'
import { doingOf, isGerund, verbOf } from './verbs.ts'
import {
  ADVICE,
  DETERMINERS,
  FINITE,
  FUNCTION_WORDS,
  ING_HEADS,
  NUMBER_WORDS,
  OPENERS,
  ORDERS,
  PASTS,
  PLURALS,
  SINGULARS,
  TROUBLE,
  UNITS,
  VERBS,
} from './words.data.ts'

export type Shape =
  | 'clause-how'
  | 'clause-why'
  | 'clause-what'
  | 'doing'
  | 'noun'
  | 'story'
  | 'list'
  | 'question'
  | 'review'
  | 'announcement'
  | 'whole'

/** What the rules make of a text. */
export interface Reading {
  shape: Shape
  /** The text, a title or capitals as a sentence. */
  text?: string
  label?: string
  isTitle?: boolean
  isOwn?: boolean
  isPlural?: boolean
  isPast?: boolean
  list?: { count: string; kind: 'advice' | 'trouble' | 'thing' }
  pair?: readonly [string, string]
  forms?: Partial<Record<'verb' | 'doing' | 'noun' | 'clause' | 'said' | 'asked', string>>
}

const AUXILIARY =
  /^(?:is|are|was|were|am|do|does|did|can|can't|could|should|shouldn't|would|will|won't|has|have|had|isn't|aren't|don't|doesn't|didn't|must|may)$/u
const SUBJECT_PRONOUN = /^(?:i|you|we|they|he|she|it|people|anyone|everyone|someone)$/u
const ASKING = /^(?:what|why|how|when|where|who|which|whose)$/u
const NEWS =
  /^(?:announcing|introducing|launching|(?:now|grand) (?:open|opening)|we(?:'re| are) (?:launching|opening|hiring|moving|live|back|expanding|hosting|releasing)|i(?:'m| am) (?:launching|opening|releasing|hosting)|coming soon|pre-?orders?|(?:my|our|the) new [\p{L} -]{2,40} (?:is|are|drops?|launches|opens)|new (?:drop|release|arrivals?|menu|collection|product|album|single|episode|course|store|shop|location)|free (?:workshop|webinar|class|masterclass))\b/iu
const NEWS_INSIDE =
  /\b(?:\d{1,2} ?% off|(?:is|are) (?:finally |now )?(?:live|here|open|out|back)|(?:opens|launches|drops|starts|begins) (?:on |this |next |in |at )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today|week|month|january|february|march|april|may|june|july|august|september|october|november|december|midnight|noon)|giveaway|grand opening|summer sale|winter sale|flash sale|black friday (?:sale|deal))/iu

const OWN = /\b(?:I|I'm|I've|my|me|our|we|us|myself)\b/u

/** The shape of an English text without an end mark. */
export function readShape(text: string, isAsked: boolean): Reading {
  const { words, isTitle } = inSentenceCase(text)
  const plain = words.join(' ')
  const label = smallStart(words).join(' ')
  const small = words.map((word) => word.toLowerCase().replace(/[,;:]$/u, ''))
  const base = { text: plain, label, isTitle }
  // A title whose words are not all known keeps its capitals: it stands as a title.
  if (!/\p{L}/u.test(plain) || /https?:|www\.|@\p{L}/u.test(plain)) return { shape: 'whole', ...base }
  const found =
    readQuestion(small, label, isAsked) ??
    readNews(plain) ??
    readReview(words, small, label) ??
    readClause(small, label)
  const reading =
    found ??
    readStory(small, plain) ??
    readList(small, label) ??
    readOrder(small, label) ??
    readDoing(small, label) ??
    readNoun(small, label)
  if (!reading || (isTitle && !['review', 'announcement', 'question', 'list'].includes(reading.shape)))
    return { shape: 'whole', ...base }
  return { ...base, ...reading }
}

/** A title or a text in capitals as a sentence, where all of its words are known; `isTitle` where some are not. */
function inSentenceCase(text: string): { words: string[]; isTitle: boolean } {
  const words = text.split(' ')
  const lettered = words.filter((word) => /^["“'(]?\p{L}/u.test(word))
  const isLoud = lettered.length > 1 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)
  if (isLoud) return { words: text.toLowerCase().split(' '), isTitle: false }
  const content = lettered.filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()))
  const capitals = content.filter((word) => /^["“'(]?\p{Lu}/u.test(word))
  const hasSmallTail = content.some((word) => /^\p{Ll}/u.test(word))
  if (content.length < 2 || hasSmallTail) return { words, isTitle: false }
  const isKnown = (word: string): boolean => isPlainWord(word.toLowerCase().replace(/[^\p{L}'-]/gu, ''))
  if (capitals.every(isKnown))
    return { words: words.map((word) => (/^I(?:'|$)/u.test(word) ? word : word.toLowerCase())), isTitle: false }
  const opened = words[0] !== undefined && FUNCTION_WORDS.has(words[0].toLowerCase())
  return {
    words,
    isTitle:
      content.length > 2 ||
      (opened && words.some((word, at) => at > 0 && /^(?:A|An|The|For|To|With|In|On|Of|And|Your|My)$/u.test(word))),
  }
}

const isPlainWord = (word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some(
    (form) =>
      FUNCTION_WORDS.has(form) ||
      VERBS.has(form) ||
      isSubjectWord(form) ||
      ADVICE.has(form) ||
      TROUBLE.has(form) ||
      PASTS.has(form) ||
      ING_HEADS.has(form) ||
      UNITS.has(form),
  ) || isGerund(word)

/** The words with a small first letter, unless the first is a name, an acronym or "I". */
function smallStart(words: readonly string[]): string[] {
  const [first = '', ...rest] = words
  const word = first.toLowerCase()
  const isCapital = /^\p{Lu}\p{Ll}*(?:['’-]\p{L}*)?,?$/u.test(first) && !/^I(?:'|$)/u.test(first)
  const isSafe = isPlainWord(word.replace(/[,']/gu, '')) || !/^\p{Lu}/u.test(rest[0] ?? '')
  return isCapital && isSafe && (rest.length > 0 || isPlainWord(word)) ? [word, ...rest] : [...words]
}

function readQuestion(small: readonly string[], label: string, isAsked: boolean): Reading | undefined {
  const [first = '', second = '', third = ''] = small
  const forms = { asked: label }
  const isAux = AUXILIARY.test(first) && small.length > 2 && !/^(?:do|don't|have)$/u.test(first)
  const isInverted =
    ASKING.test(first) &&
    (AUXILIARY.test(second) ||
      (/^(?:much|many|long|often|far|old|fast|big|to)$/u.test(second) && second !== 'to' && AUXILIARY.test(third)) ||
      /^(?:what's|who's|where's|how's)$/u.test(first))
  if (isAux && (isAsked || SUBJECT_PRONOUN.test(second) || /^(?:is|are|does|can|should|will)$/u.test(first)))
    return { shape: 'question', forms }
  if (isInverted && small.length > 2) return { shape: 'question', forms }
  if (!isAsked)
    return /^(?:what's|who's|where's|how's)$/u.test(first) && small.length > 2
      ? { shape: 'question', forms }
      : undefined
  if (first === 'how' && second === 'to') return undefined
  const isSentence = ASKING.test(first) || AUXILIARY.test(first) || small.some((word) => FINITE.has(word))
  return isSentence && small.length > 2 ? { shape: 'question', forms } : undefined
}

function readNews(text: string): Reading | undefined {
  return NEWS.test(text) || (NEWS_INSIDE.test(text) && !/^(?:how|why|what|when|is|are)\b/iu.test(text))
    ? { shape: 'announcement' }
    : undefined
}

function readReview(words: readonly string[], small: readonly string[], label: string): Reading | undefined {
  const versus = small.findIndex((word) => /^(?:vs\.?|versus)$/u.test(word))
  if (versus > 0 && versus < small.length - 1) {
    const pair = [label.split(' ').slice(0, versus).join(' '), words.slice(versus + 1).join(' ')] as const
    return { shape: 'review', pair, forms: {} }
  }
  const at = small.findIndex((word) => /^(?:review|unboxing|reviewed)$/u.test(word))
  const text = label.split(' ')
  if (at === -1 && small[0] !== 'reviewing' && small[0] !== 'testing') return undefined
  const lead =
    /^(?:(?:my|an?|the|our) )?(?:honest |full |quick |detailed |first |brutally honest |long-term )*(?:review|unboxing|reviewing|testing)(?: of| the new)? /iu.exec(
      label,
    )
  if (lead) {
    const of = label.slice(lead[0].length)
    return of === '' ? undefined : { shape: 'review', forms: { noun: of } }
  }
  if (at < 1) return undefined
  let end = at
  while (end > 1 && /^(?:honest|full|quick|detailed|long-term)$/u.test(small[end - 1]!)) end -= 1
  const thing = [...text.slice(0, end), ...text.slice(at + 1)].join(' ')
  return small.some((word) => FINITE.has(word)) || SUBJECT_PRONOUN.test(small[0] ?? '')
    ? undefined
    : { shape: 'review', forms: { noun: thing } }
}

/** A viewer's own things are "yours"; a phrase that says "I" has no such form. */
function asViewer(phrase: string): string | undefined {
  if (/\b(?:I|we|us|I'm|I've)\b/u.test(phrase)) return undefined
  return phrase
    .replaceAll(/\b(?:my|our)\b/gu, 'your')
    .replaceAll(/\bmyself\b/gu, 'yourself')
    .replaceAll(/\bme\b/gu, 'you')
}

function readClause(small: readonly string[], label: string): Reading | undefined {
  const [first = '', second = ''] = small
  if (first === 'how' && second === 'to' && small.length > 2) {
    const verb = asViewer(label.split(' ').slice(2).join(' '))
    if (verb === undefined || small[2] === 'not') return { shape: 'clause-how', forms: { clause: label } }
    const doing = doingOf(verb)
    return { shape: 'clause-how', forms: { verb, ...(doing === undefined ? {} : { doing }), clause: `how to ${verb}` } }
  }
  if (small.length < 3 || !/^(?:how|why|what|when|where|which|who)$/u.test(first)) return undefined
  if ((first === 'how' || first === 'why') && /^(?:i|we|my|our)$/u.test(second)) {
    const said = label.split(' ').slice(1).join(' ')
    const told = readStory(small.slice(1), said)
    if (told) return { ...told, forms: { ...told.forms, clause: label } }
  }
  if (first === 'how' || first === 'why')
    return { shape: `clause-${first}`, isOwn: OWN.test(label), forms: { clause: label } }
  if (first === 'when' && second !== 'to') return undefined
  return { shape: 'clause-what', isOwn: OWN.test(label), forms: { clause: label } }
}

function readStory(small: readonly string[], text: string): Reading | undefined {
  const [first = '', second = '', third = ''] = small
  const upper = text.charAt(0).toUpperCase() + text.slice(1)
  const isPastWord = (word: string): boolean =>
    PASTS.has(word) ||
    /^\p{L}{2,}[^aeiou\P{L}]ed$|^(?:agreed|freed|died|tied|used|moved|baked)$|^\p{L}{3,}ed$/u.test(word)
  if (/^(?:i|i'm|i've|we|we've|i'd|i'll|we're|we'll)$/u.test(first) && small.length > 2) {
    const verb = /ly$|^(?:just|finally|only|also|never|almost|accidentally)$/u.test(second) ? third : second
    return {
      shape: 'story',
      isOwn: true,
      isPast: isPastWord(verb) && !first.includes("'"),
      forms: { said: mid(upper) },
    }
  }
  if (/^(?:my|our)$/u.test(first)) {
    const at = small.findIndex((word, index) => index > 1 && index < 5 && (PASTS.has(word) || FINITE.has(word)))
    if (at === -1 || small.slice(2, at).some((word) => OPENERS.has(word))) return undefined
    return {
      shape: 'story',
      isOwn: true,
      isPast: PASTS.has(small[at]!),
      forms: { said: text.charAt(0).toLowerCase() + text.slice(1) },
    }
  }
  const isElided =
    PASTS.has(first) &&
    !/^(?:set|put|cut|read|let|quit|left|built|used|broken|shut|burned|saved|was|were|did|had|felt|saw)$/u.test(first)
  const isQuit = /^(?:quit|left|built|saved)$/u.test(first)
  if (
    (isElided || isQuit) &&
    (DETERMINERS.has(second) || /^[$€£]?\d/u.test(second) || second === 'to' || second === 'from')
  ) {
    if (isQuit && !/^(?:my|our|[$€£]?\d.*)$/u.test(second)) return undefined
    return {
      shape: 'story',
      isOwn: true,
      isPast: true,
      forms: { said: `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` },
    }
  }
  return undefined
}

const mid = (text: string): string => (/^I\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

function readList(small: readonly string[], label: string): Reading | undefined {
  const lead = small[0] === 'top' || small[0] === 'best' || small[0] === 'my' ? 1 : 0
  const at = small[lead] === 'top' || small[lead] === 'best' ? lead + 1 : lead
  const count = small[at] ?? ''
  if (!/^\d{1,3}$/u.test(count) && !NUMBER_WORDS.has(count)) return undefined
  const items = small.slice(at + 1)
  const end = items.findIndex((word, index) => index > 0 && (OPENERS.has(word) || FUNCTION_WORDS.has(word)))
  const nouns = end === -1 ? items : items.slice(0, end)
  const kind = nouns.findIndex((word) => ADVICE.has(word) || TROUBLE.has(word))
  const head = kind === -1 ? (nouns.find((word) => isPluralWord(word)) ?? '') : nouns[kind]!
  if (head === '' || UNITS.has(items[0] ?? '') || UNITS.has(head)) return undefined
  return {
    shape: 'list',
    isPlural: true,
    isOwn: small[0] === 'my',
    list: { count, kind: TROUBLE.has(head) ? 'trouble' : ADVICE.has(head) ? 'advice' : 'thing' },
    forms: { noun: label },
  }
}

/** "Save money on groceries", "stop buying coffee": what one is told to do. */
function readOrder(small: readonly string[], label: string): Reading | undefined {
  const [first = '', second = ''] = small
  if (small.length < 2 || !VERBS.has(first) || first === 'be') return undefined
  const isPlain = ORDERS.has(first) && !ING_HEADS.has(second) && !ADVICE.has(second)
  if (!isPlain && !DETERMINERS.has(second)) return undefined
  const verb = asViewer(label)
  const doing = verb === undefined ? undefined : doingOf(verb)
  return verb === undefined ? undefined : { shape: 'doing', forms: doing === undefined ? { verb } : { verb, doing } }
}

function readDoing(small: readonly string[], label: string): Reading | undefined {
  const [first = '', second = ''] = small
  if (!isGerund(first) || small.some((word, at) => at > 0 && FINITE.has(word))) return undefined
  const own = OWN.test(label)
  const base = verbOf(label)
  const isFree =
    second === '' ||
    DETERMINERS.has(second) ||
    OPENERS.has(second) ||
    FUNCTION_WORDS.has(second) ||
    /^[$€£]?\d/u.test(second)
  const isCompound = small.slice(1, 3).some((word) => ING_HEADS.has(word) && !DETERMINERS.has(second))
  if (isCompound) return undefined
  if (isFree || (base !== undefined && (ORDERS.has(base.split(' ')[0]!) || small.length > 1))) {
    const isSure = base !== undefined && !own && (isFree ? second !== '' : ORDERS.has(base.split(' ')[0]!))
    return { shape: 'doing', isOwn: own, forms: { doing: label, ...(isSure ? { verb: base } : {}) } }
  }
  return undefined
}

function readNoun(small: readonly string[], label: string): Reading | undefined {
  const end = small.findIndex((word, at) => at > 0 && (OPENERS.has(word) || word === 'of' || word === 'to'))
  const head = small.slice(0, end === -1 ? small.length : end)
  const isSentence =
    head.some((word) => FINITE.has(word) || /^(?:i|you|we|they|he|she|it|let's|don't)$/u.test(word)) ||
    small.some(
      (word, at) => /n't$|'re$|'ve$/u.test(word) || (at < 4 && /^(?:is|are|was|were|will|makes|means)$/u.test(word)),
    )
  const first = small[0] ?? ''
  const isOther =
    OPENERS.has(first) ||
    ASKING.test(first) ||
    AUXILIARY.test(first) ||
    /^(?:not|no|never|always|please|so|and|but|because|pov|to|be)$/u.test(first)
  const isVerbish = head.length > 1 && VERBS.has(first) && FUNCTION_WORDS.has(head[1]!) && head[1] !== 'and'
  const isDashed = /[:;|/&]| [–—-] |, /u.test(label)
  if (isSentence || isOther || isVerbish || isDashed || head.length > 6 || small.length > 14) return undefined
  if (
    head.some(
      (word, at) => at > 0 && PASTS.has(word) && !/^(?:set|cut|read|left|built|put|lost|broken|used)$/u.test(word),
    )
  )
    return undefined
  const last = (head.at(-1) ?? '').replace(/[^\p{L}'-]/gu, '')
  return {
    shape: 'noun',
    isOwn: /^(?:my|our)$/u.test(first) || /\b(?:my|I|me)\b/u.test(label),
    isPlural: isPluralWord(last),
    forms: { noun: label },
  }
}

/** Whether a noun, in small letters, stands for several. */
function isPluralWord(word: string): boolean {
  return (
    PLURALS.has(word) ||
    (word.length > 3 &&
      /[^s'us]s$|[^aeious]ies$|(?:s|x|sh|ch)es$/u.test(word) &&
      !/(?:ss|us|is)$/u.test(word) &&
      !SINGULARS.has(word))
  )
}
