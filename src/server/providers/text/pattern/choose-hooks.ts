import { HOOK_RULES, type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { type HookCandidate, type Voice } from './hook-candidates.ts'
import { isUnlike, LIKENESS_LIMITS, usualLeads } from './likeness.ts'
import { type SeededRandom } from './seeded-random.ts'

/** A hook as it is chosen. */
export interface ChosenHook {
  text: string
  pattern: HookPattern
}

/** How many lines of each voice a result has, as far as there are any. */
const VOICES: readonly (readonly [Voice, number])[] = [
  ['platform', 1],
  ['tone', 5],
  ['any', HOOK_RULES.count],
]

interface Chosen {
  text: string
  key: string
  candidate: HookCandidate
}

/**
 * Chooses ten lines: unlike each other, of at least five patterns, at least four of them short, half in the voice of
 * the tone and one of the platform. Source: decisions 7.
 */
export function chooseHooks(candidates: readonly HookCandidate[], random: SeededRandom): ChosenHook[] {
  const ordered = inWeightedOrder(candidates, random)
  const leads = usualLeads(candidates)
  const chosen: Chosen[] = []
  for (const [voice, most] of VOICES) {
    const ofVoice = ordered.filter((candidate) => candidate.voice === voice)
    fill(chosen, Math.min(HOOK_RULES.count, chosen.length + most), ofVoice, leads)
  }
  fill(chosen, HOOK_RULES.count, ordered, leads)
  return inReadingOrder(chosen, random).map(({ text, candidate: { pattern } }) => ({ text, pattern }))
}

function fill(
  chosen: Chosen[],
  goal: number,
  candidates: readonly HookCandidate[],
  leads: ReadonlyMap<string, number>,
): void {
  for (const limit of LIKENESS_LIMITS) {
    for (const candidate of candidates) {
      if (chosen.length >= goal) return
      const others = chosen.map((other) => other.candidate)
      const text = others.includes(candidate) ? null : textFor(candidate, chosen)
      if (text === null || !isUnlike(candidate, others, limit, leads)) continue
      const key = hookKey(text)
      if (chosen.every((other) => other.key !== key)) chosen.push({ text, key, candidate })
    }
  }
}

/** The text to take: any while there is room, only a short one once every line left must be short. */
function textFor(candidate: HookCandidate, chosen: readonly Chosen[]): string | null {
  const missing = HOOK_RULES.minShort - chosen.filter(({ text }) => isShort(text)).length
  if (HOOK_RULES.count - chosen.length > missing) return candidate.text
  return [candidate.text, candidate.brief].find(isShort) ?? null
}

function isShort(text: string): boolean {
  return wordCount(text) <= HOOK_RULES.shortWords
}

/** Another order each time in which heavier lines tend to stand first. */
function inWeightedOrder(candidates: readonly HookCandidate[], random: SeededRandom): HookCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, rank: random.next() ** (1 / candidate.weight) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate)
}

/** A short line that is not about the platform comes first: it is what everybody reads. */
function inReadingOrder(chosen: readonly Chosen[], random: SeededRandom): Chosen[] {
  const mixed = random.shuffle(chosen)
  const first = mixed.find(({ text, candidate }) => isShort(text) && candidate.voice !== 'platform') ?? mixed[0]
  return first === undefined ? [] : [first, ...mixed.filter((other) => other !== first)]
}
