import { LETTER, OWN, SKIT, TO_VIEWER } from '../phrase-shapes.ts'
import { contentWords, parsePhrase } from '../telling.ts'
import { type Form, type Topic } from '../topic.ts'
import { trimMarks } from '../trim-marks.ts'
import { foreignKind } from './foreign-kind.ts'
import { FAULTS, GOODS, NUMBER_WORDS, USABLE } from '../words.data.ts'
import { BUSINESS, DECISION, HANDS, LIFE, QUIT, SCENE, SAYS_NEWS, STATE, VAGUE } from './slot-patterns.ts'

export type Slots = Readonly<Record<string, string>>

const TO_YOU = /\byou(?:rs?(?:elf)?)?\b/u
const MOST_WORDS = 16

/** All gaps that a topic can fill. A phrase is used whole: to shorten it would make another topic. */
export function buildSlots(topic: Topic): Slots {
  if (topic.language !== 'en') {
    const label = cutText(topic.text)
    const kind = foreignKind(topic.text, topic.language)
    const text = kind === 'ask' && topic.isAsked ? `${label}?` : label
    return {
      label: text,
      ...(kind && { [kind]: text }),
      ...(/how|thing/u.test(kind ?? '') && { plan: text }),
      ...buildQuote('quote', topic),
    }
  }
  const slots: Record<string, string> = {}
  const set = (names: string, value: string | undefined, isGiven = true): void => {
    if (isGiven && value !== undefined) for (const name of names.split(' ')) slots[name] = value
  }
  const { verb, doing, noun, clause, said, asked, list, pair, shape, isOwn } = topic
  const isState = STATE.test(doing?.text ?? verb?.text ?? '')
  set('verb', whole(verb), shape !== 'doing' || !(isState || LIFE.test(doing?.text ?? '')))
  set(
    'they',
    whole(verb),
    !isState &&
      !TO_YOU.test(verb?.text ?? '') &&
      !/^(?:be|learn|not|never|always|stop bleeding) /u.test(verb?.text ?? ''),
  )
  set('show', slots['they'], HANDS.test(verb?.text ?? ''))
  set(isOwn ? 'own' : 'doing', whole(doing))
  set('plan', whole(doing), !isOwn && !TO_YOU.test(doing?.text ?? '') && !isState)
  set('quit', whole(verb), QUIT.test(verb?.text ?? ''))
  set('life', whole(doing), slots['plan'] !== undefined && LIFE.test(doing?.text ?? ''))
  set('being', whole(doing), !isOwn && isState && shape === 'doing')
  set('attempt', whole(doing), isOwn && shape === 'doing')
  set('howto', whole(clause), clause?.text.startsWith('how to '))
  set('about', whole(noun ?? doing), !list && !said && (doing !== undefined || canBeObject(topic)))
  set(isOwn ? 'own' : 'clause', whole(clause), shape.startsWith('clause'))
  if (shape.startsWith('clause') && !isOwn) setClause(clause?.text ?? '', set)
  const isReason =
    shape === 'clause-why' && !/\bshould\b|^why (?:not|to|are|is|do|does)\b| and how /u.test(clause?.text ?? '')
  set('reason', whole(clause)?.slice(4), isReason)
  if (shape === 'noun') setNoun(topic, set)
  if (said) setStory(topic, set)
  if (list) {
    const { things, kind } = list
    set(OWN.test(noun?.text ?? '') ? 'list ours' : 'list lore', whole(noun))
    const isGood = !/n't\b|\b(?:never|not|avoid|worst|failed|quit|stop|bad|toxic|ruin|kill|keep|cost|waste)\b/iu.test(
      topic.text,
    )
    set('advice', whole(noun), isGood && USABLE.has(things))
    set(
      'pick',
      whole(noun),
      isGood && (USABLE.has(things) || GOODS.has(things) || / things to |^things to /u.test(topic.label)),
    )
    set('fault', whole(noun), FAULTS.has(things))
    set('sign', whole(noun), /^(?:signs|symptoms|flags)$/u.test(things))
    set('things', whole(noun), kind === 'thing')
  }
  if (asked) setQuestion(asked.text, topic.isGrave, set)
  if (shape === 'review') set('noun', whole(noun))
  if (pair && pair.join(' ').length < 90) {
    set('a', pair[0])
    set('b', pair[1])
  }
  const isEvent =
    /\b(?:workshop|webinar|class|party|tour|event|festival|hosting|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu
  const isNews = shape === 'announcement'
  const isDeal = /\d ?%|\b(?:off|discounts?|sale|giveaway|half price|coupon|voucher)\b/iu.test(topic.text)
  const isMade =
    /\b(?:new(?! (?:patients|clients|customers|members|students|bookings|orders))|launch\w*|releas\w+|out|open(?:s|ing)|premieres?)\b/iu.test(
      topic.text,
    )
  set('deal', cutText(topic.label), isNews && isDeal)
  set('made', cutText(topic.label), isNews && isMade && !isDeal && !isEvent.test(topic.text))
  set('news', cutText(topic.label), isNews)
  set('business', cutText(topic.label), isNews && !isDeal && BUSINESS.test(topic.text))
  set('event', cutText(topic.label), isNews && isEvent.test(topic.text) && !isDeal)
  set('official', cutText(topic.label), isNews && SAYS_NEWS.test(topic.label))
  const isLabel = topic.isGrave || (!isNews && !topic.isClaim)
  // A how-to speaks of the viewer's things, not of "mine".
  set('label', (verb && whole(clause)) ?? cutText(topic.label), shape !== 'question' && isLabel)
  set('subject', whole(doing) ?? slots['label'])
  set('urgent', topic.isAsked && !pair ? `${cutText(topic.label)}?` : cutText(topic.label), topic.isUrgent)
  const isClause = shape.startsWith('clause')
  const isTheirs = isOwn || shape === 'story' || OWN.test(topic.text)
  set(isTheirs ? 'wound hard' : isClause ? 'care tend' : 'care hard', slots['label'])
  set(LETTER.test(topic.text) ? 'letter' : 'skit', slots['label'], shape === 'whole' && SKIT.test(topic.text))
  set('tale', slots['own'], !isClause && slots['own'] !== undefined)
  set('tried', slots['own'], isOwn && !isClause && !/^the |'s /u.test(slots['own'] ?? ''))
  return { ...slots, ...buildQuote('quote', topic), ...(topic.isClaim && buildClaim(topic)) }
}

type SetSlot = (names: string, value?: string, is?: boolean) => void

function setClause(text: string, set: SetSlot): void {
  const isTold = /^what (?:nobody|no one|(?!to )(?:\S+ ){1,3}(?:regret|wish|forget|miss|never|\p{L}+n't)\b)/u.test(text)
  const isTodo =
    /^(?:how|what|when|where|who) to |^(?:which|what) (?!happen|go|went|come|came)\p{L}+ to (?!a |the |your )/u.test(
      text,
    )
  const clause = wholeText(text)
  set(isTold ? 'told' : 'answer', clause)
  set('untold', clause, /^what (?:nobody|no one) /u.test(text))
  set(isTodo ? 'todo' : 'fact', clause, !isTold)
  set('choice', clause, isTodo && !text.startsWith('how'))
}

function setNoun(topic: Topic, set: SetSlot): void {
  const noun = whole(topic.noun)
  if (topic.isOwn) {
    set('own', noun)
    return
  }
  const kind = classifyNoun(topic)
  set(kind, noun)
  if (SCENE.test(topic.label)) {
    set('own tale', noun)
    return
  }
  const isCounted = /^\d/u.test(topic.label) || NUMBER_WORDS.has(topic.label.split(' ')[0]!.toLowerCase())
  if (kind === 'noun' && !isCounted) {
    set('guide', noun)
  }
  const isThing =
    !isCounted &&
    !/^(?:(?:the|an?) |\p{Lu}\p{Ll}+$)| (?:in|near|at|from) (?:the )?\p{Lu}|^\p{Lu}.* \p{Lu}|safety/u.test(topic.label)
  const isSkill = kind === 'noun' && isThing && !TO_YOU.test(noun ?? '')
  set('skill', noun, isSkill)
  set('tip', noun, isSkill && / for | at home\b|\p{L}(?:ing|tion|ment|care|prep)\b/u.test(topic.label))
  set('object', noun, kind === 'noun' && canBeObject(topic) && !/^an? /u.test(topic.label))
}

function setQuestion(text: string, isGrave: boolean, set: SetSlot): void {
  const isClosed = /^(?:is|are|do|does|did|can|should|will|could|has|have|was|were|am|would)\b(?!.*\bor\b)/iu.test(text)
  const asked = wholeText(text)
  set(isGrave ? 'hurt' : 'ask', asked)
  set('closed', asked, isClosed && !isGrave)
  set('decide', asked, DECISION.test(text) && !isGrave)
}

function setStory({ said, clause, isPast = false }: Topic, set: SetSlot): void {
  const text = said?.text ?? ''
  const isBy = /^(?:I|we)\b/u.test(text)
  const story = whole(said)
  // What was begun as talk and tells of nobody is no story.
  set(isPast || OWN.test(text) ? 'said' : 'skit', story)
  set(clause?.text.startsWith('why') ? 'cause' : 'did', whole(clause))
  set('me', story, isBy)
  set(
    'deed',
    story,
    isBy &&
      isPast &&
      !/^\S+ (?:got|lost|failed|was|were|had|fell|broke|forgot|missed|survived|almost|found|saw|met|adopted)\b/u.test(
        text,
      ),
  )
  const isOnce = /'(?:m|re) (?:clos|leav|mov|quit|sell|open|launch|gett|hav|expect|go)\p{L}*ing\b/u.test(text)
  set(isPast ? 'past' : 'still', story, OWN.test(text) && !isOnce)
}

const buildQuote = (name: string, { text }: Topic): Slots => ({ [name]: cutText(text.replaceAll(/["“”„«»]/gu, "'")) })

/** A word to the viewer ("Your running shoes are too small") is no rumor, and an order is neither true nor false. */
const buildClaim = (topic: Topic): Slots => {
  const isOrder = TO_VIEWER.test(topic.text)
  const isDirect = isOrder || /^you(?:r|'re)?\b/iu.test(topic.text)
  return {
    ...(isOrder ? {} : buildQuote('claim', topic)),
    ...buildQuote(isDirect ? 'direct' : 'rumor', topic),
    ...(isDirect && !/^(?:never|don't)\b/iu.test(topic.text) && buildQuote('wrong', topic)),
  }
}

function classifyNoun({ noun, isPlural }: Topic): 'pick' | 'noun' {
  const text = noun?.text ?? ''
  if (GOODS.has(noun?.head.split(' ').at(-1)?.toLowerCase() ?? '') && / /u.test(text)) return 'pick'
  if (/^(?:the )?best .* (?:in|near|for|under) /iu.test(text)) return 'pick'
  if (isPlural && /^(?:the )?(?:best|top|worst|cheap|cheapest|hidden|favorite|underrated|overrated)\b/iu.test(text))
    return 'pick'
  return 'noun'
}

/** Whether a noun phrase needs no article. */
export function canBeObject({ noun, isPlural }: Pick<Topic, 'noun' | 'isPlural'>): boolean {
  const words = (noun?.head ?? '').split(' ')
  if (words.includes('about')) return false
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isName = words.every((word) => /^["']?(?:\p{Lu}|\d|\p{Ll}\p{Lu})/u.test(word))
  const isMass = /(?:ing|ness|ism|ity|ology|tion|ment|ance|pause|ware|wear|work|craft|dough)$/u.test(last)
  return isPlural || isName || isMass || /^(?:the|a|an|your|this|that)$/u.test(words[0] ?? '')
}

const whole = (form: Form | undefined): string | undefined => form && wholeText(form.text)

function wholeText(text: string): string | undefined {
  const cut = cutText(text)
  return cut.endsWith('…') ? undefined : cut
}

function cutText(text: string): string {
  const words = text.split(' ')
  const fits = (part: string): boolean => part.split(' ').length <= MOST_WORDS && part.length <= 120
  if (fits(text)) return text
  const most = (pieces: readonly string[]): string => {
    const ends = pieces.map((_, at) => pieces.slice(0, at + 1).join(' '))
    return ends.findLast((end) => fits(end) && text.startsWith(end)) ?? ''
  }
  const part = /^[^,;:–—(]{12,100}(?=[,;:–—(])/u.exec(text)?.[0].trim() ?? ''
  const { head, parts } = parsePhrase(text, 4)
  const kept = [part, most([head, ...parts]), most(text.split(/ (?=(?:and|but|so|to) )/u))]
  const whole = kept.find((one) => fits(one) && contentWords(one).some((word) => word.length > 3 && !VAGUE.test(word)))
  if (whole !== undefined) return whole
  return `${trimMarks(words.slice(0, 12).join(' ').slice(0, 90), ' ,.;:–—', { isEndOnly: true })}…`
}
