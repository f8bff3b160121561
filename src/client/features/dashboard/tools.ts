import { type TablerIcon } from '@tabler/icons-react'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { TOOL_ICONS } from '../../components/tool/tool-icons.ts'
import { type Counts } from './use-day-count.ts'

export interface Tool {
  title: string
  description: string
  to: '/hook-generator' | '/script-writer' | '/caption-generator' | '/tts-tool'
  icon: TablerIcon
  /** Label of its figure. */
  tile: { label: string; note?: string }
  figure(counts: Counts): number
  /** Formats today's count. */
  used(counts: Counts): string
  /** Limit of the free plan, if it applies to this tool alone. */
  limit?: string
}

const count = (value: number): string => value.toLocaleString('en-US')

/** Limit of the free plan for all writing tools together. */
export const PROMPTS_LIMIT = `Limit ${ALLOWANCE.free.prompts.limit} prompts a day for hooks, scripts and captions together`

/** The tools of the dashboard in display order. New features add their tools here. */
export const TOOLS: readonly Tool[] = [
  {
    title: 'Hook Generator',
    description: 'Hooks for all platforms, with viral patterns',
    to: '/hook-generator',
    icon: TOOL_ICONS.hook,
    tile: { label: 'Hooks Today', note: 'since midnight' },
    figure: ({ hooksGenerated }) => hooksGenerated,
    used: ({ hooksGenerated }) => `${count(hooksGenerated)} ${hooksGenerated === 1 ? 'hook' : 'hooks'} today`,
  },
  {
    title: 'Script Writer',
    description: 'Scripts for videos, podcasts and presentations',
    to: '/script-writer',
    icon: TOOL_ICONS.script,
    tile: { label: 'Scripts Today', note: 'since midnight' },
    figure: ({ scriptsWritten }) => scriptsWritten,
    used: ({ scriptsWritten }) => `${count(scriptsWritten)} ${scriptsWritten === 1 ? 'script' : 'scripts'} today`,
  },
  {
    title: 'Caption Generator',
    description: 'Captions and hashtags that fit where you post',
    to: '/caption-generator',
    icon: TOOL_ICONS.caption,
    tile: { label: 'Captions Today', note: 'since midnight' },
    figure: ({ captionsCreated }) => captionsCreated,
    used: ({ captionsCreated }) => `${count(captionsCreated)} ${captionsCreated === 1 ? 'caption' : 'captions'} today`,
  },
  {
    title: 'Text-to-Speech',
    description: 'AI voices with SSML support',
    to: '/tts-tool',
    icon: TOOL_ICONS.tts,
    tile: { label: 'TTS Chars Used', note: 'this month' },
    figure: ({ speechCharacters }) => speechCharacters,
    used: ({ ttsGenerated }) => `${count(ttsGenerated)} generated today`,
    limit: `Limit ${count(ALLOWANCE.free.speechCharacters.limit)} characters a month`,
  },
]
