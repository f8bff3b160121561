import { type PlannerPlatform } from './features/planner/planner.constants.ts'

/** Where a platform asks whether something in a video was made by AI. */
export interface AiDisclosure {
  /** The way there, outermost first, by the words on the platform's own screens. */
  path: readonly string[]
  /** The page that describes it. */
  source: string
  /** Month in which the source was read. */
  checkedOn: string
}

/** The place on each platform where to tell that a voice is made by AI. Plain data, because the browser reads it. */
export const AI_DISCLOSURE: Readonly<Record<PlannerPlatform, AiDisclosure>> = {
  YouTube: {
    path: ['YouTube Studio', 'Details', 'Altered content'],
    source: 'https://support.google.com/youtube/answer/14328491',
    checkedOn: '2026-11',
  },
  TikTok: {
    path: ['Post', 'More options', 'AI-generated content'],
    source: 'https://campaignme.com/tiktok-launches-new-ai-generated-content-labels/ (the own page was not read)',
    checkedOn: '2026-11',
  },
  Instagram: {
    path: ['Share', 'Add AI label'],
    source: 'https://unanswered.io/guide/disclose-ai-content-instagram (the own page was not read)',
    checkedOn: '2026-11',
  },
}
