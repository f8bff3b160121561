import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { audienceOf } from './audience.ts'
import { type Niche, nicheOf } from './niche.ts'

/** How a creator sounds, whatever they write about: read from the answers of onboarding. */
export interface Voice {
  personality: 'professional' | 'friendly' | 'humorous' | 'inspiring' | 'bold' | 'calm' | 'energetic' | 'honest'
  /** `don't` rather than `do not`. */
  contractions: boolean
  /** Emoji in a caption at most, where the platform has them. */
  emoji: 0 | 1 | 2 | 3
  exclamations: boolean
  style: 'tutorial' | 'story' | 'tips' | 'behind' | 'review' | 'challenge' | 'opinion' | 'day'
  /** What the creator wants most: which call to action fits. */
  goal: 'awareness' | 'following' | 'engagement' | 'sales' | 'leads' | 'education' | 'community' | 'sponsors'
  /** Whom it is for, as it stands after "for": `busy parents`. */
  audience: string
  niche: Niche
}

const PERSONALITIES: Record<string, Pick<Voice, 'personality' | 'contractions' | 'emoji' | 'exclamations'>> = {
  'Professional & authoritative': { personality: 'professional', contractions: false, emoji: 0, exclamations: false },
  'Friendly & approachable': { personality: 'friendly', contractions: true, emoji: 1, exclamations: false },
  'Humorous & entertaining': { personality: 'humorous', contractions: true, emoji: 2, exclamations: false },
  'Inspiring & motivational': { personality: 'inspiring', contractions: true, emoji: 1, exclamations: true },
  'Bold & provocative': { personality: 'bold', contractions: true, emoji: 0, exclamations: false },
  'Calm & thoughtful': { personality: 'calm', contractions: false, emoji: 0, exclamations: false },
  'Energetic & playful': { personality: 'energetic', contractions: true, emoji: 3, exclamations: true },
  'Honest & down-to-earth': { personality: 'honest', contractions: true, emoji: 0, exclamations: false },
}

const STYLES: Record<string, Voice['style']> = {
  'Educational tutorials': 'tutorial',
  Storytelling: 'story',
  'Quick tips': 'tips',
  'Behind the scenes': 'behind',
  'Reviews & comparisons': 'review',
  'Challenges & trends': 'challenge',
  'Opinions & commentary': 'opinion',
  'Day in the life': 'day',
}

const GOALS: Record<string, Voice['goal']> = {
  'Build brand awareness': 'awareness',
  'Grow my following': 'following',
  'Increase engagement': 'engagement',
  'Drive sales': 'sales',
  'Generate leads': 'leads',
  'Educate my audience': 'education',
  'Build a community': 'community',
  'Earn from sponsorships': 'sponsors',
}

/** Reads the answers of onboarding; null for a creator who has given none. Answers of one's own are taken where they name something. */
export function voiceOf(creator: Answers | null): Voice | null {
  if (!creator) return null
  const sound = PERSONALITIES[creator.brandPersonality] ?? PERSONALITIES['Friendly & approachable']
  return {
    personality: sound?.personality ?? 'friendly',
    contractions: sound?.contractions ?? true,
    emoji: sound?.emoji ?? 1,
    exclamations: sound?.exclamations ?? false,
    style: STYLES[creator.preferredContentStyle] ?? 'tutorial',
    goal: GOALS[creator.contentGoals[0] ?? ''] ?? 'awareness',
    audience: audienceOf(creator.targetAudience).whom,
    niche: nicheOf(creator.contentNiche),
  }
}
