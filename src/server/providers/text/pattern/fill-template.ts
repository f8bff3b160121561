import { type SeededRandom } from './seeded-random.ts'
import { articleFor } from './topic/article.ts'
import { type Topic, type TopicPhrases } from './topic/topic.ts'
import { inFormOf, inPersonOf } from './whose.ts'

const SLOT = /\{(?:(a|A) )?(\w+)\}|\[([^|\]]*)\|([^\]]*)\]|\(([^()]*\|[^()]*)\)/gu
/** Shapes whose "your" follows the person that their line speaks of. */
const TOLD_IN_PERSON = /^(?:noun|doing|action|clause)$/iu
const PRONOUNS: Record<string, readonly [singular: string, plural: string]> = {
  it: ['it', 'them'],
  they: ['it', 'they'],
  its: ['its', 'their'],
}

/** Chooses among the `(one|another)` of a template, so that the same line does not always read the same. */
export function settleChoices(template: string, random: SeededRandom): string {
  if (!template.includes('(')) return template
  return template.replace(SLOT, (whole, _article, _slot, _one, _many, choices?: string) => {
    if (choices === undefined) return whole
    const options = choices.split('|')
    return options[random.below(options.length)]!
  })
}

/** Puts the phrases of a topic into a template. Returns null when the topic has no such phrase. */
export function fillTemplate(template: string, topic: Topic, phrases: TopicPhrases): string | null {
  let isComplete = true
  const fill = (whole: string, article?: string, slot?: string, one?: string, many?: string, _?: string, at = 0) => {
    if (slot === undefined) return (topic.isPlural ? many : one) ?? whole
    const phrase = phraseFor(slot.toLowerCase(), topic, phrases)
    if (phrase === null) {
      isComplete = false
      return ''
    }
    const spoken = TOLD_IN_PERSON.test(slot)
      ? inPersonOf(template.slice(0, at), inFormOf(template.slice(0, at), phrase))
      : phrase
    const said = article === undefined ? spoken : `${articleFor(spoken)} ${spoken}`
    return /^\p{Lu}/u.test(article ?? slot) ? capitalized(said) : said
  }
  const text = template.replace(SLOT, fill)
  return isComplete ? text : null
}

/** A phrase at the start of a line. Names such as "iPhone" keep their small letter. */
function capitalized(phrase: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(phrase)) return phrase
  return phrase.replace(/^(['’]?)(\p{L})/u, (whole, mark: string, letter: string) => {
    const upper = letter.toUpperCase()
    return upper.length === letter.length ? mark + upper : whole
  })
}

/** The phrase that a slot stands for; null when the topic has none. A name has no pronoun: it may be a person. */
export function phraseFor(slot: string, topic: Topic, phrases: TopicPhrases): string | null {
  const pronoun = PRONOUNS[slot]
  if (pronoun === undefined) return phrases[slot as keyof TopicPhrases] ?? null
  return topic.form === 'name' ? null : pronoun[topic.isPlural ? 1 : 0]
}
