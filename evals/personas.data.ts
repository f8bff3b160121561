import { type Answers } from '../src/shared/features/account/account.schema.ts'

/** Creators, as answers of the onboarding, chosen or typed. */
export const PERSONAS = {
  baker: {
    contentNiche: 'Food & cooking',
    targetAudience: 'Beginners & hobbyists',
    brandPersonality: 'Friendly & approachable',
    preferredContentStyle: 'Educational tutorials',
    contentGoals: ['Build a community'],
  },
  coach: {
    contentNiche: 'Fitness & health',
    targetAudience: 'Women over 40 who have never lifted',
    brandPersonality: 'Bold & provocative',
    preferredContentStyle: 'Quick tips',
    contentGoals: ['Generate leads'],
  },
  saver: {
    contentNiche: 'Personal finance',
    targetAudience: 'Young professionals',
    brandPersonality: 'Honest & down-to-earth',
    preferredContentStyle: 'Storytelling',
    contentGoals: ['Grow my audience'],
  },
  developer: {
    contentNiche: 'Technology',
    targetAudience: 'Small business owners',
    brandPersonality: 'Professional & authoritative',
    preferredContentStyle: 'Reviews & comparisons',
    contentGoals: ['Generate leads', 'Grow my audience'],
  },
  teacher: {
    contentNiche: 'Education & learning',
    targetAudience: 'Parents',
    brandPersonality: 'Calm & thoughtful',
    preferredContentStyle: 'Behind the scenes',
    contentGoals: ['Educate people'],
  },
  comedian: {
    contentNiche: 'Comedy & entertainment',
    targetAudience: 'Teenagers',
    brandPersonality: 'Humorous & entertaining',
    preferredContentStyle: 'Challenges & trends',
    contentGoals: ['Grow my audience'],
  },
} as const satisfies Record<string, Answers>

export type PersonaName = keyof typeof PERSONAS
