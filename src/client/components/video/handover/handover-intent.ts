import { type CaptionOrder, type HookOrder, type ScriptOrder } from './start-next.ts'

/**
 * A request that a click stores for the tool that it opens. `instead` is the library item of the voice that the new one replaces.
 */
export type HandoverIntent =
  | { step: 'hook'; videoId: undefined; order: HookOrder }
  | { step: 'script'; videoId: string; order: ScriptOrder }
  | { step: 'voice'; videoId: string; text: string; scriptId: string | undefined; instead: string | undefined }
  | { step: 'caption'; videoId: string; order: CaptionOrder }

type IntentOf<Step extends HandoverIntent['step']> = Extract<HandoverIntent, { step: Step }>

let intent: HandoverIntent | null = null

/** Stores the request for the tool that is about to open. It is only in memory, so a reload discards it. */
export function storeIntent(next: HandoverIntent): void {
  intent = next
}

/** Takes the request for a tool and a video. It is returned only once. */
export function takeIntent<Step extends HandoverIntent['step']>(
  step: Step,
  videoId: string | undefined,
): IntentOf<Step> | null {
  const found = intent
  intent = null
  return found?.videoId === videoId && isFor(found, step) ? found : null
}

function isFor<Step extends HandoverIntent['step']>(found: HandoverIntent | null, step: Step): found is IntentOf<Step> {
  return found?.step === step
}
