import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { type Voice, voiceOf } from './voice.ts'

/** Somebody who speaks: the answers of onboarding, and how they sound. */
export interface Speaker {
  answers: Answers
  voice: Voice
  /** All answers, to tell one speaker's chance from another's. */
  marks: readonly string[]
}

/** Who speaks in a text; null where nobody has said. */
export function speakerOf(creator: Answers | null): Speaker | null {
  const voice = voiceOf(creator)
  if (creator === null || voice === null) return null
  const { contentNiche, targetAudience, brandPersonality, preferredContentStyle, contentGoals } = creator
  const marks = [contentNiche, targetAudience, brandPersonality, preferredContentStyle, ...contentGoals]
  return { answers: creator, voice, marks }
}
