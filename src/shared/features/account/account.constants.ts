/** The choice that opens a field for an answer of one's own. */
export const OTHER = 'Other'

/** What a creator makes: 15 niches, `Other` among them. Source: docs/product-rules.md#onboarding. */
export const CONTENT_NICHES = [
  'Food & cooking',
  'Fitness & health',
  'Beauty & fashion',
  'Travel',
  'Gaming',
  'Technology',
  'Business & entrepreneurship',
  'Personal finance',
  'Education & learning',
  'Parenting & family',
  'Home & DIY',
  'Comedy & entertainment',
  'Music & art',
  'Self-improvement',
  OTHER,
] as const

/** Whom it is for: 11 audiences, `Other` among them. Source: docs/product-rules.md#onboarding. */
export const TARGET_AUDIENCES = [
  'Teenagers',
  'Students',
  'Young professionals',
  'Parents',
  'Entrepreneurs & founders',
  'Small business owners',
  'Fellow creators',
  'Beginners & hobbyists',
  'Experts in my field',
  'Adults over 50',
  OTHER,
] as const

export const BRAND_PERSONALITIES = [
  'Professional & authoritative',
  'Friendly & approachable',
  'Humorous & entertaining',
  'Inspiring & motivational',
  'Bold & provocative',
  'Calm & thoughtful',
  'Energetic & playful',
  'Honest & down-to-earth',
] as const

export const CONTENT_STYLES = [
  'Educational tutorials',
  'Storytelling',
  'Quick tips',
  'Behind the scenes',
  'Reviews & comparisons',
  'Challenges & trends',
  'Opinions & commentary',
  'Day in the life',
] as const

export const CONTENT_GOALS = [
  'Build brand awareness',
  'Grow my following',
  'Increase engagement',
  'Drive sales',
  'Generate leads',
  'Educate my audience',
  'Build a community',
  'Earn from sponsorships',
] as const

/** The answers that are stored where a step was skipped. */
export const ONBOARDING_DEFAULTS = {
  brandPersonality: 'Professional & authoritative',
  preferredContentStyle: 'Educational tutorials',
  contentGoals: ['Build brand awareness'],
} as const

/** Sentences of the wizard for an answer that is missing. */
export const MISSING_ANSWER = {
  contentNiche: 'Please select or enter your content niche.',
  targetAudience: 'Please select or enter your target audience.',
} as const

/** Features whose use is counted, without a name to it, for users who share usage data. */
export const COUNTED_FEATURES = ['hooks', 'scripts', 'captions', 'refinements', 'tts'] as const
export type CountedFeature = (typeof COUNTED_FEATURES)[number]

/** Where mails of Email Updates are ended without signing in: this path and a token. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/'

/** Where everything of a user is downloaded as one JSON file. */
export const DATA_EXPORT_PATH = '/api/user/export'
