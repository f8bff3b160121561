import { OWN } from '../phrase-shapes.ts'
import { HANDS, isSure } from '../sure.ts'
import { contentWords, parsePhrase } from '../telling.ts'
import { type Form, type Topic } from '../topic.ts'
import { trimMarks } from '../trim-marks.ts'
import { GOODS, NUMBER_WORDS, USABLE } from '../words.data.ts'

export type Slots = Readonly<Record<string, string>>

const TO_YOU = /\byou(?:rs?(?:elf)?)?\b/u
const MOST_WORDS = 16
/** Tells nothing of what a text is about. */
const VAGUE = /(?:thing|body|one)s?$|^(?:wish|guess|times?|people|finally|told|tell|know|learned|warns?)$/u

/** All gaps that a topic can fill. A phrase is used whole: to shorten it would make another topic. */
export function buildSlots(topic: Topic): Slots {
  const { verb, doing, noun, clause, list, pair, shape, isOwn } = topic
  const stands = cutText(topic.text)
  const isAsked = topic.isAsked || shape === 'question'
  const asIs = topic.language === 'latin' ? `"${stands.replaceAll(/["“”„«»]/gu, "'")}"` : stands + (isAsked ? '?' : '')
  if (!isSure(topic)) {
    if (shape === 'announcement' && !topic.isGrave) return { news: asIs, label: asIs }
    return { topic: asIs, label: asIs, ...(!topic.isGrave && { plain: asIs }) }
  }
  const slots: Record<string, string> = { topic: asIs, plain: asIs }
  const set = (names: string, value: string | undefined, isGiven = true): void => {
    if (isGiven && value !== undefined) for (const name of names.split(' ')) slots[name] = value
  }
  set('verb', whole(verb))
  set('they', whole(verb), !TO_YOU.test(verb?.text ?? '') && !/^(?:be|learn|not|never|always) /u.test(verb?.text ?? ''))
  set('show', slots['they'], HANDS.test(verb?.text ?? ''))
  set('doing', whole(doing))
  set('plan', whole(doing), !TO_YOU.test(doing?.text ?? ''))
  set('howto', whole(clause), clause?.text.startsWith('how to '))
  set('about', whole(noun ?? doing), !list && (doing !== undefined || canBeObject(topic)))
  if (shape === 'noun') setNoun(topic, set)
  if (list) {
    const isGood = !/n't\b|\b(?:never|not|avoid|worst|failed|quit|stop|bad|toxic|ruin|kill|keep|cost|waste)\b/iu.test(
      topic.text,
    )
    const isPick = USABLE.has(list.things) || GOODS.has(list.things) || / things to |^things to /u.test(topic.label)
    set(OWN.test(noun?.text ?? '') ? 'list ours' : 'list lore', whole(noun))
    set('pick', whole(noun), isGood && isPick)
  }
  if (shape === 'review') set('noun', whole(noun))
  if (pair && pair.join(' ').length < 90) {
    set('a', pair[0])
    set('b', pair[1])
  }
  // A how-to speaks of the viewer's things, not of "mine".
  set('label', (verb && !isOwn ? whole(clause) : undefined) ?? cutText(topic.label))
  set('subject', whole(doing) ?? slots['label'])
  return slots
}

type SetSlot = (names: string, value?: string, is?: boolean) => void

function setNoun(topic: Topic, set: SetSlot): void {
  const noun = whole(topic.noun)
  const kind = classifyNoun(topic)
  set(kind, noun)
  const isCounted = /^\d/u.test(topic.label) || NUMBER_WORDS.has(topic.label.split(' ')[0]!.toLowerCase())
  set('guide', noun, kind === 'noun' && !isCounted)
  const isThing =
    !isCounted &&
    !/^(?:(?:the|an?) |\p{Lu}\p{Ll}+$)| (?:in|near|at|from) (?:the )?\p{Lu}|^\p{Lu}.* \p{Lu}|safety/u.test(topic.label)
  const isSkill = kind === 'noun' && isThing && !TO_YOU.test(noun ?? '')
  set('skill', noun, isSkill)
  set('tip', noun, isSkill && / for | at home\b|\p{L}(?:ing|tion|ment|care|prep)\b/u.test(topic.label))
  set('object', noun, kind === 'noun' && canBeObject(topic) && !/^an? /u.test(topic.label))
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
