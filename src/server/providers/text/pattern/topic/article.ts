/** Vowel letters that sound like a consonant: "a unicorn", "a European", "a one-pan dinner". */
const CONSONANT_SOUND =
  /^(?:uni(?!n|m)|u[bkst](?![bckmst])[aeiou]|usu|utop|utens|ukulele|uter|uru|ufo|eu|ewe|one(?![a-z])|once)/u
/** Letters that are not heard: "an hour". */
const SILENT_H = /^(?:hour|honest|hono[u]?r|heir)/u
/** Acronyms spoken as a word. */
const SPOKEN_ACRONYM =
  /^(?:NASA|NATO|UNESCO|UNICEF|SWAT|LASIK|FOMO|FIFA|NASCAR|LEGO|HIIT|SIM|RAM|ROM|SCUBA|LASER|RADAR|LAN|MOMA|LED)s?$/u
const NUMBER_WITH_VOWEL = /^(?:8|11(?:\D|$)|18(?:\D|$)|11[,.]?\d{3}(?:\D|$)|18[,.]?\d{3}(?:\D|$))/u

/** "a" or "an" by the sound that the phrase starts with. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /^[^\s]+/u.exec(phrase.replace(/^[^\p{L}\p{N}]+/u, ''))?.[0] ?? ''
  if (/^\d/u.test(word)) return NUMBER_WITH_VOWEL.test(word) ? 'an' : 'a'
  const acronym = /^[A-Z][A-Z0-9]+s?(?=$|[^\p{L}])/u.exec(word)?.[0]
  if (acronym !== undefined && !SPOKEN_ACRONYM.test(acronym)) return /^[AEFHILMNORSX]/u.test(acronym) ? 'an' : 'a'
  if (/^[a-z](?:-|$)/iu.test(word)) return /^[aefhilmnorsx]/iu.test(word) ? 'an' : 'a'
  const lower = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (SILENT_H.test(lower)) return 'an'
  return /^[aeiou]/u.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a'
}
