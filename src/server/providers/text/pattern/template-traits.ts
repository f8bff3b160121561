/** What can be seen of a template without a topic. */
interface TemplateTraits {
  /** The phrases it needs, in lower case. */
  slots: readonly string[]
  /** Its first two words; for a line that leads with its topic, how it goes on: by ":" or "," or a space. */
  opening: string
  /** Its own words without the plural -s. */
  stems: readonly string[]
  ownWords: number
  /** Whether it tells of one among several: "your next", "my first". */
  isOfMany: boolean
}

/** How the opening of a line starts that leads with its topic. */
export const LEADS_WITH_TOPIC = '{}'

const OF_MANY = /\b(?:first|next|again|old|worst|second)\b/iu

const known = new Map<string, TemplateTraits>()

/** Looks at a template. There are few and they never change, so each is looked at once. */
export function templateTraits(template: string): TemplateTraits {
  const seen = known.get(template)
  if (seen !== undefined) return seen
  const traits = readTemplate(template)
  known.set(template, traits)
  return traits
}

/** Looks at a template that is made for one occasion. */
export function readTemplate(template: string): TemplateTraits {
  const own = template.replace(/\{[^}]*\}/gu, ' ')
  return {
    slots: [...template.matchAll(/\{(?:[aA] )?(\w+)\}/gu)].map((match) => match[1]!.toLowerCase()),
    opening: openingOf(template),
    stems: (own.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => word.replace(/s$/u, '')),
    ownWords: own.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    isOfMany: OF_MANY.test(template),
  }
}

function openingOf(template: string): string {
  const lead = /^\{(?:[aA] )?\w+\}(\W?)/u.exec(template)
  return lead === null ? template.toLowerCase().split(' ').slice(0, 2).join(' ') : `${LEADS_WITH_TOPIC}${lead[1] ?? ''}`
}
