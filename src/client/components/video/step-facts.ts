import { cueTime } from '../../../shared/features/scripts/scripts.rules.ts'
import { VIDEO_STEPS, type StepState, type VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import type { Video } from '../../../shared/features/videos/videos.schema.ts'
import { weekdayTime } from '../../lib/time/format-time.ts'

/** Display names of the steps. */
export const STEP_NAME = {
  hook: 'Hook',
  script: 'Script',
  voice: 'Voice',
  caption: 'Caption',
  plan: 'Plan',
} as const satisfies Record<VideoStep, string>

/** A step as the rail shows it. */
export interface StepFact {
  step: VideoStep
  name: string
  state: StepState
  /** A short fact about the piece: `1:00, 150 words`. */
  fact: string
}

type Progressed = Pick<Video, 'hook' | 'progress'>

/** Returns the steps of a video with their state and a fact. Without a video all steps are open. */
export function stepFacts(video: Progressed | undefined): StepFact[] {
  return VIDEO_STEPS.map((step) => ({
    step,
    name: STEP_NAME[step],
    state: video?.progress[step].state ?? 'open',
    fact: video ? describeFact(video, step) : '',
  }))
}

/** Describes a step for screen readers: `Script, done`. */
export function spokenStep({ name, state }: Pick<StepFact, 'name' | 'state'>): string {
  return { open: name, done: `${name}, done`, stale: `${name}, made from an older version` }[state]
}

/** Returns the piece that a stale step was made from. */
export function staleSource({ progress }: Progressed, step: VideoStep): 'hook' | 'script' {
  return step === 'script' || (step === 'caption' && progress.script.state === 'open') ? 'hook' : 'script'
}

function describeFact(video: Progressed, step: VideoStep): string {
  const { hook, progress } = video
  const { script, voice, caption, plan } = progress
  const { state } = progress[step]
  if (state === 'stale') return `From an older ${staleSource(video, step)}`
  if (state === 'open') return step === 'hook' ? 'Pick one of ten' : 'Not yet'
  switch (step) {
    case 'hook':
      return hook ?? ''
    case 'script':
      return script.gaps > 0 ? `${count(script.gaps, 'gap')} to fill in` : scriptLength(script)
    case 'voice':
      return [voice.voice, voice.format].filter(Boolean).join(', ')
    case 'caption':
      return caption.platforms.join(', ')
    case 'plan':
      return plan.entry ? weekdayTime(plan.entry.scheduledDate) : ''
  }
}

function scriptLength({ seconds, words }: { seconds: number; words: number }): string {
  return `${cueTime(seconds)}, ${count(words, 'word')}`
}

function count(amount: number, unit: string): string {
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`
}
