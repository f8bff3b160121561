/**
 * The synthesizer's languages under its own names. A language missing here would silently be read in another one.
 * Source: its own list (`--voices`), version 1.52, without invented and unwritten languages.
 */
const LANGUAGES = `
  af am an ar as az ba be bg bn bs ca cmn cs cv cy da de el en-029 en-gb en-gb-scotland en-us eo es es-419 et eu fa fi
  fr-be fr-ch fr-fr ga gd gn gu hak haw he hi hr ht hu hy hyw ia id is it ja ka kk kl kn ko kok ku ky la lb lt ltg lv mi
  mk ml mr ms mt my nb ne nl nog om or pa pap pl pt pt-br qu ro ru ru-lv sd shn si sk sl smj sq sr sv sw ta te th tk tn
  tr tt ug uk ur uz vi yue
`

/** Other tags of these languages. */
const OTHER_NAMES: Record<string, string> = {
  'en-ca': 'en-us',
  'en-ph': 'en-us',
  en: 'en-gb',
  'es-mx': 'es-419',
  'es-us': 'es-419',
  'es-ar': 'es-419',
  'es-cl': 'es-419',
  'es-co': 'es-419',
  'es-pe': 'es-419',
  fr: 'fr-fr',
  iw: 'he',
  in: 'id',
  no: 'nb',
  zh: 'cmn',
  'zh-hk': 'yue',
  'zh-yue': 'yue',
}

const known = new Set(LANGUAGES.trim().split(/\s+/u))

/**
 * The synthesizer's name for a BCP 47 language: the tag itself, or its language with the default accent. Undefined
 * where it is not supported.
 */
export function findLanguage(tag: string): string | undefined {
  const parts = tag.toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('-')
    const found = OTHER_NAMES[name] ?? name
    if (known.has(found)) return found
  }
  return undefined
}

/** Writing systems that it garbles in every language. As heard from version 1.52. */
const GARBLED = /[\p{Script=Thai}\p{Script=Myanmar}]/u
/** Languages in which it knows Chinese characters; elsewhere it says "Chinese letter" for each. */
const READS_HAN: ReadonlySet<string | undefined> = new Set(['cmn', 'yue'])
/** Letters that are spelled by their English names. A single Greek letter is a sign. */
const SPELLED = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}])\p{L}/u

/** Whether the synthesizer reads a text in a BCP 47 language; where that is undefined or unknown, in a voice's own accent. */
export function canEspeakRead(text: string, language: string | undefined): boolean {
  const found = language === undefined ? undefined : findLanguage(language)
  if (GARBLED.test(text) || (/\p{Script=Han}/u.test(text) && !READS_HAN.has(found))) return false
  return found !== undefined || !SPELLED.test(text)
}
