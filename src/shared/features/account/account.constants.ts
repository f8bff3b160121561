/** The choice that opens a text field. */
export const OTHER = 'Other'

/** The creator's niches, `Other` among them. Source: docs/product-rules.md#onboarding. */
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

/** The creator's audiences, `Other` among them. Source: docs/product-rules.md#onboarding. */
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

/** The stored answers of skipped steps. */
export const ONBOARDING_DEFAULTS = {
  brandPersonality: 'Professional & authoritative',
  preferredContentStyle: 'Educational tutorials',
  contentGoals: ['Build brand awareness'],
} as const

/** The wizard's messages for missing answers. */
export const MISSING_ANSWER = {
  contentNiche: 'Please select or enter your content niche.',
  targetAudience: 'Please select or enter your target audience.',
} as const

/** Features whose use is counted anonymously, for users who share usage data. */
export const COUNTED_FEATURES = ['hooks', 'scripts', 'captions', 'refinements', 'tts'] as const
export type CountedFeature = (typeof COUNTED_FEATURES)[number]

/** Path of the unsubscribe link; a token follows. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/'

/** Path of the download of all data of a user as one JSON file. */
export const DATA_EXPORT_PATH = '/api/user/export'
