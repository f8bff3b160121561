import { HOOK_RULES, type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { readPattern } from '../../../../../shared/features/hooks/read-pattern.rules.ts'
import { type HookExtras } from '../../../../../shared/features/hooks/hooks.schema.ts'
import { findOverusedPhrase } from '../../../../../shared/features/generation/overused-phrases.rules.ts'
import { type HookDraft } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { cleanHook, hookExtras } from './hook-text.ts'

/** In UTF-16 units: longer partial hooks are not shown. */
const LONGEST_SHOWN = 4 * HOOK_RULES.maxCharacters

/** One accepted hook. */
export interface CollectedHook extends HookExtras {
  pattern: HookPattern | null
  hook: string
}

/** The hooks of one generation, over all of its calls. */
export interface HookCollector extends Collector<HookDraft> {
  readonly hooks: readonly CollectedHook[]
  /** Number of missing hooks. */
  readonly missing: number
  /** The clichés because of which lines were left out. */
  readonly overusedPhrases: readonly string[]
  /** Takes lines with a cliché where there are no others. */
  takeOverused(): HookDraft[]
}

/**
 * Collects the first usable hooks, up to `HOOK_RULES.count` including those `written` before, and numbers them after
 * these: without near-duplicates and without clichés. A phrase that `asked` (topic or facts) contains is no cliché.
 */
export function createHookCollector(asked: readonly string[] = [], written: readonly string[] = []): HookCollector {
  const hooks: CollectedHook[] = []
  const overused: { phrase: string; hook: CollectedHook }[] = []
  const keys = new Set(written.map(hookKey))
  const missing = (): number => HOOK_RULES.count - written.length - hooks.length
  /** Counts when the call began. */
  let before = { hooks: 0, overused: 0 }
  let shown = ''

  const buildDraft = ({ hook: text, ...rest }: CollectedHook, index: number): HookDraft => ({
    type: 'hook',
    index: written.length + index,
    text,
    ...rest,
  })

  function keep(hook: CollectedHook): HookDraft | null {
    const key = hookKey(hook.hook)
    if (!isUsableHook(hook.hook) || keys.has(key)) return null
    keys.add(key)
    const phrase = findOverusedPhrase(hook.hook, asked)
    if (phrase !== undefined) {
      overused.push({ phrase, hook })
      return null
    }
    hooks.push(hook)
    return buildDraft(hook, hooks.length - 1)
  }

  return {
    hooks,
    get missing() {
      return missing()
    },
    get overusedPhrases() {
      return [...new Set(overused.map(({ phrase }) => phrase))]
    },
    takeOverused() {
      const taken = overused.splice(0, missing()).map(({ hook }) => hook)
      hooks.push(...taken)
      return taken.map((hook) => buildDraft(hook, hooks.indexOf(hook)))
    },
    begin() {
      before = { hooks: hooks.length, overused: overused.length }
      shown = ''
    },
    restart() {
      const forgotten = [...hooks.splice(before.hooks), ...overused.splice(before.overused).map(({ hook }) => hook)]
      for (const { hook } of forgotten) keys.delete(hookKey(hook))
      shown = ''
      return hooks.map(buildDraft)
    },
    get hasResult() {
      return hooks.length > 0
    },
    get isFull() {
      return missing() <= 0
    },
    take({ isComplete, texts }) {
      const { hook: raw = '', pattern: label = '' } = texts
      // An oversized hook is neither cleaned nor shown: a runaway model must not cost more than its words.
      if (raw.length > LONGEST_SHOWN) return null
      const text = cleanHook(raw, { isComplete })
      if (text === '' || missing() <= 0) return null
      const pattern = readPattern(label)
      if (isComplete) return keep({ pattern, hook: text, ...hookExtras(texts) })
      // The details of a hook are written after it.
      const now = `${hooks.length} ${pattern} ${text}`
      if (now === shown) return null
      shown = now
      return { type: 'partial', index: written.length + hooks.length, text, pattern }
    },
  }
}
