import { type Phrased, type Reading } from './reading.ts'
import { findGerund, isGerund, findVerb } from './verbs.ts'
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

/** Who is close to somebody. */
export const CLOSE =
  /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|child|wife|husband|partner|friend|grand(?:ma|pa|mother|father)|baby|somebody|someone|dog|cat|pet)\b/iu
export const OWN = /\b(?:I|I'm|I've|my|me|our|we|us|myself)\b/u
const MOMENT =
  /^the (?:\p{L}+ )?(?:day|night|morning|evening|weekend|week|month|summer|winter|year|time|moment) (?:I|we|my|our|they|she|he)\b/iu
/** An order to the viewer: "stop rinsing the noodles"; what one gives up is no such order. */
export const TO_VIEWER =
  /^(?:don't|never|always|(?:stop|quit) (?!(?:smok|vap|drink|bit|scroll|snack|eat|buy(?!ing (?:cheap|fake|new|your|th\p{L}+) )|spend|procrast|overth|compar|worry|wak|gett|be|feel|los|bleed|leak)\p{L}*ing)\p{L}+ing) \p{L}/iu
/** A scene, or words to somebody, that carries nothing to explain. */
export const SKIT =
  /^(?:pov\b|when (?:you|your|I|my|the)\b|me (?:when|trying|after|\p{L}+ing)\b|not me\b|that one\b|tell me (?:you|why)|if you(?:'re|'ve| have| are)? |dear |an open letter|to (?:the|my|every|all|whoever|anyone)\b)/iu
const NO_NOUN =
  /^(?:what|why|how|when|where|who|which|is|are|was|do|does|did|can|could|should|would|will|not|no|never|always|please|so|and|but|because|pov|dear|me|to|be)\b/u
const FIGURE = /^[$€£]?\d/u
const MEASURES =
  /^(?:ingredients?|bedroom|bathroom|pot|pan|course|piece|sheet|story|bean|car|layer|person|player|seat|part|door|room)$/u

/** Whether a text makes a statement, before any "that" or "because". */
export function isStatement(small: readonly string[]): boolean {
  const end = small.findIndex((word) => /^(?:that|who|which|when|if|because)$/u.test(word))
  const start = end === -1 ? small : small.slice(0, end)
  const text = small.join(' ')
  if (/^(?:you|they|nobody|everybody|everyone|no one|(?:most|many|some) (?:people|of us)) /u.test(text)) return true
  if (text.includes(': ') || /^(?:don't|never|always|stop|dear|pov|how|why|what)\b/u.test(text)) return false
  const bareVerb =
    /s (?:make|need|get|give|take|become|deserve|love|hate|want|think|know|help|cause|keep|feel|learn|live|lie|lose|eat|dream)\b/u
  return start.some((word) => FINITE.has(word)) || bareVerb.test(start.slice(0, 4).join(' '))
}

/** A viewer's own things are "yours"; a phrase that says "I" has no such form. */
export function asViewer(phrase: string): string | undefined {
  if (/\b(?:I|me|we|us|I'm|I've)\b/u.test(phrase)) return undefined
  return phrase.replaceAll(/\b(?:my|our)\b/gu, 'your').replaceAll(/\bmyself\b/gu, 'yourself')
}

export const readPhrase = (phrased: Phrased): Reading | undefined =>
  readStory(phrased) ?? readList(phrased) ?? readOrder(phrased) ?? readDoing(phrased) ?? readNoun(phrased)

/** A story: "I quit my job", "my dog ate my homework", "quit my job at 45". An opinion is no story. */
export function readStory({ small, text }: Pick<Phrased, 'small' | 'text'>): Reading | undefined {
  const [first = '', second = '', third = ''] = small
  if (/^(?:i|we) (?:(?:really|also|just) )?(?:think|believe|feel like|guess|hope|wish|wonder)\b/u.test(small.join(' ')))
    return { shape: 'whole', isClaim: true }
  const start = /^I\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
  const story = (isPast: boolean, said = start): Reading => ({ shape: 'story', isOwn: true, isPast, forms: { said } })
  if (/^(?:i|we)(?:'|$)/u.test(first) && small.length > 2) {
    const verb = /ly$|^(?:just|only|also|never|almost)$/u.test(second) ? third : second
    return story(!first.includes("'") && (PASTS.has(verb) || /^\p{L}{3,}ed$|^(?:tied|used)$/u.test(verb)))
  }
  if (/^(?:my|our)$/u.test(first)) {
    const isTold = (word: string, next = ''): boolean =>
      PASTS.has(word) ||
      /^(?:forgot|failed|crashed|lost)$/u.test(word) ||
      (/\p{L}{3}ed$/u.test(word) && (FUNCTION_WORDS.has(next) || CLOSE.test(second))) ||
      FINITE.has(word) ||
      (word === 'cost' && /^(?:me|us|\W)/u.test(next)) ||
      /^(?:eats|sleeps|refuses|only|never|always|still)$/u.test(word)
    const at = small.findIndex((word, index) => index > 1 && index < 5 && isTold(word, small[index + 1]))
    return at === -1 || small.slice(2, at).some((word) => OPENERS.has(word))
      ? undefined
      : story((!FINITE.has(small[at]!) && /(?:ed|t)$/u.test(small[at]!)) || PASTS.has(small[at]!))
  }
  if (/^(?:she|he|they)$/u.test(first) && PASTS.has(second)) return story(true)
  const isDone =
    /^(?:lost|quit|sold|bought|moved|spent|paid|tried|made|built|survived|learned|ran|went|got|hiked)$/u.test(first)
  const isOfSomething = DETERMINERS.has(second) || NUMBER_WORDS.has(second) || FIGURE.test(second) || second === 'to'
  return isDone && isOfSomething ? story(true, `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`) : undefined
}

const classifyThing = (things: string) =>
  TROUBLE.has(things) ? 'trouble' : ADVICE.has(things) && things !== 'things' ? 'advice' : 'thing'

function readList({ small, label }: Phrased): Reading | undefined {
  const at = /^(?:(?:my )?(?:top|best)|my) /u.exec(label)?.[0].trim().split(' ').length ?? 0
  const count = small[at] ?? ''
  const ranked = label.replace(/, ranked$/u, '')
  const isMany = (word: string): boolean => ADVICE.has(word) || TROUBLE.has(word)
  const list = (things: string, number: string): Reading => ({
    shape: 'list',
    isPlural: true,
    isOwn: small[0] === 'my',
    list: { count: number, things, kind: classifyThing(things) },
    forms: { noun: ranked },
  })
  if (ranked !== label && isPluralWord(ranked.split(' ').at(-1)!)) return list('things', '')
  const [, named] = /^(?:[\p{L}-]+ ){0,3}([\p{L}-]+) every.* (?:should|needs?|must) /iu.exec(label) ?? []
  if (named && isPluralWord(named)) return list(named, '')
  if (!/^\d{1,3}$/u.test(count) && !NUMBER_WORDS.has(count)) {
    const head = cutHead(small)
    const last = head.at(-1) ?? ''
    if (at === 0 && isMany(count) && count.endsWith('s') && small.length > 2) return list(count, '')
    const isPhrase =
      head.length > 1 &&
      last !== 'moves' &&
      !ORDERS.has(small[0]!) &&
      !/\b(?:i|you|we|they|the|these|your)\b/u.test(head.join(' '))
    return isMany(last) && isPhrase && !head.some((word) => FINITE.has(word) || word === 'no')
      ? list(last, '')
      : undefined
  }
  const items = small.slice(at + 1)
  if (MEASURES.test(items[0]!) && items.length > 1 && !FUNCTION_WORDS.has(items[1]!)) return undefined
  const end = items.findIndex((word, index) => index > 0 && FUNCTION_WORDS.has(word))
  const nouns = end === -1 ? items : items.slice(0, end)
  const things = nouns.find(isPluralWord)
  return things === undefined || UNITS.has(items[0]!) || UNITS.has(things) ? undefined : list(things, count)
}

function readOrder({ small, label }: Phrased): Reading | undefined {
  const [first = '', second = ''] = small
  if (small.length < 2 || !VERBS.has(first) || first === 'be') return undefined
  if (TO_VIEWER.test(label)) return { shape: 'whole', isClaim: true }
  const isPlain = ORDERS.has(first) && !ING_HEADS.has(second)
  const verb = isPlain || DETERMINERS.has(second) ? asViewer(label) : undefined
  return verb === undefined ? undefined : { shape: 'doing', forms: buildForms(verb) }
}

export function buildForms(verb: string): { verb: string; doing?: string } {
  const doing = findGerund(verb)
  return doing === undefined ? { verb } : { verb, doing }
}

/** "Learning Spanish at 40"; "running shoes" are no doing. */
function readDoing({ small, label }: Phrased): Reading | undefined {
  const [first = '', second = ''] = small
  if (!isGerund(first) || small.some((word, at) => at > 0 && FINITE.has(word))) return undefined
  if (!DETERMINERS.has(second) && !NUMBER_WORDS.has(second) && small.slice(1, 3).some((word) => ING_HEADS.has(word)))
    return undefined
  if (
    / for (?:[\p{L}-]+ )?(?:beginners|dummies|dwellers|people|owners|moms|dads|adults|seniors|students)$/iu.test(label)
  )
    return undefined
  // What is done for the camera is nothing that a viewer begins.
  if (/^(?:ranking|rating|reacting|recreating|tasting|surprising|pranking) /iu.test(label))
    return { shape: 'noun', isOwn: true, forms: { noun: label } }
  const isOwn = OWN.test(label)
  const base = /^(?:being|trying)$/u.test(first) ? undefined : findVerb(label)
  const isFree = FUNCTION_WORDS.has(second) || FIGURE.test(second) || NUMBER_WORDS.has(second) || /'s?$/u.test(second)
  if (second !== '' && !isFree && base === undefined) return undefined
  const isSure = base !== undefined && !isOwn && (isFree || ORDERS.has(base.split(' ')[0]!))
  return { shape: 'doing', isOwn, forms: { doing: label, ...(isSure ? { verb: base } : {}) } }
}

function cutHead(small: readonly string[]): readonly string[] {
  const end = small.findIndex((word, at) => at > 0 && (OPENERS.has(word) || word === 'of' || word === 'to'))
  return small.slice(0, end === -1 ? small.length : end)
}

function readNoun({ small, label }: Phrased): Reading | undefined {
  const head = cutHead(small)
  const [first = '', second = ''] = small
  if (
    MOMENT.test(label) ||
    /^(?:(?:my|our) (?:[\p{L}']+ ){1,2}who|grwm|(?:get|come|go|spend|shop|pack|cook|bake|clean|study) [\p{L} ]{0,25}with (?:me|us)|(?:diary|confessions) of|(?:everything|all|the (?:one|only|first|last|best|worst) \p{L}+) (?:that )?(?:I|we|my|nobody)) /iu.test(
      label,
    )
  )
    return { shape: 'noun', isOwn: true, forms: { noun: label } }
  const isSentence =
    isStatement(small.slice(0, 4)) ||
    head.some((word) => FINITE.has(word) || /^(?:i|you|we|they|he|she|it|let's)$/u.test(word)) ||
    small.some((word, at) => /(?:n't|'re|'ve)$/u.test(word) && !/^(?:that|who)$/u.test(small[at - 1] ?? ''))
  const isDone = (word: string, at: number): boolean =>
    at > 0 && PASTS.has(word) && !/^(?:set|cut|read|left|built|put|lost|broken|used)$/u.test(word)
  const isOrder = VERBS.has(first) && FUNCTION_WORDS.has(second) && second !== 'and' && second !== 'of'
  const isOther =
    OPENERS.has(first) ||
    (NO_NOUN.test(first) && !/^no (?:bake|cook|knead|sew|spend|buy|code|heat|carb|sugar)/u.test(label)) ||
    isOrder ||
    /[:;|/&]| [–—-] |, /u.test(label)
  if (isSentence || isOther || head.length > 6 || head.some(isDone)) return undefined
  return {
    shape: 'noun',
    isOwn: OWN.test(label),
    isPlural: isPluralWord(head.at(-1)!),
    forms: { noun: label.replace(/ explained$/u, '') },
  }
}

export const isPluralWord = (word: string): boolean =>
  PLURALS.has(word) || (word.length > 3 && /[^su']s$/u.test(word) && !word.endsWith('is') && !SINGULARS.has(word))
