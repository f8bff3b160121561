import { HOOK_RULES, type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { type HookCandidate, type Voice } from './hook-candidates.ts'
import { type HookLine } from './hook-line.ts'
import { isUnlike, LIKENESS_LIMITS, type LikenessLimit, usualLeads } from './likeness.ts'
import { type SeededRandom } from './seeded-random.ts'

/** A hook as it is chosen. */
interface ChosenHook {
  text: string
  pattern: HookPattern
}

/** How many lines of each voice a result has, as far as there are any. */
const VOICES: readonly (readonly [Voice, number])[] = [
  ['platform', 1],
  ['tone', 5],
  ['any', HOOK_RULES.count],
]

/** How many lines only this creator would say; more where there are few others, which everybody gets. */
const CREATOR_LINES = { usual: 3, ofFew: 5, few: 50 } as const

/** A creator's own lines are never so many that the result reads alike. */
const STRICT_LIMITS = LIKENESS_LIMITS.slice(0, 2)

/** Below this share of short lines among all, the short ones are chosen first. */
const FEW_SHORT = 0.4

interface Chosen {
  text: string
  key: string
  isShort: boolean
  isTyped: boolean
  candidate: HookCandidate
}

/**
 * Chooses ten lines: unlike each other, of at least five patterns, at least four of them short, half in the voice of
 * the tone, one of the platform and three that only this creator would say, where somebody in particular speaks.
 * `write` turns a template into a line. Source: decisions 7.
 */
export function chooseHooks(
  candidates: readonly HookCandidate[],
  write: (template: string) => HookLine | null,
  random: SeededRandom,
): ChosenHook[] {
  const ordered = inWeightedOrder(candidates, random)
  const chosen: Chosen[] = []
  const fill = createFilling(chosen, write, usualLeads(candidates))

  const short = ordered.filter(({ leastWords }) => leastWords <= HOOK_RULES.shortWords)
  if (short.length < candidates.length * FEW_SHORT) fill(HOOK_RULES.minShort, short, { isShortOnly: true })
  const others = candidates.filter(({ voice }) => voice !== 'creator')
  const own = others.length < CREATOR_LINES.few ? CREATOR_LINES.ofFew : CREATOR_LINES.usual
  fill(
    chosen.length + own,
    ordered.filter(({ voice }) => voice === 'creator'),
    { limits: STRICT_LIMITS },
  )
  for (const [voice, most] of VOICES) {
    const ofVoice = ordered.filter((candidate) => candidate.voice === voice)
    fill(Math.min(HOOK_RULES.count, chosen.length + most), ofVoice)
  }
  fill(
    HOOK_RULES.count,
    ordered.filter(({ voice }) => voice !== 'creator'),
  )
  fill(HOOK_RULES.count, ordered)
  return inReadingOrder(chosen, random).map(({ text, candidate: { pattern } }) => ({ text, pattern }))
}

/** Adds lines to those chosen until there are as many as the goal, with as little likeness as possible. */
function createFilling(
  chosen: Chosen[],
  write: (template: string) => HookLine | null,
  leads: ReadonlyMap<string, number>,
) {
  return (
    goal: number,
    candidates: readonly HookCandidate[],
    {
      isShortOnly = false,
      limits = LIKENESS_LIMITS,
    }: { isShortOnly?: boolean; limits?: readonly LikenessLimit[] } = {},
  ): void => {
    for (const limit of limits) {
      for (const candidate of candidates) {
        if (chosen.length >= goal) return
        const others = chosen.map((other) => other.candidate)
        if (others.includes(candidate) || !isUnlike(candidate, others, limit, leads)) continue
        const line = write(candidate.template)
        const text = line === null ? null : textOf(line, isShortOnly || mustBeShort(chosen))
        if (line === null || text === null) continue
        if (!line.isTyped && chosen.filter((other) => !other.isTyped).length >= limit.mostUntyped) continue
        const key = hookKey(text)
        if (chosen.some((other) => other.key === key)) continue
        chosen.push({ text, key, isShort: isShort(text), isTyped: line.isTyped, candidate })
      }
    }
  }
}

/** Whether all lines that are still to be chosen have to be short. */
function mustBeShort(chosen: readonly Chosen[]): boolean {
  const missing = HOOK_RULES.minShort - chosen.filter((other) => other.isShort).length
  return HOOK_RULES.count - chosen.length <= missing
}

function textOf({ text, brief }: HookLine, isShortOnly: boolean): string | null {
  return isShortOnly ? ([text, brief].find(isShort) ?? null) : text
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
  const first = mixed.find((hook) => hook.isShort && hook.candidate.voice !== 'platform') ?? mixed[0]
  return first === undefined ? [] : [first, ...mixed.filter((other) => other !== first)]
}
