import { type Tone, TONES } from '../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** What the form holds. */
export interface HookInput {
  topic: string
  platform: HookPlatform
  tone: Tone
  useInternetSearch: boolean
}

/** Reads what an earlier visit left; anything unexpected becomes the default. */
export function parseHookInput(value: unknown): HookInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    topic: typeof draft['topic'] === 'string' ? draft['topic'] : '',
    platform: HOOK_PLATFORMS.find((platform) => platform === draft['platform']) ?? HOOK_PLATFORMS[0],
    tone: TONES.find((tone) => tone === draft['tone']) ?? TONES[0],
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** Whether there is no topic to write about. */
export function isBlank(topic: string): boolean {
  return topic.trim() === ''
}

/** What is wrong with a topic, or an empty text. */
export function checkTopic(topic: string): string {
  const { length } = topic.trim()
  if (length === 0) return 'Please enter a topic or content idea.'
  return length > INPUT_LIMITS.topic
    ? `A topic can have at most ${count(INPUT_LIMITS.topic)} characters; this has ${count(length)}.`
    : ''
}

/** How long a topic is, once that comes near the limit; before, nobody needs to know. */
export function topicCounter(topic: string): string {
  const { length } = topic.trim()
  return length > INPUT_LIMITS.topic * 0.9 ? `${count(length)} of ${count(INPUT_LIMITS.topic)} characters` : ''
}

/** The choices in words: `TikTok, casual`. */
export function describeChoices({ platform, tone }: Pick<HookInput, 'platform' | 'tone'>): string {
  return `${platform}, ${tone}`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
