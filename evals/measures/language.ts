import { type Language } from '../topic.ts'
import { FUNCTION_WORDS } from './function-words.data.ts'
import { splitWords, withoutTopic } from './words.ts'

/** Letters that only one of the supported languages uses. Han may be Chinese, so it is checked last. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Han}/gu, 'zh'],
]
const OTHER_SCRIPT_SHARE = 0.3
const WORD_LISTS = Object.entries(FUNCTION_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)

/**
 * The language of a text (ISO 639-1): by its letters, otherwise by the list of function words that has most of its
 * words. Null where that is undecided: names alone, or too few words.
 */
export function detectLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of SCRIPTS) {
    if ((text.match(script)?.length ?? 0) > letters * OTHER_SCRIPT_SHARE) return language
  }
  const words = splitWords(text)
  const counts = WORD_LISTS.map(([language, list]) => ({
    language,
    count: words.filter((word) => list.has(word)).length,
  })).toSorted((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.language : null
}

/**
 * The share of lines in the language of the topic. An unchanged repetition of the topic is removed from a line first, so that
 * an English frame around a German topic counts as English. A line too short to judge has the language of the whole text.
 */
export function rightLanguage(lines: readonly string[], topic: string, language: Language): number | null {
  if (lines.length === 0) return null
  const bare = lines.map((line) => withoutTopic(line, topic))
  const whole = detectLanguage(bare.join('\n')) ?? detectLanguage(lines.join('\n')) ?? language
  return bare.filter((line) => (detectLanguage(line) ?? whole) === language).length / lines.length
}
