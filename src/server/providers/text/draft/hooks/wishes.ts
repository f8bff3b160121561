import { type HooksBrief } from '../../text.port.ts'
import { type Frame, PATTERNS } from './frame.ts'

const SUITS: Readonly<Record<string, string>> = {
  'Educational tutorials': 'HM',
  Storytelling: 'SB',
  'Quick tips': 'LH',
  'Behind the scenes': 'PS',
  'Reviews & comparisons': 'VP',
  'Challenges & trends': 'CQ',
  'Opinions & commentary': 'XQ',
  'Day in the life': 'SP',
  'Professional & authoritative': 'HP',
  'Friendly & approachable': 'QS',
  'Humorous & entertaining': 'XS',
  'Inspiring & motivational': 'CB',
  'Bold & provocative': 'XW',
  'Calm & thoughtful': 'GQ',
  'Energetic & playful': 'CG',
  'Honest & down-to-earth': 'MP',
  'Increase engagement': 'QC',
  'Educate my audience': 'HL',
  'Drive sales': 'PB',
  'Generate leads': 'MH',
  'Build a community': 'SQ',
  casual: 'QS',
  professional: 'HLV',
  humorous: 'XM',
  inspiring: 'CB',
  YouTube: 'HGV',
  TikTok: 'CSX',
  Instagram: 'LQB',
}

/** How much a frame is wished for: by the tone, the platform and what onboarding answered. */
export function buildWishes({ tone, platform, creator }: HooksBrief): (frame: Frame) => number {
  const answers = creator ? [creator.brandPersonality, creator.preferredContentStyle, ...creator.contentGoals] : []
  const wished = [tone, platform, ...answers].flatMap((one) => Array.from(SUITS[one] ?? '', (mark) => PATTERNS[mark]))
  return ({ pattern }) => Math.min(wished.filter((one) => one === pattern).length / 2, 1.5)
}
