import { foldText } from '../../fold-text.ts'
import { isGraveTopic } from '../crisis/crisis.rules.ts'
import {
  BEFORE_NUMBER,
  BEFORE_WEEKDAY,
  COMPARISON,
  HOW_TO,
  MEASURES,
  MONTHS,
  NEWS,
  NO_SIGNS,
  NUMBER_WORDS,
  QUESTION,
  STORY,
  type TopicKind,
  WEEKDAYS,
} from './topic-kinds.constants.ts'

/** A sum of money, unless it is a limit of what is looked for ("under $50"). */
const PRICE =
  /(?<!\b(?:under|below|over|than|unter|unter den|menos de|moins de|meno di|sotto i) )(?:[$€£] ?\d|(?<![\d.,$€£])\d[\d.,]{0,9} ?(?:€|£|\$|(?:dollars?|bucks|euros?)\b))/iu
const DATE = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}\.\d{1,2}\.(?!\d)/u
const DISCOUNT = /\d ?% (?:off|rabatt|descuento|desconto|sconto|de reduction)\b/iu
/** A day of a month. */
const DAY = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/u
/** A number of entries: a single one, a year or hundreds are no list. */
const COUNT = /^(?:[2-9]|[1-9]\d|101)$/u
const FIRST_LETTER_LATIN = /^\P{L}*\p{Script=Latin}/u

/**
 * The kind of a topic, told by whole words alone: in English by those of the tables, in German, Spanish, French,
 * Portuguese and Italian mostly by first words; `other` in any other language and where nothing is found. `details`, the
 * creator's facts, can only make a topic grave. A price is the weakest sign of news: a comparison, a question or a story
 * with a price stays what it is.
 */
export function topicKind(topic: string, details: readonly string[] = []): TopicKind {
  if (isGraveTopic([topic, ...details].join('\n'))) return 'grave'
  if (!FIRST_LETTER_LATIN.test(topic)) return 'other'
  // "Portland, OR" is a place.
  const plain = topic.replaceAll(/, OR\b/gu, '').replaceAll(/['’ʼ‘`´]/gu, ' ')
  const text = NO_SIGNS.reduce((left, name) => left.replaceAll(` ${name} `, ' _ '), foldText(plain))
  if (startsWith(text, HOW_TO)) return 'how-to'
  if (isList(topic, text)) return 'list'
  // "Beginner's guide: how to …", but not "I learned how to …".
  if (!startsWith(text, STORY) && /^ (?:[^ ]+ ){1,4}how (?:to|i) /u.test(text)) return 'how-to'
  if (includes(text, NEWS) || hasDate(topic, text) || DISCOUNT.test(topic)) return 'news'
  // "OR nurse": what is compared stands on both sides.
  if (!text.startsWith(' or ') && includes(text, COMPARISON)) return 'comparison'
  if (startsWith(text, QUESTION) || /\?[\s"'”’)!]*$/u.test(topic)) return 'question'
  if (startsWith(text, STORY)) return 'story'
  return PRICE.test(topic) ? 'news' : 'other'
}

function startsWith(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.startsWith(` ${phrase} `))
}

function includes(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `))
}

/** Whether a number of things comes first. */
function isList(topic: string, text: string): boolean {
  if (/^\W*[$€£]|^\W*\d+ ?[%€£$°.,:/]/u.test(topic)) return false
  const before = BEFORE_NUMBER.filter((words) => text.startsWith(` ${words} `))
  return ['', ...before].some((words) => {
    const [number = '', next = ''] = text
      .slice(words === '' ? 0 : words.length + 1)
      .trim()
      .split(' ', 2)
    if (!COUNT.test(number) && !NUMBER_WORDS.includes(number)) return false
    return next !== '' && !/^\d/u.test(next) && !MEASURES.includes(next)
  })
}

/** Whether a day is named: a month beside a day, a coming weekday or a date in figures. */
function hasDate(topic: string, text: string): boolean {
  const words = text.trim().split(' ')
  const isDay = (word = ''): boolean => DAY.test(word)
  return (
    DATE.test(topic) ||
    words.some((word, at) => {
      const before = words[at - 1] ?? ''
      if (WEEKDAYS.includes(word)) return BEFORE_WEEKDAY.includes(before)
      if (!MONTHS.includes(word)) return false
      return isDay(words[at + 1]) || isDay(['of', 'de'].includes(before) ? words[at - 2] : before)
    })
  )
}
