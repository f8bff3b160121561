import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { type Form, type Topic } from '../topic.ts'
import { FINITE, MASS } from '../words.data.ts'

/** What fills a gap: the whole first, then shorter ways to say it, each with a telling part. */
export type Values = readonly string[]

const AUDIENCES: Readonly<Record<string, string>> = {
  Teenagers: 'teenagers',
  Students: 'students',
  'Young professionals': 'young professionals',
  Parents: 'parents',
  'Entrepreneurs & founders': 'founders',
  'Small business owners': 'small business owners',
  'Fellow creators': 'creators',
  'Beginners & hobbyists': 'beginners',
}
/** Most words of a phrase that a frame can hold. */
const MOST_WORDS = 14

/** All gaps that a topic can fill, by their names in the tables of frames. */
export function slotsOf(topic: Topic, creator: Answers | null): Record<string, Values> {
  const slots: Record<string, Values> = {}
  const set = (names: string, values: Values | undefined, isGiven = true): void => {
    if (isGiven && values && values.length > 0) for (const name of names.split(' ')) slots[name] = values
  }
  const { verb, doing, noun, clause, said, asked, list, pair, shape } = topic
  const tell = (form: Form | undefined): Values | undefined => form && variantsOf(form, topic.telling)

  if (topic.language !== 'en') {
    const whole = cutText(topic.text)
    return { label: whole, quote: whole.filter((text) => !/["“”„«»]/u.test(text)) }
  }
  set('verb', tell(verb))
  set('they', tell(verb), !/\byour(?:self)?\b|^(?:be|not|never|always) /u.test(verb?.text ?? ''))
  set('do', tell(verb), !/^(?:be|not|never|always) /u.test(verb?.text ?? ''))
  set(topic.isOwn ? 'own' : 'doing', tell(doing))
  set(topic.isOwn ? 'own' : 'clause', tell(clause), shape.startsWith('clause'))
  set(
    'reason',
    tell(clause)?.map((text) => text.slice(4)),
    shape === 'clause-why' && !/^why (?:not|to|are|is|do|does)\b/u.test(clause?.text ?? ''),
  )
  if (shape === 'noun') {
    const kind = topic.isOwn ? 'own mine' : `noun ${kindOf(topic)}`
    set(kind.replace(/^noun (?=pick|span)/u, ''), tell(noun))
    set('object', tell(noun), kind.length < 14 && !/pick|span/u.test(kind) && !topic.isOwn && canBeObject(topic))
  }
  if (shape === 'story') {
    const isBy = /^(?:I|we) /u.test(said?.text ?? '')
    set('said', tell(said))
    set('past', tell(said), topic.isPast === true)
    set('deed', tell(said), topic.isPast === true && isBy)
    set('now', tell(said), topic.isPast === false && /^(?:I'm|we're) /u.test(said?.text ?? ''))
    set('account', tell(clause), /^how (?:I|we) /u.test(clause?.text ?? ''))
  }
  if (list) {
    set('list', tell(noun))
    set(list.kind === 'thing' ? 'things' : list.kind, tell(noun))
  }
  if (asked) {
    set('open', tell(asked))
    set(
      'closed',
      tell(asked),
      /^(?:is|are|do|does|did|can|should|would|will|could|has|have|was|were|am)\b/iu.test(asked.text),
    )
  }
  if (shape === 'review' && noun) {
    set('noun', tell(noun))
    set('item', [noun.head])
    set('product', [noun.head], topic.subject === 'tech' || topic.subject === 'beauty')
  }
  if (pair) {
    set('a', [pair[0]])
    set('b', [pair[1]])
  }
  set('news', cutText(topic.label), shape === 'announcement')
  const isClaim = shape === 'whole' && topic.text.split(' ').some((word) => FINITE.has(word.toLowerCase()))
  const isLabel = shape !== 'question' && shape !== 'announcement' && !isClaim
  set('label', tell(clause && !said ? clause : (said ?? noun ?? doing ?? verb)) ?? cutText(topic.label), isLabel)
  if (shape === 'whole') {
    const texts = cutText(topic.text).filter((text) => !/["“”„«»]/u.test(text))
    set('quote', texts)
    set(
      'claim',
      texts,
      topic.text.split(' ').some((word) => FINITE.has(word.toLowerCase())),
    )
  }
  const isForSomebody = /\b(?:for|as an?) /u.test(topic.text) || topic.isOwn
  const audience = AUDIENCES[creator?.targetAudience ?? '']
  set('audience', audience === undefined ? undefined : [audience], !isForSomebody)
  const staccato = staccatoOf(topic)
  const isDone = topic.isPast === true
  set(
    isDone ? 'staccato done' : 'staccato plan',
    staccato === undefined ? undefined : [staccato],
    isDone || shape !== 'story',
  )
  return slots
}

/** What a noun phrase is about: a choice ("best cafes in Lisbon"), a span of time, something that is done, or anything. */
function kindOf({ noun, isPlural, subject }: Topic): string {
  const text = noun?.text ?? ''
  if (
    isPlural &&
    /^(?:the |my )?(?:best|top|worst|cheap|cheapest|hidden|favorite|must-\p{L}+|underrated|overrated)\b/iu.test(text)
  )
    return 'pick'
  if (
    /^(?:my |our |the )?(?:first |last )?(?:\d+|an?|one|two|three) (?:second|minute|hour|day|week|month|year|weekend)s?\b(?! \p{L}+$)/iu.test(
      text,
    )
  )
    return 'span'
  return subject && !/^\p{Lu}/u.test(text) ? 'practice' : 'noun'
}

/** Whether a noun phrase can stand without an article. */
function canBeObject({ noun, isPlural }: Topic): boolean {
  const words = (noun?.head ?? '').split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isName = words.every((word) => /^["']?(?:\p{Lu}|\d|\p{Ll}\p{Lu})/u.test(word))
  const isMass = MASS.has(last) || /(?:ing|ness|ism|ity|care|ology|ware|wear|work|ship|craft)$/u.test(last)
  return isPlural || isName || isMass || /^(?:the|a|an|your|this|that)$/u.test(words[0] ?? '')
}

/** A phrase, whole and with fewer of its restrictions; at least one telling part stays in each. */
function variantsOf({ text, head, parts }: Form, telling: readonly string[]): string[] {
  const tells = (value: string): boolean => telling.length === 0 || telling.some((part) => value.includes(part))
  if (text.split(' ').length < 7) return [text]
  const texts = [text, ...(parts.length > 1 ? parts.map((part) => `${head} ${part}`) : []), head]
  const fitting = texts.filter((value, at) => (at === 0 || tells(value)) && value.split(' ').length <= MOST_WORDS)
  return fitting.length > 0 ? [...new Set(fitting)] : cutText(text)
}

/** A text that is taken as it stands; a long one ends where a part of it ends, or in dots. */
function cutText(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= MOST_WORDS && text.length <= 110) return [text]
  const part = /^[^,;:–—(]{12,100}(?=[,;:–—(])/u.exec(text)?.[0].trim()
  if (part !== undefined && part.split(' ').length <= MOST_WORDS) return [part]
  let short = words.slice(0, MOST_WORDS - 3)
  while (short.join(' ').length > 90 && short.length > 1) short = short.slice(0, -1)
  return [
    `${short
      .join(' ')
      .slice(0, 90)
      .replace(/[,.;:–—\s]+$/u, '')}…`,
  ]
}

/** "40 pounds. 12 weeks. No gym": what is told, a fragment each. Undefined where a part cannot stand alone. */
function staccatoOf({ verb, doing, noun, said, shape, isOwn }: Topic): string | undefined {
  const form = verb ?? doing ?? (shape === 'noun' && !isOwn ? noun : said)
  if (!form || form.parts.length === 0 || form.parts.length > 3) return undefined
  const fragments = form.parts.map(fragmentOf)
  const opening = openingOf(form.head, form !== noun)
  const isTelling = fragments.length > 1 || /\d/u.test(`${opening} ${fragments[0]}`) || /^No /u.test(fragments[0] ?? '')
  if (opening === undefined || fragments.includes(undefined) || !isTelling) return undefined
  return [opening, ...fragments].join('. ')
}

/** What a phrase is about: its noun, or the object of its verb. */
function openingOf(head: string, hasVerb: boolean): string | undefined {
  if (!hasVerb) return head.split(' ').length <= 4 ? head : undefined
  const figure =
    /(?:[$€£]\d[\d.,]*[kKmM]?|\b\d[\d.,]*[kK%]? ?(?:pounds|lbs|kg|kilos|miles|km|followers|subscribers|dollars|euros)?)$/u.exec(
      head,
    )?.[0]
  if (figure !== undefined && figure.trim() !== '') return figure.trim()
  const [first = '', ...rest] = head.split(' ')
  const isObject = rest.length > 0 && rest.length <= 3 && !/^(?:I|we|my)/u.test(first)
  const isPlain =
    !/^(?:up|off|out|on|in|over|down|away|rid|to|back|your|better|a|an|the|more|less|into|with|for|from|about|by)$/u.test(
      rest[0] ?? '',
    )
  return isObject && isPlain && !/ing$/u.test(rest[0]!) ? capitalised(rest.join(' ')) : undefined
}

function fragmentOf(part: string): string | undefined {
  const without = /^(?:without|with no) (?:an? |any |the )?(.+)$/u.exec(part)?.[1]
  if (without !== undefined) return /^(?:\p{L}+ing|your|my|going)\b/u.test(without) ? undefined : `No ${without}`
  const time = /^(?:in|for) (?:just |only |under |less than )?(\d.*)$/u.exec(part)?.[1]
  if (time !== undefined) return time
  return /^(?:in|on|at|for|from|under|over|by|during|as) /u.test(part) && part.split(' ').length < 5
    ? capitalised(part)
    : undefined
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
