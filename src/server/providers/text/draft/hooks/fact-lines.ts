import { HOOK_RULES, type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook, wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { isPluralWord } from '../phrase-shapes.ts'
import { trimMarks } from '../trim-marks.ts'
import { isSure } from '../sure.ts'
import { type Topic } from '../topic.ts'
import { PASTS, VERBS } from '../words.data.ts'
import { FACTS } from './facts.templates.ts'
import { capital, fill, type Frame, parseFrames, isMadeBy, normalizeLine } from './frame.ts'
import { type Slots } from './slots.ts'

const FRAMES = parseFrames(FACTS)
const MOST = 5
const LEANS =
  /^(?:he|she|it|they|this|that|there|his|her|its|their|one of|the other|the [a-z]+(?:est|rst|ast) )\b|\b(?:them|it)\b/iu

export interface Line {
  text: string
  pattern: HookPattern
}

/**
 * Lines with the creator's own facts, word for word and in their order: all of them in a row where they are short, then
 * each in a frame that `recent` (as `normalizeLine` gives it) does not show, or else in one that it does: no fact is left out.
 * A fact that refers to the topic follows it.
 */
export function factLines(
  topic: Topic,
  details: readonly string[],
  slots: Slots,
  recent: readonly string[],
  random: () => number,
): Line[] {
  const own = topic.rest.filter(isOwnSentence)
  const facts = [...details.map(withoutEnd), ...own].filter((fact) => fact !== '').slice(0, 6)
  const row = buildRow(facts, recent)
  const lines: Line[] = row === undefined ? [] : [{ text: row, pattern: 'Proof' }]
  const { howto, about } = slots
  const isPlain = !isSure(topic)
  const made = facts.flatMap((fact, at) => {
    const next = facts[at + 1]
    const isLeaning = next && (isBehind(next, fact, topic) || /^(?:one of them|the other|he|she|they) /iu.test(next))
    const lean = isLeaning ? next : undefined
    const kinds = isBehind(fact, facts[at - 1] ?? '', topic) ? {} : classifyFact(fact)
    const values = Object.entries({ ...kinds, ...(lean && { any: fact }), next, lean, howto, about })
    // A how-to follows the fact; only a fact that refers back needs it before.
    const given = Object.fromEntries(
      [...values, ['label', howto && !LEANS.test(fact) ? '' : slots['label']]].filter(([, value]) => value),
    )
    return FRAMES.flatMap((frame) => {
      const text = frame.slots.every((slot) => slot in given) ? fill(frame, given, topic.opener) : undefined
      const isBare = frame.sense.length === 0
      const isInRow = row !== undefined && [fact, next].every((one) => row.includes(`${one}.`))
      // Nothing is said about a topic that may be grave.
      if (text === undefined || wordCount(text) > 18 || (isPlain && !isBare) || (isInRow && isOfTwo(frame))) return []
      const isSeen = recent.some((line) => (isBare ? line === normalizeLine(text) : isMadeBy(line, frame)))
      const rank = random() * 3 + Number(frame.opens) - (namesTopic({ frame }) ? 0 : 6) - (isSeen ? 30 : 0)
      return [{ frame, at, text, isSeen, rank: rank + (frame.slots.includes('lean') ? 12 : 0) }]
    })
  })
  const uses = facts.map((fact) => (row?.includes(`${fact}.`) ? 1 : 0))
  while (lines.length < MOST) {
    const isFirst = lines.length === 0 && made.some(namesTopic)
    const [best] = made
      .filter((one) => !isFirst || namesTopic(one))
      .flatMap((one) => {
        const { slots: gaps, pattern } = one.frame
        const isAgain = lines.some((line) => line.pattern === pattern && readEnd(line.text) === readEnd(one.text))
        const isMore = gaps.includes('lean')
        if (uses[one.at] === 0) return [{ ...one, rank: one.rank - (isAgain ? 60 : 0) }]
        return isMore && !one.isSeen && !isAgain ? [one] : []
      })
      .toSorted((one, other) => other.rank - one.rank)
    if (!best) break
    uses[best.at]! += 1
    if (isOfTwo(best.frame)) uses[best.at + 1]! += 1
    lines.push({ text: best.text, pattern: best.frame.pattern })
  }
  return lines
}

const isBehind = (fact: string, before: string, { label }: Topic): boolean =>
  /\b(?:them|those)\b/iu.test(fact) && hasPlural(before) && !hasPlural(label)
const hasPlural = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some((word) => isPluralWord(word) && !VERBS.has(word.slice(0, -1)))

const isOfTwo = ({ slots }: Frame): boolean => slots.some((slot) => slot === 'next' || slot === 'lean')

const namesTopic = ({ frame }: { frame: Frame }): boolean =>
  frame.slots.some((slot) => /^(?:label|howto|about)$/u.test(slot))

const readEnd = (text: string): string | undefined => text.split('. ').at(-1)

function buildRow(facts: readonly string[], recent: readonly string[]): string | undefined {
  const short = facts.filter((fact) => wordCount(fact) <= 5 && !isSentence(fact))
  const line = short.map((fact) => (/[?!]$/u.test(fact) ? capital(fact) : `${capital(fact)}.`)).join(' ')
  const isNew = short.length > 1 && !recent.includes(normalizeLine(line))
  return isNew && line.length <= HOOK_RULES.maxCharacters && isUsableHook(line) ? line : undefined
}

const isSentence = (fact: string): boolean =>
  LEANS.test(fact) ||
  /^(?:I|I'm|I've|we|we're|you|my|our)\b/iu.test(fact) ||
  fact.split(' ').some((word) => PASTS.has(word.toLowerCase()))

function classifyFact(fact: string): Record<string, string> {
  if (LEANS.test(fact)) return { any: fact }
  const words = wordCount(fact)
  const isFigure = !isSentence(fact) && /\d/u.test(fact) && !/\d:\d/u.test(fact) && words <= 8
  return {
    fact,
    ...(words > 2 && { any: fact }),
    ...(isFigure && { figure: fact }),
  }
}

const withoutEnd = (fact: string): string => trimMarks(fact.replace(/^[-•*–—] ?/u, ''), '.,;: ', { isEndOnly: true })

const isOwnSentence = (text: string): boolean =>
  wordCount(text) <= 14 &&
  !/^(?:how|why|what|when|where|who|is|are|can|should|so|and|but|because)\b/iu.test(text) &&
  (/\d/u.test(text) || /^(?:I|I'm|I've|My|We|Our)\b/u.test(text))
