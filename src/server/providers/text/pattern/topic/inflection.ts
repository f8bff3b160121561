const IRREGULAR_PLURALS = new Map(
  `
man:men woman:women child:children person:people foot:feet tooth:teeth
mouse:mice goose:geese life:lives knife:knives wife:wives leaf:leaves
loaf:loaves shelf:shelves half:halves wolf:wolves thief:thieves calf:calves
potato:potatoes tomato:tomatoes hero:heroes volcano:volcanoes tornado:tornadoes mosquito:mosquitoes
echo:echoes series:series species:species sheep:sheep fish:fish deer:deer
salmon:salmon aircraft:aircraft
`
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [singular: string, plural: string]),
)
const PLURALS_WITHOUT_S = new Set(
  [...IRREGULAR_PLURALS]
    .filter(([singular, plural]) => !plural.endsWith('s') && singular !== plural)
    .map(([, plural]) => plural),
)

/** Verbs stressed on their last syllable: they double the consonant as short verbs do. */
const LATE_STRESS =
  /^(?:begin|forget|regret|commit|admit|permit|submit|occur|prefer|refer|control|rebel|upset|outrun|reset)$/u
const VOWEL_GROUP = /[aeiouy]+/gu

/** The -ing form of a base form: "baking" from "bake". */
export function gerundOf(base: string): string {
  const verb = base.toLowerCase()
  if (verb === 'be') return 'being'
  if (verb.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/(?:ee|oe|ye|nge)$/u.test(verb) && !/(?:ange|unge|enge|inge)$/u.test(verb)) return `${base}ing`
  if (/[^e]e$/u.test(verb)) return `${base.slice(0, -1)}ing`
  const sounded = verb.replace(/qu/gu, 'k')
  const isShort = (sounded.match(VOWEL_GROUP) ?? []).length === 1
  const doubles =
    /[^aeiou][aeiou][^aeiouwxy]$/u.test(sounded) && (isShort || LATE_STRESS.test(verb) || verb.endsWith('-prep'))
  return doubles ? `${base}${base.slice(-1)}ing` : `${base}ing`
}

/** The plural of a noun phrase: its last word changes. */
export function pluralOf(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1
  const noun = phrase.slice(at)
  const lower = noun.toLowerCase()
  const irregular = IRREGULAR_PLURALS.get(lower)
  if (irregular !== undefined) return phrase.slice(0, at) + noun.slice(0, 1) + irregular.slice(1)
  if (/(?:s|x|z|ch|sh)$/u.test(lower)) return `${phrase}es`
  if (/[^aeiou]y$/u.test(lower) && lower === noun) return `${phrase.slice(0, -1)}ies`
  return `${phrase}s`
}

/** Whether a word is a plural that does not end in -s. */
export function isPluralWithoutS(word: string): boolean {
  return PLURALS_WITHOUT_S.has(word)
}
