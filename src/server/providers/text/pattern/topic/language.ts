import { LANGUAGE_WORDS, LETTERS_OF_OTHERS, OTHER_WORDS } from './language-words.ts'

/** Languages the product writes in. `other` is any that it only quotes. */
export type TopicLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'it' | 'other'

type KnownLanguage = Exclude<TopicLanguage, 'other'>

/**
 * Guesses the language of a topic from its small words and its letters. English is the answer while nothing speaks
 * against it: names and single words are at home in many languages.
 */
export function languageOf(text: string): TopicLanguage {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  if (latin.length * 2 < letters.length) return 'other'

  const lower = text.normalize('NFC').toLowerCase()
  const words = [...new Set(lower.match(/[\p{L}\p{M}'’]+/gu))]
  if (LETTERS_OF_OTHERS.test(lower)) return 'other'

  const scores = (Object.keys(LANGUAGE_WORDS) as KnownLanguage[]).map((language) => ({
    language,
    score: scoreOf(language, words, lower),
  }))
  const english = scores.find(({ language }) => language === 'en')!.score
  const best = scores.filter(({ language }) => language !== 'en').sort((a, b) => b.score - a.score)[0]!
  const others = words.filter((word) => OTHER_WORDS.has(word)).length * 2
  if (others > english && others > best.score && others >= 2) return 'other'
  return best.score >= 2 && best.score > english ? best.language : 'en'
}

function scoreOf(language: KnownLanguage, words: readonly string[], lower: string): number {
  const { sure, shared, strong, shape } = LANGUAGE_WORDS[language]
  const points = words.map((word) => {
    const stem = word.replace(/^(?:l|d|j|n|qu|m|s|c|dell|all|nell|un)['’](?=\p{L}{2})/u, '')
    if (sure.has(word) || sure.has(stem)) return 2
    return shared.has(word) ? 1 : 0
  })
  return (
    points.reduce<number>((sum, point) => sum + point, 0) + (strong.test(lower) ? 2 : 0) + (shape.test(lower) ? 1 : 0)
  )
}
