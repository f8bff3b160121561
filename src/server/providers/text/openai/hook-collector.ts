import { HOOK_RULES, type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook } from '../../../../shared/features/hooks/hooks.rules.ts'
import { type HookDraft } from '../text.port.ts'
import { type Collector } from './answer-writer.ts'
import { cleanHook, nearestPattern } from './hook-text.ts'

/** A growing hook is shown up to this length, in UTF-16 units. */
const LONGEST_SHOWN = 4 * HOOK_RULES.maxCharacters

/** One accepted hook. */
export interface CollectedHook {
  pattern: HookPattern
  hook: string
}

/** What one generation has so far, over all of its calls. */
export interface HookCollector extends Collector<HookDraft> {
  readonly hooks: readonly CollectedHook[]
}

/** Starts with no hook. Keeps the first `HOOK_RULES.count` that are usable and unlike each other, numbered from 0. */
export function createHookCollector(): HookCollector {
  const hooks: CollectedHook[] = []
  const keys = new Set<string>()
  /** How many there were when the call began. */
  let before = 0

  function keep(text: string, pattern: HookPattern): HookDraft | null {
    const key = hookKey(text)
    if (!isUsableHook(text) || keys.has(key)) return null
    keys.add(key)
    hooks.push({ pattern, hook: text })
    return { type: 'hook', index: hooks.length - 1, text, pattern }
  }

  return {
    hooks,
    begin() {
      before = hooks.length
    },
    restart() {
      for (const { hook } of hooks.splice(before)) keys.delete(hookKey(hook))
      return hooks.map(({ hook: text, pattern }, index) => ({ type: 'hook' as const, index, text, pattern }))
    },
    get hasResult() {
      return hooks.length > 0
    },
    get isFull() {
      return hooks.length >= HOOK_RULES.count
    },
    take({ isComplete, texts: { hook: raw = '', pattern: label } }) {
      // A hook that outgrew every limit is neither cleaned nor shown: a runaway model must not cost more than its words.
      if (raw.length > LONGEST_SHOWN) return null
      const text = cleanHook(raw)
      if (text === '' || hooks.length >= HOOK_RULES.count) return null
      if (isComplete) return keep(text, nearestPattern(label ?? '', text))
      return {
        type: 'partial',
        index: hooks.length,
        text,
        pattern: label === undefined ? null : nearestPattern(label, text),
      }
    },
  }
}
