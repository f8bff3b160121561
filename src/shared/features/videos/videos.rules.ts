import { type AudioFormat, type Voice } from '../tts/tts.constants.ts'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../planner/planner.constants.ts'
import { type PlannerEntry } from '../planner/planner.schema.ts'
import { type DerivedType, type SourceType, VIDEO_STEPS, type VideoStep } from './videos.constants.ts'
import { type Stale, type VideoProgress } from './videos.schema.ts'

/** What a piece was made from: which one, and its text as it was then, with its SHA-256 as hex. */
export interface MadeFrom {
  type: SourceType
  id: string
  hash: string
  text: string
}

/** A piece that is made from another one; null where nobody knows from which. */
interface Made {
  madeFrom: MadeFrom | null
}

/** What a video has: its hook, and the current piece of each kind. */
export interface Standing {
  hook: MadeFrom | null
  script: (Made & { source: MadeFrom; seconds: number; words: number; gaps: number }) | null
  voice: (Made & { voice: Voice; format: AudioFormat }) | null
  captions: readonly (Made & { platform: PlannerPlatform })[]
  /** The next entry that is not completed, else the last. */
  entry: PlannerEntry | null
}

type Sources = Pick<Standing, 'hook' | 'script'>

/**
 * What a piece of this kind is made from now: a script from the hook, a voice from the script, a caption from the script, or
 * from the hook where there is none. Null where that is not there.
 */
export function sourceOf(type: DerivedType, { hook, script }: Sources): MadeFrom | null {
  if (type === 'script') return hook
  if (type === 'voice') return script?.source ?? null
  return script?.source ?? hook
}

/** What stands there now of the kind that a piece was made from. */
export function standingSource(madeFrom: MadeFrom, { hook, script }: Sources): MadeFrom | null {
  return madeFrom.type === 'hook' ? hook : (script?.source ?? null)
}

/** Why a piece is stale: its source says something else now. Null where it says the same, is gone, or is not known. */
export function findStale({ madeFrom }: Made, sources: Sources): Stale | null {
  const now = madeFrom && standingSource(madeFrom, sources)
  if (!now || now.hash === madeFrom.hash) return null
  return { type: madeFrom.type, was: madeFrom.text, is: now.text }
}

/** How far a video is, a step each. */
export function computeProgress(video: Standing): VideoProgress {
  const { hook, script, voice, captions, entry } = video
  const stateOf = (pieces: readonly (Made | null)[]) => {
    const there = pieces.filter((piece) => piece !== null)
    if (there.length === 0) return 'open'
    return there.some((piece) => findStale(piece, video)) ? 'stale' : 'done'
  }
  const { seconds, words, gaps } = script ?? { seconds: 0, words: 0, gaps: 0 }
  return {
    hook: { state: hook ? 'done' : 'open' },
    script: { state: stateOf([script]), seconds, words, characters: script?.source.text.length ?? 0, gaps },
    voice: { state: stateOf([voice]), voice: voice?.voice ?? null, format: voice?.format ?? null },
    caption: {
      state: stateOf(captions),
      platforms: PLANNER_PLATFORMS.filter((name) => captions.some(({ platform }) => platform === name)),
    },
    plan: { state: entry ? 'done' : 'open', entry },
  }
}

/** The first step that is open or stale; null where all are done. */
export const findNextStep = (progress: VideoProgress): VideoStep | null =>
  VIDEO_STEPS.find((step) => progress[step].state !== 'done') ?? null
