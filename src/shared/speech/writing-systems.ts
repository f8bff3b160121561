/** The language of each writing system: the only one, or the one that most people write with it. BCP 47; Unicode scripts. */
const LANGUAGES = {
  latin: ['Latin'],
  am: ['Ethiopic'],
  ar: ['Arabic'],
  bn: ['Bengali'],
  bo: ['Tibetan'],
  dv: ['Thaana'],
  gu: ['Gujarati'],
  he: ['Hebrew'],
  hi: ['Devanagari'],
  hy: ['Armenian'],
  ja: ['Hiragana', 'Katakana'],
  ka: ['Georgian'],
  km: ['Khmer'],
  kn: ['Kannada'],
  ko: ['Hangul'],
  lo: ['Lao'],
  ml: ['Malayalam'],
  my: ['Myanmar'],
  or: ['Oriya'],
  pa: ['Gurmukhi'],
  ru: ['Cyrillic'],
  si: ['Sinhala'],
  ta: ['Tamil'],
  te: ['Telugu'],
  th: ['Thai'],
  zh: ['Han'],
} as const satisfies Record<string, readonly string[]>

/** Letters by which a text is in another language of the same writing system. The first match decides. */
const TOLD_BY: readonly { letters: RegExp; of: string; language: string }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, of: 'zh', language: 'ja' },
  { letters: /[ےہںٹڈڑ]/u, of: 'ar', language: 'ur' },
  { letters: /[پچژگکی]/u, of: 'ar', language: 'fa' },
  { letters: /[әғқңұһ]/iu, of: 'ru', language: 'kk' },
  { letters: /ў/iu, of: 'ru', language: 'be' },
  { letters: /[іїєґ]/iu, of: 'ru', language: 'uk' },
  { letters: /[ђћљњџј]/iu, of: 'ru', language: 'sr' },
]

/** Runs of letters by language. A single Greek letter is a sign of mathematics; other scripts are undetermined (`und`). */
const RUNS_SOURCE = [
  ...Object.entries(LANGUAGES).map(
    ([language, scripts]) => `(?<${language}>[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]+)`,
  ),
  String.raw`(?<el>\p{Script=Greek}[\p{Script=Greek}\p{M}]+)|\p{Script=Greek}`,
  String.raw`(?<und>(?!\p{Script=Common})\p{L})`,
].join('|')
const RUNS = new RegExp(RUNS_SOURCE, 'gu')

/** Writing without Latin letters, signs and digits needs no look at its parts. */
const ONLY_LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** A part of a text, and its language; undefined for Latin letters, which do not tell it. */
export interface WrittenPart {
  text: string
  language: string | undefined
}

/**
 * A text in parts of one writing system each, with the language that it tells. Joined they are the text. `whole` is the
 * text around it, whose letters may tell more: kanji between kana are Japanese.
 */
export function splitWritingSystems(text: string, whole = text): WrittenPart[] {
  if (ONLY_LATIN.test(text)) return [{ text, language: undefined }]
  // The last entry of a key counts, and the first match should.
  const told = TOLD_BY.filter(({ letters }) => letters.test(whole)).toReversed()
  const others = new Map<string, string>(told.map(({ of, language }) => [of, language]))
  const runs: { start: number; language: string }[] = []
  for (const { index, groups = {} } of text.matchAll(RUNS)) {
    const written = Object.keys(groups).find((language) => groups[language] !== undefined)
    if (written === undefined) continue
    const language = others.get(written) ?? written
    // Signs before the first letter belong to it.
    if (language !== runs.at(-1)?.language) runs.push({ start: runs.length === 0 ? 0 : index, language })
  }
  if (runs.length === 0) return [{ text, language: undefined }]
  return runs.map(({ start, language }, index) => ({
    text: text.slice(start, runs[index + 1]?.start),
    language: language === 'latin' ? undefined : language,
  }))
}
