import { type EvalTopic } from '../topic.ts'
import { contentStems } from './words.ts'

/** Every text from which a claim may come: topic, facts, sources, and the creator. */
export function findGivenTexts({ topic, details, sources = [], creator }: EvalTopic): string[] {
  const found = sources.flatMap(({ title, snippet }) => [title, snippet])
  return [topic, ...details, ...found, ...Object.values(creator ?? {}).flat()]
}

/**
 * The share of the creator's facts that some line uses. A fact with figures counts by one of its figures and another of
 * its words, any other fact by half of its words.
 */
export function factsUsed(lines: readonly string[], facts: readonly string[]): number | null {
  if (facts.length === 0 || lines.length === 0) return null
  return facts.filter((fact) => lines.some((line) => isTold(fact, line))).length / facts.length
}

function isTold(fact: string, line: string): boolean {
  const told = new Set(contentStems(line))
  const stems = contentStems(fact)
  const [figures, words] = [stems.filter((stem) => /^\d/u.test(stem)), stems.filter((stem) => !/^\d/u.test(stem))]
  const shared = words.filter((word) => told.has(word)).length
  if (figures.length === 0) return words.length > 0 && shared >= words.length / 2
  return figures.some((figure) => told.has(figure)) && (words.length === 0 || shared > 0)
}

const PAST = [
  String.raw`\p{L}{2,}ed|was|were|had|lost|got|went|made|took|told|gave|found|left|saw|said|bought|sold|quit|spent|thought|knew`,
  'felt|kept|ran|cut|paid|woke|wrote|began|met|came|fell|broke|stood|sat|ate|drank|slept|hurt|won|sent|heard|learnt|built',
].join('|')
/** What happened to a speaker of English, or to somebody of theirs. */
const HAPPENED = new RegExp(
  String.raw`\b(?:I|we|my \p{L}+)(?:'d| had| have|'ve)?(?: (?:never|just|once|finally|almost|nearly|still|also|already|only))? (?:${PAST})\b`,
  'iu',
)
/** Share of a sentence's words that topic and facts have, from which it tells nothing of its own. */
const GIVEN = 0.5

/**
 * Whether a line tells what happened to the creator although neither topic nor facts do: a hole that the creator fills
 * in would be right. English only.
 */
export function findInvention(line: string, topic: EvalTopic): string | undefined {
  const given = new Set(findGivenTexts(topic).flatMap(contentStems))
  const sentences = line.replace(/[’‘ʼ]/gu, "'").split(/(?<=[.?!:])\s/u)
  const invented = sentences.find((sentence) => {
    const words = contentStems(sentence)
    return HAPPENED.test(sentence) && words.filter((word) => given.has(word)).length < words.length * GIVEN
  })
  return invented && HAPPENED.exec(invented)?.[0]
}
