import { HOOK_RULES, type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { createHookCheck, type HookFault, isSoftFault } from '../../../../../shared/features/hooks/hook-faults.rules.ts'
import { readPattern } from '../../../../../shared/features/hooks/read-pattern.rules.ts'
import { type HookDraft, type HooksBrief } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { cleanHook } from './hook-text.ts'

/** In UTF-16 units: longer partial hooks are not shown. */
const LONGEST_SHOWN = 4 * HOOK_RULES.maxCharacters

/** A line and its pattern, in the order in which a model writes them. */
export interface CollectedHook {
  hook: string
  pattern: HookPattern | null
}

/** The hooks of one generation, over all of its calls. */
export interface HookCollector extends Collector<HookDraft> {
  readonly hooks: readonly CollectedHook[]
  /** Number of missing hooks. */
  readonly missing: number
  /** Why lines were left out. */
  readonly faults: readonly HookFault[]
  /** Takes lines with a soft fault, for where there are no others. */
  takeSoft(): HookDraft[]
}

/**
 * Collects the first good hooks in the order of their arrival, up to `HOOK_RULES.count` including those `written` before, and
 * numbers them after these.
 */
export function createHookCollector(
  brief: Pick<HooksBrief, 'topic' | 'platform' | 'details' | 'recent' | 'written'>,
): HookCollector {
  const { topic, platform, details = [], recent = [], written = [] } = brief
  const { findFault, findBeginningFault } = createHookCheck({ recent, platform, asked: [topic, ...details] })
  const hooks: CollectedHook[] = []
  const leftOut: { fault: HookFault; hook: CollectedHook }[] = []
  const lines = () => [...written, ...hooks.map(({ hook }) => hook)]
  const missing = (): number => HOOK_RULES.count - written.length - hooks.length
  /** Counts when the call began. */
  let before = { hooks: 0, leftOut: 0 }
  let shown = ''

  const buildDraft = ({ hook: text, pattern }: CollectedHook, index: number): HookDraft => ({
    type: 'hook',
    index: written.length + index,
    text,
    pattern,
  })
  const add = (hook: CollectedHook): HookDraft => buildDraft(hook, hooks.push(hook) - 1)

  return {
    hooks,
    get missing() {
      return missing()
    },
    get faults() {
      return leftOut.map(({ fault }) => fault)
    },
    takeSoft: () =>
      leftOut.flatMap(({ hook }) => {
        const fault = findFault(hook.hook, lines())
        return missing() > 0 && (!fault || isSoftFault(fault)) ? add(hook) : []
      }),
    begin() {
      before = { hooks: hooks.length, leftOut: leftOut.length }
      shown = ''
    },
    restart() {
      hooks.splice(before.hooks)
      leftOut.splice(before.leftOut)
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
      if (!/[\p{L}\p{N}]/u.test(text) || missing() <= 0) return null
      const pattern = readPattern(label)
      if (isComplete) {
        const hook = { hook: text, pattern }
        const fault = findFault(text, lines())
        if (!fault) return add(hook)
        leftOut.push({ fault, hook })
        return null
      }
      const now = `${hooks.length} ${pattern} ${text}`
      // A line that will be left out is not shown while it grows.
      if (now === shown || findBeginningFault(text, lines())) return null
      shown = now
      return { type: 'partial', index: written.length + hooks.length, text, pattern }
    },
  }
}
