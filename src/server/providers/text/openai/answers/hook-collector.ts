import { HOOK_RULES, type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HookExtras } from '../../../../../shared/features/hooks/hooks.schema.ts'
import { wornPhraseIn } from '../../../../../shared/features/hooks/worn-phrases.rules.ts'
import { type HookDraft } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { cleanHook, hookExtras, nearestPattern } from './hook-text.ts'

/** A growing hook is shown up to this length, in UTF-16 units. */
const LONGEST_SHOWN = 4 * HOOK_RULES.maxCharacters

/** One accepted hook. */
export interface CollectedHook extends HookExtras {
  pattern: HookPattern
  hook: string
}

/** What one generation has so far, over all of its calls. */
export interface HookCollector extends Collector<HookDraft> {
  readonly hooks: readonly CollectedHook[]
  /** How many are missing. */
  readonly missing: number
  /** The worn phrases of the lines that were left out for them. */
  readonly wornPhrases: readonly string[]
  /** Takes the lines that were left out for a worn phrase, where there is no other. */
  takeWorn(): HookDraft[]
}

/**
 * Starts with no hook of its own. Keeps the first that are usable, unlike each other and those `written` before, and without
 * a worn phrase, up to `HOOK_RULES.count` with those; they are numbered on from them. A phrase that `asked`, the topic or a fact,
 * holds itself is not worn.
 */
export function createHookCollector(asked: readonly string[] = [], written: readonly string[] = []): HookCollector {
  const hooks: CollectedHook[] = []
  const worn: { phrase: string; hook: CollectedHook }[] = []
  const keys = new Set(written.map(hookKey))
  const missing = (): number => HOOK_RULES.count - written.length - hooks.length
  /** How many there were when the call began. */
  let before = { hooks: 0, worn: 0 }
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
    const phrase = wornPhraseIn(hook.hook, asked)
    if (phrase !== undefined) {
      worn.push({ phrase, hook })
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
    get wornPhrases() {
      return [...new Set(worn.map(({ phrase }) => phrase))]
    },
    takeWorn() {
      const taken = worn.splice(0, missing()).map(({ hook }) => hook)
      hooks.push(...taken)
      return taken.map((hook) => buildDraft(hook, hooks.indexOf(hook)))
    },
    begin() {
      before = { hooks: hooks.length, worn: worn.length }
      shown = ''
    },
    restart() {
      const forgotten = [...hooks.splice(before.hooks), ...worn.splice(before.worn).map(({ hook }) => hook)]
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
      const { hook: raw = '', pattern: label } = texts
      // A hook that outgrew every limit is neither cleaned nor shown: a runaway model must not cost more than its words.
      if (raw.length > LONGEST_SHOWN) return null
      const text = cleanHook(raw)
      if (text === '' || missing() <= 0) return null
      const pattern = label === undefined ? null : nearestPattern(label, text)
      if (isComplete) return keep({ pattern: pattern ?? nearestPattern('', text), hook: text, ...hookExtras(texts) })
      // The details of a hook grow after it.
      const now = `${hooks.length} ${pattern} ${text}`
      if (now === shown) return null
      shown = now
      return { type: 'partial', index: written.length + hooks.length, text, pattern }
    },
  }
}
