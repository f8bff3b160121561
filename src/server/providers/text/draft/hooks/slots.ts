import { phraseOf } from '../telling.ts'
import { type Form, type Topic } from '../topic.ts'
import { trimMarks } from '../trim-marks.ts'
import { FAULTS, MISHAPS, QUICK, USABLE } from '../words.data.ts'

/** What fills the gaps of frames, by their names in the tables. */
export type Slots = Readonly<Record<string, string>>

/** Most words of a phrase that a frame can hold: a line has 20. */
const MOST_WORDS = 16

/** Somebody's own story, in the languages that have frames. */
const TELLS =
  /(?<!\p{L})(?:ich|wir|meine?[rnm]?|je|j'ai|mon|ma|mes|nous|yo|mi|mis|me|nuestr[ao]|\p{L}+(?:té|tí)|eu|meus?|minhas?|ho|mio|mia|miei)(?!\p{L})/iu

/** All gaps that a topic can fill. A phrase is taken whole: what is left out of it makes another topic. */
export function slotsOf(topic: Topic): Slots {
  if (topic.language !== 'en') {
    const label = cutText(topic.text)
    return { label, ...(TELLS.test(label) ? {} : { tip: label }), ...quoteOf('quote', topic) }
  }
  const slots: Record<string, string> = {}
  const set = (names: string, value: string | undefined, isGiven = true): void => {
    if (isGiven && value !== undefined) for (const name of names.split(' ')) slots[name] = value
  }
  const { verb, doing, noun, clause, said, asked, list, pair, shape, isOwn } = topic
  const isYours = /\byour(?:self)?\b/u.test(topic.verb?.text ?? doing?.text ?? '')
  const isLong = !QUICK.has(verb?.text.split(' ')[0] ?? '') && !/^being\b/u.test(doing?.text ?? '')
  set('verb', whole(verb))
  set('they', whole(verb), !isYours && !/^(?:be|not|never|always) /u.test(verb?.text ?? ''))
  set('aim', whole(verb), isLong)
  set(isOwn ? 'own' : 'doing', whole(doing))
  set('plan', whole(doing), !isOwn && !isYours && isLong)
  set('howto', whole(clause), clause?.text.startsWith('how to '))
  set('about', whole(noun ?? doing), !list && !said && (doing !== undefined || canBeObject(topic)))
  set(isOwn ? 'own' : 'clause', whole(clause), shape.startsWith('clause'))
  const isReason = shape === 'clause-why' && !/^why (?:not|to|are|is|do|does)\b| and how /u.test(clause?.text ?? '')
  set('reason', whole(clause)?.slice(4), isReason)
  if (shape === 'noun' && isOwn) set(/^(?:my|our) (?!.* who )/u.test(topic.label) ? 'own mine' : 'own', whole(noun))
  else if (shape === 'noun') {
    const kind = kindOf(topic)
    set(kind, whole(noun))
    const isCraft = /(?:ing|dough|bread|prep|care|craft|yoga|pilates|crochet|pottery|workouts?|exercises)$/iu
    set('craft', whole(noun), kind === 'noun' && isCraft.test(noun?.head ?? ''))
    set('object', whole(noun), kind === 'noun' && canBeObject(topic))
  }
  if (said) setStory(topic, set)
  if (list) {
    set('list', whole(noun))
    set('advice', whole(noun), USABLE.has(list.things))
    set('fault', whole(noun), FAULTS.has(list.things))
    set('sign', whole(noun), /^(?:signs|symptoms|flags)$/u.test(list.things))
    set('things', whole(noun), list.kind === 'thing')
  }
  if (asked) {
    const isChoice = /^(?:should|can|could|is it|do i|do you)|\b(?:I|my|we|best|cheapest|worth|should)\b/u.test(
      asked.text,
    )
    const isDream = /\bwould\b/u.test(asked.text)
    const isClosed = /^(?:is|are|do|does|did|can|should|will|could|has|have|was|were|am)\b/iu.test(asked.text)
    set(topic.isGrave ? 'hurt' : isDream ? 'ask' : 'ask open', whole(asked))
    set(isChoice ? 'decide' : 'wonder', whole(asked), !isDream && !topic.isGrave)
    set('closed', whole(asked), isClosed && !topic.isGrave)
  }
  if (shape === 'review') set('noun', whole(noun))
  if (pair && pair.join(' ').length < 90) {
    set('a', pair[0])
    set('b', pair[1])
  }
  const isEvent =
    /\b(?:open(?:s|ing)?|sale|workshop|webinar|class|party|tour|event|hosting|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu
  const isNews = shape === 'announcement'
  set('news', cutText(topic.label), isNews)
  set('event', cutText(topic.label), isNews && isEvent.test(topic.text))
  set('label', cutText(topic.label), shape !== 'question' && !isNews && !topic.isClaim)
  set('subject', whole(doing) ?? slots['label'])
  set(isOwn || shape === 'story' ? 'wound' : 'care', slots['label'], topic.isGrave)
  return { ...slots, ...quoteOf('quote', topic), ...(topic.isClaim ? quoteOf('claim', topic) : {}) }
}

function setStory({ said, clause, isPast = false }: Topic, set: (names: string, value?: string, is?: boolean) => void) {
  const text = said?.text ?? ''
  const [by = '', did = '', next = ''] = text.split(' ')
  const isBy = isPast && /^(?:I|we)$/u.test(by)
  const isDeed = isBy && (!MISHAPS.has(did) || (did === 'lost' && /\d/u.test(next)))
  set('said', whole(said))
  set('tale', whole(said), isPast || /^(?:I'm|I've|we're|we've|I am|we are)\b/u.test(text))
  set('past', whole(said), isPast)
  set('deed', whole(said), isDeed && !clause?.text.startsWith('why'))
  set('now', whole(said), !isPast && /^(?:I'm|we're) /u.test(text))
}

/** A text that stands in quotation marks of its own has no others around it. */
/** The whole text, to stand in quotation marks: its own become single ones. */
const quoteOf = (name: string, { text }: Topic): Slots => ({ [name]: cutText(text.replaceAll(/["“”„«»]/gu, "'")) })

/** What a noun phrase is about: a choice ("best cafes in Lisbon"), a span of time, or anything. */
function kindOf({ noun, isPlural }: Topic): 'pick' | 'span' | 'noun' {
  const text = noun?.text ?? ''
  if (isPlural && /^(?:the )?(?:best|top|worst|cheap|cheapest|hidden|favorite|underrated|overrated)\b/iu.test(text))
    return 'pick'
  const isSpan =
    /^(?:the )?(?:first |last )?(?:\d+|an?|one|two|three) (?:second|minute|hour|day|week|month|year|weekend)s?\b(?! \p{L}+$)/iu
  return isSpan.test(text) ? 'span' : 'noun'
}

/** Whether a noun phrase can stand without an article. */
export function canBeObject({ noun, isPlural }: Pick<Topic, 'noun' | 'isPlural'>): boolean {
  const words = (noun?.head ?? '').split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isName = words.every((word) => /^["']?(?:\p{Lu}|\d|\p{Ll}\p{Lu})/u.test(word))
  const isMass = /(?:ing|ness|ism|ity|ology|ware|wear|work|craft|dough)$/u.test(last)
  return isPlural || isName || isMass || /^(?:the|a|an|your|this|that)$/u.test(words[0] ?? '')
}

/** A phrase as it stands; a very long one ends where a part of it ends. */
function whole(form: Form | undefined): string | undefined {
  const text = form && cutText(form.text)
  return text?.endsWith('…') ? undefined : text
}

/** A text that is taken as it stands; a very long one ends where a part of it ends, or in dots. */
function cutText(text: string): string {
  const words = text.split(' ')
  const fits = (part: string): boolean => part.split(' ').length <= MOST_WORDS && part.length <= 120
  if (fits(text)) return text
  const part = /^[^,;:–—(]{12,100}(?=[,;:–—(])/u.exec(text)?.[0].trim()
  if (part !== undefined && fits(part)) return part
  const { head, parts } = phraseOf(text, 4)
  const kept = parts.reduce((sum, next) => (fits(`${sum} ${next}`) ? `${sum} ${next}` : sum), head)
  if (fits(kept) && text.startsWith(kept)) return kept
  return `${trimMarks(words.slice(0, 12).join(' ').slice(0, 90), ' ,.;:–—', { isEndOnly: true })}…`
}
