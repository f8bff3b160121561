import { type Answers } from '../../../../../shared/features/account/account.schema.ts'

/** A humorous fitness coach. */
export const COACH: Answers = {
  contentNiche: 'Fitness & health',
  targetAudience: 'Parents',
  brandPersonality: 'Humorous & entertaining',
  preferredContentStyle: 'Challenges & trends',
  contentGoals: ['Grow my following'],
}

/** An authoritative tax adviser, with a niche of their own. */
export const ADVISER: Answers = {
  contentNiche: 'Tax advice',
  targetAudience: 'Small business owners',
  brandPersonality: 'Professional & authoritative',
  preferredContentStyle: 'Educational tutorials',
  contentGoals: ['Generate leads'],
}

/** A calm cook who tells stories. */
export const COOK: Answers = {
  contentNiche: 'Food & cooking',
  targetAudience: 'Students',
  brandPersonality: 'Calm & thoughtful',
  preferredContentStyle: 'Storytelling',
  contentGoals: ['Build a community'],
}

/** A bold beekeeper: niche and audience are both answers of one's own that no table knows. */
export const BEEKEEPER: Answers = {
  contentNiche: 'Beekeeping',
  targetAudience: 'Retired couples',
  brandPersonality: 'Bold & provocative',
  preferredContentStyle: 'Opinions & commentary',
  contentGoals: ['Increase engagement'],
}
