import { type PlannerPlatform, type PlannerStatus } from '../../shared/features/planner/planner.constants.ts'

/** A plan entry of a saved item. `inDays` counts from the first start; entries below zero are published. */
export interface DemoEntry {
  /** Key of the item. */
  of: string
  platform: PlannerPlatform
  inDays: number
  at: string
  status: PlannerStatus
  description: string | null
}

export const DEMO_PLAN: readonly DemoEntry[] = [
  {
    of: 'caption-herbs',
    platform: 'TikTok',
    inDays: -4,
    at: '08:30',
    status: 'completed',
    description: 'Best morning so far: 41 comments before lunch.',
  },
  {
    of: 'caption-broth',
    platform: 'Instagram',
    inDays: -1,
    at: '18:00',
    status: 'completed',
    description: 'Five slides. Pinned the freezer tip.',
  },
  {
    of: 'script-rice',
    platform: 'YouTube',
    inDays: 1,
    at: '12:00',
    status: 'in-progress',
    description: 'Filmed. Shorten the rinsing, then upload.',
  },
  {
    of: 'caption-question',
    platform: 'TikTok',
    inDays: 1,
    at: '18:30',
    status: 'planned',
    description: 'Answer the first ten comments.',
  },
  { of: 'hook-no-microwave', platform: 'Instagram', inDays: 2, at: '12:15', status: 'in-progress', description: null },
  {
    of: 'caption-fried-rice',
    platform: 'TikTok',
    inDays: 4,
    at: '18:00',
    status: 'planned',
    description: 'Cook the rice the evening before.',
  },
  {
    of: 'script-sauces',
    platform: 'Instagram',
    inDays: 6,
    at: '09:00',
    status: 'planned',
    description: 'Film by the window, all three jars in one take.',
  },
  { of: 'caption-wrap', platform: 'Instagram', inDays: 9, at: '12:00', status: 'planned', description: null },
  {
    of: 'hook-bones',
    platform: 'YouTube',
    inDays: 13,
    at: '17:00',
    status: 'planned',
    description: 'The long version, with the soup.',
  },
  {
    of: 'hook-takeout',
    platform: 'TikTok',
    inDays: 20,
    at: '19:00',
    status: 'planned',
    description: 'Show the receipts of March.',
  },
  {
    of: 'script-five-dinners',
    platform: 'YouTube',
    inDays: 38,
    at: '10:00',
    status: 'planned',
    description: 'Same five dinners again. Check the prices first.',
  },
]
