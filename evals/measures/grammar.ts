/** Faults in any language. */
const ANYWHERE: readonly (readonly [string, RegExp])[] = [
  ['an unfilled place', /\{[^}]*\}|\[[a-z_ ]+\]|\b(?:undefined|NaN)\b|\bnull\b/u],
  ['doubled punctuation', /[,;:]{2,}|[,;:][.?!]|(?<!\.)\.\.(?!\.)|[.?!],|\s[,.](?=\s|$)/u],
  ['two blanks', /\S {2,}\S/u],
  ['no words', /^[^\p{L}\p{N}]*$/u],
]

const VOWEL_SOUND =
  /^(?:[aeio]|u(?!ni(?:[^mn]|$)|s[aeiu]|t[ei]|ku|b|r[aiou]n)|honest|hour|heir|honou?r|8|11(?!\d)|18(?!\d))/iu
const CONSONANT_SOUND = /^(?:eu|ew|one(?:\b|-)|once|ouija)/iu
const NOT_GERUNDS =
  /^(?:bring|sing|ring|spring|king|thing|wing|string|swing|cling|sling|fling|sting|ping|ding|wring)$/iu
/** Words that may be doubled. */
const MAY_DOUBLE = new Set(['that', 'had', 'very', 'really', 'no', 'so', 'bye', 'ha', 'knock', 'never', 'yes', 'blah'])

/** Faults in English: frames that took a topic in the wrong grammatical form. */
const ENGLISH: readonly (readonly [string, RegExp])[] = [
  ['two articles', /\b(?:the|a|an|my|your|our|their|his|her) (?:the|a|an|my|your|our|their|his)\b/iu],
  ['a clause after an article', /\b(?:my|your|our|their|a|an) (?:how|why|when|i|you|we|is|are|to|should|do)\b/iu],
  ['a clause after "the"', /\bthe (?:how to|how i|why i|when i|i|you|we|is|are|to)\b/iu],
  [
    'a subject after a preposition',
    /\b(?:with|without|about|for|of|from) (?:I|we|they|he|she)\b(?! (?:can|could|do)\b)/u,
  ],
  ['a verb after "to"', /\b(?:to|did|didn't|does|doesn't|don't|can|can't|will|won't) (?:was|were|is|are|has)\b/iu],
  ['a question word after "how to"', /\bhow to (?:how|why|what|when|i|the how|my how)\b/iu],
  ['a capital in the middle', /(?<=[a-z,] )(?:How|Why|What|When|Should|Is|Are|Do|Does|Can)\b(?= \p{Ll})/u],
  ['an open end', /\b(?:the|a|an|and|or|because|my|your)[.?!:…]*$/iu],
  ['a comparison twice', /\bmore (?:easier|better|cheaper|faster|harder|healthier)\b/iu],
]

/** Ends of a truncated line in other languages. */
const OPEN_END =
  /(?<!\p{L})(?:mit|für|von|der|die|das|und|à|de|du|des|et|en|y|con|para|com|e|per|di|met|voor|het|een)[.?!:…]*$/iu

/** Names of a line's faults; empty for a correct line. What the topic itself contains is no fault. */
export function grammarFaults(line: string, topic: string, language: string): string[] {
  const patterns = language === 'en' ? [...ANYWHERE, ...ENGLISH] : ANYWHERE
  const found = patterns.flatMap(([fault, pattern]) => {
    const match = pattern.exec(line)
    return match && !topic.toLowerCase().includes(match[0].toLowerCase()) ? [fault] : []
  })
  if (quotesIn(line) % 2 === 1 && quotesIn(topic) % 2 === 0) found.push('an open quotation')
  if (language !== 'en') return OPEN_END.test(line) ? [...found, 'an open end'] : found
  return [...found, ...doubledWords(line, topic), ...wrongArticles(line), ...gerunds(line, topic)]
}

/** The share of lines with a fault. */
export function brokenLines(lines: readonly string[], topic: string, language: string): number | null {
  if (lines.length === 0) return null
  return lines.filter((line) => grammarFaults(line, topic, language).length > 0).length / lines.length
}

function quotesIn(text: string): number {
  return text.match(/["“”]/gu)?.length ?? 0
}

function doubledWords(line: string, topic: string): string[] {
  return Array.from(line.matchAll(/\b(\p{L}+) \1\b/giu)).flatMap(([both, word = '']) =>
    MAY_DOUBLE.has(word.toLowerCase()) || topic.toLowerCase().includes(both.toLowerCase()) ? [] : [`"${both}"`],
  )
}

/** Single letters and acronyms are spoken letter by letter, so their article depends on the letter. */
function wrongArticles(line: string): string[] {
  return Array.from(line.matchAll(/\b(an?) ["“'‘]?([\p{L}\d][\p{L}\d]*)/giu)).flatMap(
    ([both, article = '', next = '']) => {
      if (/^\p{Lu}+s?$/u.test(next) || next.length === 1 || (article === 'A' && /^\p{Lu}/u.test(next))) return []
      const takesAn = VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next)
      return takesAn === (article.toLowerCase() === 'an') ? [] : [`"${both}"`]
    },
  )
}

function gerunds(line: string, topic: string): string[] {
  return Array.from(
    line.matchAll(/(?<!\b(?:am|are|is|was|were|be|been) )(?<![\p{L}'])(?:I|We|They|we|they) (\p{Ll}+ing)\b/gu),
  ).flatMap(([both, word = '']) => (NOT_GERUNDS.test(word) || topic.includes(both.trim()) ? [] : [`"${both.trim()}"`]))
}
