import { setImmediate } from 'node:timers/promises'
import { HOOK_PATTERNS, HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import {
  type CaptionBrief,
  type CaptionDraft,
  type HookDraft,
  type HooksBrief,
  type RefineBrief,
  type RefineDraft,
  type ScriptBrief,
  type ScriptDraft,
  type ShotDraft,
  type ShotsBrief,
  type TextModel,
  type TextPrompt,
  type WriteOptions,
  type Written,
} from '../../providers/text/text.port.ts'

/** A writer with steps that a test sets. */
export interface FakeTextModel extends TextModel {
  firstTokenMs?: number
  silenceMs?: number
  /** The requested briefs, oldest first. */
  readonly briefs: HooksBrief[]
  /** Sets the behaviour of the next calls. */
  script: (brief: HooksBrief, options: WriteOptions) => AsyncIterable<Written<HookDraft>>
  shots: (brief: ShotsBrief, options: WriteOptions) => AsyncIterable<Written<ShotDraft>>
  beats: (brief: ScriptBrief, options: WriteOptions) => AsyncIterable<Written<ScriptDraft>>
  caption: (brief: CaptionBrief, options: WriteOptions) => AsyncIterable<Written<CaptionDraft>>
  refinement: (brief: RefineBrief, options: WriteOptions) => AsyncIterable<Written<RefineDraft>>
  /** The requested prompts, oldest first. */
  readonly prompts: TextPrompt[]
}

export function createFakeTextModel(): FakeTextModel {
  const briefs: HooksBrief[] = []
  const prompts: TextPrompt[] = []
  return {
    name: 'Fake writer',
    briefs,
    prompts,
    script: tenHooks,
    shots: shotsOfAll,
    beats: threeBeats,
    caption: oneCaption,
    refinement: oneVersion,
    warm: async () => undefined,
    writeHooks({ brief, prompt }, options) {
      briefs.push(brief)
      prompts.push(prompt)
      return onePerRead(this.script(brief, options))
    },
    writeShots({ brief, prompt }, options) {
      prompts.push(prompt)
      return onePerRead(this.shots(brief, options))
    },
    writeScript({ brief, prompt }, options) {
      prompts.push(prompt)
      return onePerRead(this.beats(brief, options))
    },
    writeCaption({ brief, prompt }, options) {
      prompts.push(prompt)
      return onePerRead(this.caption(brief, options))
    },
    refine({ brief, prompt }, options) {
      prompts.push(prompt)
      return onePerRead(this.refinement(brief, options))
    },
  }
}

/** Yields pieces one per read, as a network delivers them. */
async function* onePerRead<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void> {
  for await (const piece of pieces) {
    yield piece
    await setImmediate()
  }
}

/** A shot for each line. */
export async function* shotsOfAll(
  { lines }: ShotsBrief,
  { signal, onAccepted }: WriteOptions,
): AsyncGenerator<ShotDraft, void> {
  onAccepted?.()
  for (const index of lines.keys()) {
    signal.throwIfAborted()
    yield { type: 'shot', index, onScreen: `Words ${index + 1}`, firstFrame: `Frame ${index + 1}.`, why: 'It is odd.' }
  }
}

/** The chosen hook or one about the topic, a point and a call to action. */
export async function* threeBeats(
  { topic, seed, hook }: ScriptBrief,
  { signal }: WriteOptions,
): AsyncGenerator<ScriptDraft, void> {
  const beats = [
    { kind: 'Hook', text: hook ?? `Stop scrolling for ${topic}.`, direction: 'Look up.' },
    { kind: 'Point', text: `This is run ${seed}.`, direction: '' },
    { kind: 'Call to action', text: 'Tell me yours.', direction: '' },
  ] as const
  for (const [index, beat] of beats.entries()) {
    signal.throwIfAborted()
    yield { type: 'partial', index, ...beat, text: beat.text.slice(0, 4) }
    yield { type: 'beat', index, ...beat }
  }
}

export async function* oneCaption(
  { content, seed }: CaptionBrief,
  { signal }: WriteOptions,
): AsyncGenerator<CaptionDraft, void> {
  signal.throwIfAborted()
  const text = `All about ${content}. Run ${seed}.`
  yield { type: 'partial', text: 'All', hashtags: [] }
  yield { type: 'partial', text, hashtags: [] }
  yield { type: 'caption', text, hashtags: ['#bread', '#baking', '#home'] }
}

/** A version that repeats the request. */
export async function* oneVersion(
  { content, message }: RefineBrief,
  { signal }: WriteOptions,
): AsyncGenerator<RefineDraft, void> {
  signal.throwIfAborted()
  const next = `${content.slice(0, 200)} (${message})`
  yield { type: 'partial', text: next.slice(0, 5) }
  yield { type: 'version', content: next, note: `Did: ${message}.` }
}

/** Ten hooks at once, numbered, so that results of two calls differ by their seed. */
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

/** Waits until the caller stops, then throws the signal's reason. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })
}
