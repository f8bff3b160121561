import { CAPTION_PLATFORMS } from '../../../../shared/features/captions/captions.constants.ts'
import { SPEAKING_WORDS_PER_MINUTE } from '../../../../shared/features/generation/generation.constants.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { UsageOverview } from '../../../../shared/features/usage/usage.schema.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { formatCharacters } from '../../../lib/audio/speech-facts.ts'
import { collectPosts } from '../sheet/posts.ts'

/** A missing piece of a video that a call can generate. */
export type RestStep = { kind: 'script' } | { kind: 'voice' } | { kind: 'caption'; platform: PlannerPlatform }

/** The cost of steps. The number of characters is an estimate until the script is written. */
export interface RestCost {
  prompts: number
  characters: number
  isEstimate: boolean
}

/** Average characters per word of a script, including the following space. */
const CHARACTERS_PER_WORD = 6

/**
 * Returns the missing steps of a video in the order of their dependencies. Returns none without a hook, because the user chooses
 * it.
 */
export function missingSteps(video: VideoDetail): RestStep[] {
  const { hook, platform, pieces } = video
  if (hook === null) return []
  const posts = collectPosts(video)
  const wanted = posts.length > 0 ? posts : [{ platform: platform ?? CAPTION_PLATFORMS[0], caption: null }]
  return [
    ...(pieces.script ? [] : [{ kind: 'script' as const }]),
    ...(pieces.voice ? [] : [{ kind: 'voice' as const }]),
    ...wanted.flatMap((post) => (post.caption ? [] : [{ kind: 'caption' as const, platform: post.platform }])),
  ]
}

/** Computes the cost of a video's steps. */
export function computeCost(steps: readonly RestStep[], { pieces: { script } }: Pick<VideoDetail, 'pieces'>): RestCost {
  const speaks = steps.some(({ kind }) => kind === 'voice')
  const spoken = script ? script.script.length : SPEAKING_WORDS_PER_MINUTE * CHARACTERS_PER_WORD
  return {
    prompts: steps.filter(({ kind }) => kind !== 'voice').length,
    characters: speaks ? spoken : 0,
    isEstimate: speaks && script === null,
  }
}

/** Returns the name of a step within a sentence: `a caption for TikTok`. */
export function stepName(step: RestStep): string {
  return step.kind === 'caption' ? `a caption for ${step.platform}` : `the ${step.kind}`
}

/** Joins the names of steps: `the script, the voice and a caption for TikTok`. */
export function listSteps(steps: readonly RestStep[]): string {
  const names = steps.map(stepName)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

/** Formats a cost: `2 prompts and about 900 characters`. */
export function describeCost(cost: RestCost): string {
  const parts = [
    cost.prompts > 0 && (cost.prompts === 1 ? '1 prompt' : `${cost.prompts} prompts`),
    cost.characters > 0 && `${cost.isEstimate ? 'about ' : ''}${formatCharacters(cost.characters)}`,
  ]
  return parts.filter((part) => part !== false).join(' and ')
}

const PERIOD = { day: 'today', month: 'this month' } as const

/** Formats the remaining allowance of what is needed, where it has a limit: `8 prompts today and 9,100 characters this month`. */
export function describeLeft(cost: RestCost, { prompts, speech }: UsageOverview): string {
  const parts = [
    cost.prompts > 0 &&
      prompts.remaining !== null &&
      `${prompts.remaining.toLocaleString('en-US')} ${prompts.remaining === 1 ? 'prompt' : 'prompts'} ${PERIOD[prompts.period]}`,
    cost.characters > 0 &&
      speech.remaining !== null &&
      `${formatCharacters(speech.remaining)} ${PERIOD[speech.period]}`,
  ]
  return parts.filter((part) => part !== false).join(' and ')
}

/** Whether the remaining allowance covers the cost. */
export function isEnough(cost: RestCost, { prompts, speech }: UsageOverview): boolean {
  return (prompts.remaining ?? Infinity) >= cost.prompts && (speech.remaining ?? Infinity) >= cost.characters
}
