/** Letters that occur only or mostly in one language. The first match wins. */
const BY_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
]

/** Frequent short words of languages in Latin script. */
const BY_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and is are you your this that what it for with of to how not in my we was have a an no do come as die me so on at one or if'.split(
      ' ',
    ),
  ),
  de: new Set('der die das und ist nicht du ich ein eine auf zu mit für von wie den dein was es wir'.split(' ')),
  es: new Set('el la los las y es que de en un una para por con no tu esta este como más se lo'.split(' ')),
  fr: new Set('le la les et est que de en un une pour pas avec tu ce cette des du vous qui il te'.split(' ')),
  it: new Set('il la lo gli è che di in un una per non con ti questo questa come del della sono'.split(' ')),
  pt: new Set('os é que de em um uma para não com você esta este como do da seu por'.split(' ')),
}
/** Maximum number of characters that are examined. */
const LOOKED_AT = 300

/**
 * Returns the `dir` and `lang` attributes of an element with text from a user or a model. The language is detected from its
 * letters and frequent words. An empty `lang` means "unknown" (HTML, "The lang and xml:lang attributes"). Without it screen
 * readers would read the text as English, the language of the page.
 */
export function languageAttributes(text: string): { dir: 'auto'; lang: string } {
  return { dir: 'auto', lang: detectLanguage(text.slice(0, LOOKED_AT)) ?? '' }
}

function detectLanguage(text: string): string | undefined {
  const byLetters = BY_LETTERS.find(([letters]) => letters.test(text))
  if (byLetters) return byLetters[1]
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = Object.entries(BY_WORDS)
    .map(([lang, small]) => ({ lang, score: words.filter((word) => small.has(word)).length }))
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = scores
  return best && best.score > (next?.score ?? 0) ? best.lang : undefined
}
