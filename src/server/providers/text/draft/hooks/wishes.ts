import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type HooksBrief } from '../../text.port.ts'
import { type Frame } from './frame.ts'

/** Which patterns suit an answer of onboarding; answers of one's own have none. */
const SUITS: Readonly<Record<string, readonly HookPattern[]>> = {
  'Educational tutorials': ['How-to', 'Mistake'],
  Storytelling: ['Story', 'Before and after'],
  'Quick tips': ['List', 'How-to'],
  'Behind the scenes': ['Proof', 'Story'],
  'Reviews & comparisons': ['Comparison', 'Proof'],
  'Challenges & trends': ['Challenge', 'Question'],
  'Opinions & commentary': ['Contrarian', 'Question'],
  'Day in the life': ['Story', 'Proof'],
  'Professional & authoritative': ['How-to', 'Proof'],
  'Friendly & approachable': ['Question', 'Story'],
  'Humorous & entertaining': ['Contrarian', 'Story'],
  'Inspiring & motivational': ['Challenge', 'Before and after'],
  'Bold & provocative': ['Contrarian', 'Warning'],
  'Calm & thoughtful': ['Curiosity gap', 'Question'],
  'Energetic & playful': ['Challenge', 'Curiosity gap'],
  'Honest & down-to-earth': ['Mistake', 'Proof'],
  'Increase engagement': ['Question', 'Challenge'],
  'Educate my audience': ['How-to', 'List'],
  'Drive sales': ['Proof', 'Before and after'],
  'Generate leads': ['Mistake', 'How-to'],
  'Build a community': ['Story', 'Question'],
}
const TONES: Readonly<Record<HooksBrief['tone'], readonly HookPattern[]>> = {
  casual: ['Question', 'Story'],
  professional: ['How-to', 'List', 'Comparison'],
  humorous: ['Contrarian', 'Mistake'],
  inspiring: ['Challenge', 'Before and after'],
}
const PLATFORMS: Readonly<Record<HooksBrief['platform'], readonly HookPattern[]>> = {
  YouTube: ['How-to', 'Curiosity gap', 'Comparison'],
  TikTok: ['Challenge', 'Story', 'Contrarian'],
  Instagram: ['List', 'Question', 'Before and after'],
}

/** How much a line is wished for: by the tone, the platform and what onboarding answered. */
export function wishesOf({ tone, platform, creator }: HooksBrief): (frame: Frame, text: string) => number {
  const answers = creator ? [creator.brandPersonality, creator.preferredContentStyle, ...creator.contentGoals] : []
  const suited = [TONES[tone], PLATFORMS[platform], ...answers.map((answer) => SUITS[answer] ?? [])]
  const weight = new Map<HookPattern, number>()
  for (const patterns of suited) for (const pattern of patterns) weight.set(pattern, (weight.get(pattern) ?? 0) + 0.5)
  return (frame, text) =>
    Math.min(weight.get(frame.pattern) ?? 0, 1.5) +
    (frame.tones.length > 0 ? 1.2 : 0) +
    (platform === 'TikTok' && text.length < 60 ? 0.4 : 0)
}
