import { LANGUAGE_WORDS } from './language-words.ts'
import { type TopicLanguage } from './language.ts'

/**
 * A topic in another language in the case it has inside a sentence. German keeps its capitals, which carry grammar;
 * languages that are only quoted stay as they were typed.
 */
export function foreignLabel(text: string, language: TopicLanguage): string {
  if (language === 'de' || language === 'en' || language === 'other') return text
  const words = text.split(' ')
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  const isShouted = text === text.toUpperCase() && words.length > 1
  const isTitled = words.length > 2 && capitals.length > words.length / 2
  if (isShouted || isTitled) return text.toLowerCase()
  const { sure, shared } = LANGUAGE_WORDS[language]
  const first = (words[0] ?? '').toLowerCase()
  const isWord = sure.has(first) || shared.has(first)
  return isWord || words.length > 1 ? [first, ...words.slice(1)].join(' ') : text
}
