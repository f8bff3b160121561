import { HOOK_PATTERNS, HOOK_RULES } from '../../shared/features/hooks/hooks.constants.ts'
import { type HookDraft, type HooksBrief, type TextModel, type WriteOptions } from '../providers/text/text.port.ts'

/** A writer whose every step a test decides. */
export interface FakeTextModel extends TextModel {
  /** The briefs it was asked with, oldest first. */
  readonly briefs: HooksBrief[]
  /** Replaces what the next calls do. */
  script: (brief: HooksBrief, options: WriteOptions) => AsyncIterable<HookDraft>
}

export function createFakeTextModel(): FakeTextModel {
  const briefs: HooksBrief[] = []
  return {
    name: 'Fake writer',
    briefs,
    script: tenHooks,
    writeHooks({ brief }, options) {
      briefs.push(brief)
      return this.script(brief, options)
    },
  }
}

/** Ten hooks at once, numbered, so that results of two calls can be told apart by their seed. */
export async function* tenHooks(brief: HooksBrief, options: WriteOptions): AsyncGenerator<HookDraft, void> {
  for (let index = 0; index < HOOK_RULES.count; index += 1) {
    options.signal.throwIfAborted()
    const pattern = HOOK_PATTERNS[index % HOOK_PATTERNS.length] ?? 'Question'
    yield { type: 'hook', index, text: `Hook ${index + 1} of run ${brief.seed}`, pattern }
  }
}

/** Writes `before` hooks, then fails with `error`. */
export function failAfter(before: number, error: Error): FakeTextModel['script'] {
  return async function* script(brief, options) {
    for await (const draft of tenHooks(brief, options)) {
      if (draft.index === before) throw error
      yield draft
    }
  }
}

/** Writes `before` hooks, then waits until the caller stops. */
export function hangAfter(before: number): FakeTextModel['script'] {
  return async function* script(brief, options) {
    for await (const draft of tenHooks(brief, options)) {
      if (draft.index === before) await untilAborted(options.signal)
      yield draft
    }
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })
}
