import { type AudioFormat, type Voice } from '../tts/tts.constants.ts'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../planner/planner.constants.ts'
import type { PlannerEntry } from '../planner/planner.schema.ts'
import { type DerivedType, type SourceType, VIDEO_STEPS, type VideoStep } from './videos.constants.ts'
import type { Stale, VideoProgress } from './videos.schema.ts'

/** The source of a piece: its id, its text at that time, and the SHA-256 of the text as hex. */
export interface MadeFrom {
  type: SourceType
  id: string
  hash: string
  text: string
}

/** A piece with its source; null where that is unknown. */
interface Made {
  madeFrom: MadeFrom | null
}

/** The hook of a video, and the current piece of each kind. */
export interface VideoState {
  hook: MadeFrom | null
  script: (Made & { source: MadeFrom; seconds: number; words: number; gaps: number }) | null
  voice: (Made & { voice: Voice; format: AudioFormat }) | null
  captions: readonly (Made & { platform: PlannerPlatform })[]
  /** The next entry that is not completed, otherwise the last. */
  entry: PlannerEntry | null
}

type Sources = Pick<VideoState, 'hook' | 'script'>

/** Whether two topics are the same one, without regard to case and surrounding space. */
export const isSameTopic = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The current source for a piece of this kind: the hook for a script, the script for a voice, the script or otherwise
 * the hook for a caption. Null where there is none.
 */
export function findSource(type: DerivedType, { hook, script }: Sources): MadeFrom | null {
  if (type === 'script') return hook
  if (type === 'voice') return script?.source ?? null
  return script?.source ?? hook
}

/** The current piece of the kind from which a piece was made. */
export function findCurrentSource(madeFrom: MadeFrom, { hook, script }: Sources): MadeFrom | null {
  return madeFrom.type === 'hook' ? hook : (script?.source ?? null)
}

/** Why a piece is stale: its source has another text now. Null where the text is the same, or the source is gone or unknown. */
export function findStale({ madeFrom }: Made, sources: Sources): Stale | null {
  const now = madeFrom && findCurrentSource(madeFrom, sources)
  if (!now || now.hash === madeFrom.hash) return null
  return { type: madeFrom.type, was: madeFrom.text, is: now.text }
}

/** The state of each step of a video. */
export function computeProgress(video: VideoState): VideoProgress {
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
