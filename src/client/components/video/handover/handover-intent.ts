import { type CaptionOrder, type HookOrder, type ScriptOrder } from './start-next.ts'

/**
 * What a click asks the tool that it opens to do, once, about its video. `instead` is the item of the voice that leaves the video
 * for it.
 */
export type HandoverIntent =
  | { step: 'hook'; videoId: undefined; order: HookOrder }
  | { step: 'script'; videoId: string; order: ScriptOrder }
  | { step: 'voice'; videoId: string; text: string; scriptId: string | undefined; instead: string | undefined }
  | { step: 'caption'; videoId: string; order: CaptionOrder }

type IntentOf<Step extends HandoverIntent['step']> = Extract<HandoverIntent, { step: Step }>

let intent: HandoverIntent | null = null

/** Leaves what the tool that is about to open shall do. It lives in the memory of this page: a reload forgets it. */
export function leaveIntent(next: HandoverIntent): void {
  intent = next
}

/** Takes what was left for a tool and a video. Nobody gets it twice. */
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
