import { HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type HookCandidate } from './hook-candidates.ts'
import { LEADS_WITH_TOPIC } from './template-traits.ts'

/** How many lines of a result may be alike. */
export interface LikenessLimit {
  perPattern: number
  perOpening: number
  /** Whether lines that lead with the topic are held to their usual share. */
  isLeadLimited: boolean
  allowsEchoes: boolean
  /** How many lines may have no word of the topic as it was typed. */
  mostUntyped: number
}

const ALL = HOOK_RULES.count

/** Each step allows more than the one before, for topics with few lines. Never more than two lines of a pattern. */
export const LIKENESS_LIMITS: readonly LikenessLimit[] = [
  { perPattern: 2, perOpening: 1, isLeadLimited: true, allowsEchoes: false, mostUntyped: 2 },
  { perPattern: 2, perOpening: 2, isLeadLimited: false, allowsEchoes: false, mostUntyped: 2 },
  { perPattern: 2, perOpening: ALL, isLeadLimited: false, allowsEchoes: true, mostUntyped: 2 },
  { perPattern: 2, perOpening: ALL, isLeadLimited: false, allowsEchoes: true, mostUntyped: ALL },
]

/** Lines of a result that may lead with the topic in the same way, where most lines do not. */
const FEWEST_LEADS = 3

/** The usual number of lines in ten that lead with the topic, by how they go on: ":" or "," or a word. */
export function usualLeads(candidates: readonly HookCandidate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { opening } of candidates) {
    if (opening.startsWith(LEADS_WITH_TOPIC)) counts.set(opening, (counts.get(opening) ?? 0) + 1)
  }
  const shareOfTen = (count: number) => Math.ceil((ALL * count) / candidates.length)
  return new Map([...counts].map(([opening, count]) => [opening, Math.max(FEWEST_LEADS, shareOfTen(count))]))
}

/** Whether a candidate is unlike enough those already chosen. */
export function isUnlike(
  candidate: HookCandidate,
  chosen: readonly HookCandidate[],
  { perPattern, perOpening, isLeadLimited, allowsEchoes }: LikenessLimit,
  leads: ReadonlyMap<string, number>,
): boolean {
  if (candidate.isEcho && !allowsEchoes) return false
  const count = (isLike: (other: HookCandidate) => boolean) => chosen.filter(isLike).length
  if (count((other) => other.pattern === candidate.pattern) >= perPattern) return false
  const lead = leads.get(candidate.opening)
  const same = count((other) => other.opening === candidate.opening)
  if (lead !== undefined) return same < (isLeadLimited ? lead : ALL)
  const first = firstWord(candidate)
  return same < perOpening && count((other) => firstWord(other) === first) <= perOpening
}

function firstWord({ opening }: HookCandidate): string {
  return opening.split(' ')[0]!
}
