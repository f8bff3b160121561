import { readAll } from '../../text.contract.ts'
import { HOOK_PATTERNS } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type HookDraft, type HooksBrief, type TextModel, type TextPrompt, type Written } from '../../text.port.ts'

export const BRIEF: HooksBrief = { topic: 'sourdough', platform: 'YouTube', tone: 'casual', seed: 1, creator: null }
export const PROMPT: TextPrompt = { system: 'Write exactly 10 hooks.', user: '<topic>\nsourdough\n</topic>' }

/** Hooks `from` up to and without `to`, all usable and different, as a model lists them. */
export function sampleHooks(from: number, to: number, topic = 'sourdough'): { hook: string; pattern: string }[] {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index
    return {
      hook: `Line ${number} on ${topic}, “plain” 🍞`,
      pattern: HOOK_PATTERNS[number % HOOK_PATTERNS.length] ?? '',
    }
  })
}

/** A complete answer with these hooks. */
export function formatAnswer(hooks: readonly object[]): string {
  return JSON.stringify({ hooks })
}

/** A text in parts of `size` UTF-16 units. */
export function inParts(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
}

/** Starts a generation of the sample topic. */
export function run(
  model: TextModel,
  signal: AbortSignal = new AbortController().signal,
): AsyncIterable<Written<HookDraft>> {
  return model.writeHooks({ brief: BRIEF, prompt: PROMPT }, { signal, live: true })
}

/** The finished hooks of a whole generation, in the format of the model's answer. */
export async function written(
  drafts: AsyncIterable<Written<HookDraft>>,
): Promise<{ hook: string; pattern: string | null }[]> {
  const hooks = []
  for (const draft of await readAll(drafts)) {
    if (draft.type === 'hook') hooks.push({ hook: draft.text, pattern: draft.pattern })
  }
  return hooks
}
