import type { HandedScript, HandedText, HandedHook } from './handed.ts'

/** What a click asks the tool that it opens to do, once. The idempotency key is the click's. */
export type HandoverIntent =
  | { step: 'script'; from: HandedHook; key: string }
  | { step: 'voice'; from: HandedScript; key: string }
  | { step: 'caption'; from: HandedText; key: string }

let intent: HandoverIntent | null = null

/** Leaves what the tool that is about to open shall do. It lives in the memory of this page: a reload forgets it. */
export function leaveIntent(next: HandoverIntent): void {
  intent = next
}

/** Takes what was left for a tool about a video. Nobody gets it twice. */
export function takeIntent<Step extends HandoverIntent['step']>(
  step: Step,
  videoId: string | undefined,
): Extract<HandoverIntent, { step: Step }> | null {
  const found = intent
  intent = null
  return found !== null && isFor(found, step) && found.from.videoId === videoId ? found : null
}

function isFor<Step extends HandoverIntent['step']>(
  found: HandoverIntent,
  step: Step,
): found is Extract<HandoverIntent, { step: Step }> {
  return found.step === step
}
