import { IconFishHook, IconHash, IconMovie, type TablerIcon } from '@tabler/icons-react'
import { ALLOWANCE } from '../../../shared/plans.ts'

/** What the server counts for each tool. */
export interface Counts {
  hooksGenerated: number
  scriptsWritten: number
  captionsCreated: number
}

export interface Tool {
  title: string
  description: string
  to: '/hook-generator' | '/script-writer' | '/caption-generator'
  icon: TablerIcon
  /** What its tile says. */
  tile: string
  count(counts: Counts): number
  /** How its card words that count. */
  used(count: number): string
  /** The free plan's limit. */
  limit: string
}

const PROMPTS_LIMIT = `Limit ${ALLOWANCE.free.prompts.limit} prompts per day`

/** The tools of the dashboard, in its order: a tile and a card each. A feature adds its own here. */
export const TOOLS: readonly Tool[] = [
  {
    title: 'Hook Generator',
    description: 'Hooks for all platforms, with viral patterns',
    to: '/hook-generator',
    icon: IconFishHook,
    tile: 'Hooks Today',
    count: ({ hooksGenerated }) => hooksGenerated,
    used: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'hook' : 'hooks'} today`,
    limit: PROMPTS_LIMIT,
  },
  {
    title: 'Script Writer',
    description: 'Scripts for videos, podcasts and presentations',
    to: '/script-writer',
    icon: IconMovie,
    tile: 'Scripts Today',
    count: ({ scriptsWritten }) => scriptsWritten,
    used: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'script' : 'scripts'} today`,
    limit: PROMPTS_LIMIT,
  },
  {
    title: 'Caption Generator',
    description: 'Captions and hashtags that fit where you post',
    to: '/caption-generator',
    icon: IconHash,
    tile: 'Captions Today',
    count: ({ captionsCreated }) => captionsCreated,
    used: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'caption' : 'captions'} today`,
    limit: PROMPTS_LIMIT,
  },
]
