import { acronymSpelling, isTypedName, LONGEST_NAME, nameSpelling } from './proper-names.ts'

/** A word in the case it has inside a sentence. */
export interface CasedWord {
  text: string
  isName: boolean
}

/** What a dictionary knows of a lower-case word. */
export interface Dictionary {
  isCommon(word: string): boolean
  isPlace(word: string): boolean
}

/** Words that have a capital inside a line only where the whole line is a title. */
const SMALL_WORD_OF_TITLE =
  /^(?:Your|My|The|A|An|And|Or|For|With|Without|Of|To|In|On|At|From|How|Why|What|When|Is|Are|Do|Does|Can|Should|You|We|They|This|That)$/u

type Casing = 'shouted' | 'titled' | 'name' | 'plain'

/**
 * Gives a typed or pasted topic the case it has inside a sentence: known names, acronyms, brands with inner capitals
 * and `I` keep or get theirs; capitals from a title, from shouting or from the first word go.
 */
export function inSentenceCase(text: string, dictionary: Dictionary): CasedWord[] {
  const tokens = text.split(' ')
  const casing = casingOf(tokens, dictionary)
  const cased: CasedWord[] = []
  for (let at = 0; at < tokens.length;) {
    const name = knownName(tokens, at)
    if (name !== null) {
      for (const word of name.words) cased.push({ text: word, isName: true })
      at += name.words.length
      continue
    }
    cased.push(casedWord(tokens, at, casing, dictionary))
    at += 1
  }
  return cased
}

function casingOf(tokens: readonly string[], dictionary: Dictionary): Casing {
  const lettered = tokens.filter((token) => /\p{L}/u.test(token) && !/^(?:vs\.?|versus)$/iu.test(token))
  const letters = lettered.join('').replace(/[^\p{L}]/gu, '')
  const isUpper = letters.length > 0 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  if (isUpper && (lettered.length > 1 || letters.length > 5)) return 'shouted'
  if (lettered.length < 2) return 'plain'
  const capitals = lettered.filter(startsUpper)
  const isTitled = capitals.length >= 2 && lettered.every((token) => startsUpper(token) || token.length < 4)
  const hasSmallWord = lettered.slice(1).some((token) => SMALL_WORD_OF_TITLE.test(token))
  if (!isTitled) return hasSmallWord && capitals.length > 2 ? 'titled' : 'plain'
  const isShort = lettered.length <= 3 && capitals.length === lettered.length
  return isShort && lettered.some((token) => !dictionary.isCommon(bare(token).toLowerCase())) ? 'name' : 'titled'
}

function casedWord(tokens: readonly string[], at: number, casing: Casing, dictionary: Dictionary): CasedWord {
  const token = tokens[at]!
  const word = bare(token)
  const lower = word.toLowerCase()
  const acronym = acronymSpelling(word)
  if (/^i(?:['’](?:m|ve|d|ll))?$/u.test(lower)) return { text: token.replace(/i/iu, 'I'), isName: false }
  if (acronym !== null) return { text: token.replace(word, acronym), isName: false }
  if (casing === 'shouted') return { text: lowered(token), isName: false }
  if (casing === 'name')
    return lower === 'the' ? { text: lowered(token), isName: false } : { text: token, isName: true }
  if (/^\p{Lu}(?:-\p{L}|\d)/u.test(word) || /^(?![AI])\p{Lu}[+#]*$/u.test(token)) return { text: token, isName: true }
  if (/\p{L}.*\p{Lu}|\d\p{Lu}/u.test(word) && !/^\p{Lu}{2,}$/u.test(word)) {
    const isHyphenated = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u.test(word)
    return isHyphenated && (casing === 'titled' || at === 0)
      ? { text: lowered(token), isName: false }
      : { text: token, isName: true }
  }
  if (/^\p{Lu}{2,}$/u.test(word)) {
    const isEmphasis = word.length > 2 && dictionary.isCommon(lower)
    return { text: isEmphasis ? lowered(token) : token, isName: false }
  }
  if (!startsUpper(token)) return { text: token, isName: false }
  if (isTypedName(word) || dictionary.isPlace(lower)) return { text: token, isName: true }
  if (casing === 'titled') return { text: lowered(token), isName: false }
  const opensName = at === 0 && startsUpper(tokens[1] ?? '') && !dictionary.isCommon(lower)
  return at === 0 && !opensName ? { text: lowered(token), isName: false } : { text: token, isName: true }
}

/** The longest known name that starts at a token, spelled as it should be, with its marks. */
function knownName(tokens: readonly string[], at: number): { words: string[] } | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length)
    const last = run.at(-1)!
    const ending = /(?:['’]s)?[^\p{L}\p{N}]*$/u.exec(last)?.[0] ?? ''
    const spelled = nameSpelling([...run.slice(0, -1), last.slice(0, last.length - ending.length)]) ?? nameSpelling(run)
    if (spelled === null) continue
    const words = spelled.split(' ')
    const isWhole = nameSpelling(run) !== null
    return { words: words.map((word, index) => (index === words.length - 1 && !isWhole ? word + ending : word)) }
  }
  return null
}

function startsUpper(token: string): boolean {
  return /^[^\p{L}\p{N}]*\p{Lu}/u.test(token)
}

function lowered(token: string): string {
  return token.toLowerCase()
}

function bare(token: string): string {
  return token.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, '')
}
