import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { fill, type Frame } from './frame.ts'
import { type Line } from './fact-lines.ts'
import { type Values } from './slots.ts'
import { wishesOf } from './wishes.ts'

/** A frame that fits the topic, filled with all of it and with less of it. */
export interface Candidate {
  frame: Frame
  full: string
  /** The same with one of the telling parts; equal to `full` where there is no shorter one. */
  brief: string
  /** All telling parts stand in `full`. */
  isWhole: boolean
  pool: Pool
  /** How well it suits before lines are chosen: higher is sooner. */
  rank: number
}

/** Frames of one kind: `rank` says how much they are wished for, `most` how many a result has of them. */
export interface Pool {
  frames: readonly Frame[]
  rank: number
  most?: number
}

/** Least lines that keep everything that the topic tells. */
const WHOLE_LINES = 4
/** Words from which a line is said shorter, once enough lines have said all. */
const LONG = 13

/** A frame filled with a topic. Undefined where a gap stays open or the line is too long. */
export function candidateOf(
  frame: Frame,
  slots: Readonly<Record<string, Values>>,
  { telling, pool, random }: { telling: readonly string[]; pool: Pool; random: () => number },
): Candidate | undefined {
  const most = Math.max(...frame.slots.map((slot) => slots[slot]?.length ?? 0))
  if (frame.slots.some((slot) => !slots[slot])) return undefined
  const lines: string[] = []
  for (let at = 0; at < most; at += 1) {
    const values = Object.fromEntries(
      frame.slots.map((slot) => [slot, slots[slot]![Math.min(at, slots[slot]!.length - 1)]!]),
    )
    const line = fill(frame, values)
    if (line !== undefined) lines.push(line)
  }
  const full = lines[0]
  if (full === undefined) return undefined
  const shorter = lines.slice(1)
  const brief = shorter[Math.floor(random() * shorter.length)] ?? full
  const said = full.toLowerCase()
  const rank = pool.rank + random() * 3
  return { frame, full, brief, pool, rank, isWhole: telling.every((part) => said.includes(part.toLowerCase())) }
}

/** Chooses as many lines as are missing: the first to open the result, the others to differ from one another. */
export function chooseLines(candidates: readonly Candidate[], begun: readonly Line[], brief: HooksBrief): Line[] {
  const lines: Line[] = [...begun]
  const left = [...candidates]
  const wish = wishesOf(brief)
  const used = new Set<string>()
  const taken = new Map<Pool, number>()
  let whole = 0
  const isShort = (text: string): boolean => wordCount(text) <= HOOK_RULES.shortWords
  while (lines.length < HOOK_RULES.count && left.length > 0) {
    const missing = HOOK_RULES.count - lines.length
    const shortMissing = HOOK_RULES.minShort - lines.filter(({ text }) => isShort(text)).length
    const patterns = new Set(lines.map(({ pattern }) => pattern))
    const patternsMissing = HOOK_RULES.minPatterns - patterns.size
    let best: { at: number; text: string; score: number } | undefined
    for (const [at, candidate] of left.entries()) {
      const { frame, full, pool, rank, isWhole } = candidate
      const isLong = wordCount(full) > LONG
      const needsWhole = whole < WHOLE_LINES
      const text = isLong && (!needsWhole || shortMissing >= missing) ? candidate.brief : full
      const repeats = lines.filter(({ pattern }) => pattern === frame.pattern).length
      let score = rank + wish(frame, text) - repeats * 1.5
      if (lines.length === 0) score += (frame.opens ? 6 : 0) + (isWhole ? 4 : 0)
      if (needsWhole && isWhole && text === full) score += 1.5
      if (isShort(text)) score += shortMissing >= missing ? 40 : shortMissing > 0 ? 0.8 : 0
      if (repeats === 0 && patternsMissing >= missing) score += 20
      for (const word of frame.words) if (used.has(word)) score -= 1.2
      if ((taken.get(pool) ?? 0) >= (pool.most ?? HOOK_RULES.count)) score -= 15
      if (!best || score > best.score) best = { at, text, score }
    }
    const [{ frame, full, pool, isWhole }] = left.splice(best!.at, 1) as [Candidate]
    for (const word of frame.words) used.add(word)
    if (isWhole && best!.text === full) whole += 1
    taken.set(pool, (taken.get(pool) ?? 0) + 1)
    lines.push({ text: best!.text, pattern: frame.pattern })
  }
  return lines
}
