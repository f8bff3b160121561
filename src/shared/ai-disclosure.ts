import { type PlannerPlatform } from './features/planner/planner.constants.ts'

/** The setting where a platform asks whether a video contains AI-generated content. */
export interface AiDisclosure {
  /** Menu path to the setting, outermost first, in the platform's own words. */
  path: readonly string[]
  /** The page that describes it. */
  source: string
  /** Month in which the source was checked. */
  checkedOn: string
  /** Whether the source is the platform's own page. */
  isFirstParty: boolean
}

/** The setting of each platform for disclosing an AI voice. Plain data, because the browser uses it. */
export const AI_DISCLOSURE: Readonly<Record<PlannerPlatform, AiDisclosure>> = {
  YouTube: {
    path: ['YouTube Studio', 'Details', 'Altered content'],
    source: 'https://support.google.com/youtube/answer/14328491',
    checkedOn: '2026-11',
    isFirstParty: true,
  },
  TikTok: {
    path: ['Post', 'More options', 'AI-generated content'],
    source: 'https://campaignme.com/tiktok-launches-new-ai-generated-content-labels/',
    checkedOn: '2026-11',
    isFirstParty: false,
  },
  Instagram: {
    path: ['Share', 'Add AI label'],
    source: 'https://unanswered.io/guide/disclose-ai-content-instagram',
    checkedOn: '2026-11',
    isFirstParty: false,
  },
}
