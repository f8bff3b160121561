import { CAPTION_PLATFORMS } from '../../../../shared/features/captions/captions.constants.ts'
import { SPEAKING_WORDS_PER_MINUTE } from '../../../../shared/features/generation/generation.constants.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { UsageOverview } from '../../../../shared/features/usage/usage.schema.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { characters } from '../../../lib/audio/speech-facts.ts'
import { collectPosts } from '../sheet/posts.ts'

/** Something that a video has not and that can be written by a call. */
export type RestStep = { kind: 'script' } | { kind: 'voice' } | { kind: 'caption'; platform: PlannerPlatform }

/** What steps cost. The characters of a script that is not written yet are an estimate. */
export interface RestCost {
  prompts: number
  characters: number
  isEstimate: boolean
}

/** Characters of a word of a script and the space behind it, on average. */
const CHARACTERS_PER_WORD = 6

/** What is missing of a video, in the order in which it is written. A hook is chosen, so without one there is nothing to do. */
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

/** What the steps of a video cost. */
export function computeCost(steps: readonly RestStep[], { pieces: { script } }: Pick<VideoDetail, 'pieces'>): RestCost {
  const speaks = steps.some(({ kind }) => kind === 'voice')
  const spoken = script ? script.script.length : SPEAKING_WORDS_PER_MINUTE * CHARACTERS_PER_WORD
  return {
    prompts: steps.filter(({ kind }) => kind !== 'voice').length,
    characters: speaks ? spoken : 0,
    isEstimate: speaks && script === null,
  }
}

/** A step in words, as part of a sentence: `a caption for TikTok`. */
export function stepName(step: RestStep): string {
  return step.kind === 'caption' ? `a caption for ${step.platform}` : `the ${step.kind}`
}

/** What is written, as a list: `the script, the voice and a caption for TikTok`. */
export function listSteps(steps: readonly RestStep[]): string {
  const names = steps.map(stepName)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

/** A price in words: `2 prompts and about 900 characters`. */
export function describeCost(cost: RestCost): string {
  const parts = [
    cost.prompts > 0 && (cost.prompts === 1 ? '1 prompt' : `${cost.prompts} prompts`),
    cost.characters > 0 && `${cost.isEstimate ? 'about ' : ''}${characters(cost.characters)}`,
  ]
  return parts.filter((part) => part !== false).join(' and ')
}

const PERIOD = { day: 'today', month: 'this month' } as const

/** What is left of what is needed, where that has a limit: `8 prompts today and 9,100 characters this month`. */
export function describeLeft(cost: RestCost, { prompts, speech }: UsageOverview): string {
  const parts = [
    cost.prompts > 0 &&
      prompts.remaining !== null &&
      `${prompts.remaining.toLocaleString('en-US')} ${prompts.remaining === 1 ? 'prompt' : 'prompts'} ${PERIOD[prompts.period]}`,
    cost.characters > 0 && speech.remaining !== null && `${characters(speech.remaining)} ${PERIOD[speech.period]}`,
  ]
  return parts.filter((part) => part !== false).join(' and ')
}

/** Whether what is left is enough for all of it. */
export function isEnough(cost: RestCost, { prompts, speech }: UsageOverview): boolean {
  return (prompts.remaining ?? Infinity) >= cost.prompts && (speech.remaining ?? Infinity) >= cost.characters
}
