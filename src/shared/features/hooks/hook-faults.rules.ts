import { segmenter } from '../../segmenter.ts'
import { HOOK_PLATFORMS, type HookPlatform } from './hooks.constants.ts'
import { isUsableHook } from './hooks.rules.ts'
import { findOverusedPhrase } from '../generation/overused-phrases.rules.ts'

/** Share of common words from which a line repeats another. */
const ALIKE = 0.8

/** Number of words with which no two lines of a result begin. */
const OPENING_WORDS = 3

/** Names of the platforms in lower case. */
const PLATFORM_NAMES: Readonly<Record<HookPlatform, readonly string[]>> = {
  YouTube: ['youtube'],
  TikTok: ['tiktok', 'tik tok'],
  Instagram: ['instagram', 'insta'],
}

/** Why a line is left out of a result. */
export type HookFault =
  | { kind: 'limits' | 'repeated' | 'platform' | 'opening'; phrase?: undefined }
  | { kind: 'phrase'; phrase: string }

/** Checks the lines of one result. */
export interface HookCheck {
  /** Why a complete line is left out beside these others; undefined for a good one. What is never accepted comes first. */
  findFault(line: string, others: readonly string[]): HookFault | undefined
  /** The same for a line that is still being written, as far as its beginning shows it. */
  findBeginningFault(line: string, others: readonly string[]): HookFault | undefined
}

/**
 * A check against the creator's newest lines (`recent`), other platforms and overused phrases. What `asked` (topic and facts)
 * contains is accepted.
 */
export function createHookCheck({
  recent,
  platform,
  asked,
}: {
  recent: readonly string[]
  platform: HookPlatform
  asked: readonly string[]
}): HookCheck {
  // A line is compared with each growing line again.
  const known = new Map<string, string[]>()
  const wordsOf = (line: string): string[] => {
    const words = known.get(line) ?? splitWords(line)
    known.set(line, words)
    return words
  }
  const about = asked.map(splitWords)
  const foreign = HOOK_PLATFORMS.filter((other) => other !== platform && !about.some((words) => names(words, other)))

  function findBeginningFault(line: string, others: readonly string[]): HookFault | undefined {
    if (!isUsableHook(line)) return { kind: 'limits' }
    const words = splitWords(line)
    if (foreign.some((other) => names(words, other))) return { kind: 'platform' }
    if (others.some((other) => openAlike(words, wordsOf(other)))) return { kind: 'opening' }
    const phrase = findOverusedPhrase(line, asked)
    return phrase === undefined ? undefined : { kind: 'phrase', phrase }
  }

  return {
    findBeginningFault,
    findFault(line, others) {
      const words = splitWords(line)
      const isRepeated = [...others, ...recent].some((other) => overlap(words, wordsOf(other)) >= ALIKE)
      return isRepeated && isUsableHook(line) ? { kind: 'repeated' } : findBeginningFault(line, others)
    },
  }
}

/** Whether a line with this fault is accepted where there are no others. */
export function isSoftFault({ kind }: HookFault): boolean {
  return kind === 'opening' || kind === 'phrase'
}

/** Whether two lines have nearly the same words, in any order. */
export function isNearDuplicate(one: string, other: string): boolean {
  return overlap(splitWords(one), splitWords(other)) >= ALIKE
}

/** The share of words that two lines have in common: 0 for none, 1 for all. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return both === 0 ? 0 : both / (a.size + b.size - both)
}

function openAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < OPENING_WORDS || other.length < OPENING_WORDS) return false
  return one.slice(0, OPENING_WORDS).every((word, at) => word === other[at])
}

function names(words: readonly string[], platform: HookPlatform): boolean {
  const text = ` ${words.join(' ')} `
  return PLATFORM_NAMES[platform].some((name) => text.includes(` ${name} `))
}

/** Words in lower case, also in languages that write without spaces. */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFC').replace(/[’‘ʼ]/gu, "'").toLowerCase()
  return Array.from(segmenter('word').segment(plain)).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
}
