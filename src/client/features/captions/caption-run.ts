import type { Caption, CaptionEvent, CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { describeProgress, type Opened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type CaptionInput } from './caption-input.ts'

/** A caption while it is written. */
export interface CaptionContent extends Caption {
  finished: boolean
}

export type CaptionRun = Run<CaptionInput, CaptionContent>

/** What of the server's events becomes text. */
export type CaptionTextEvent = Extract<CaptionEvent, { type: 'partial' | 'caption' }>

export const CAPTION_RUN_RULES: RunRules<CaptionContent, CaptionTextEvent> = {
  empty: { text: '', hashtags: [], finished: false },
  isEmpty: ({ text }) => text === '',
  add: (_content, { type, text, hashtags, titles }) => ({ text, hashtags, titles, finished: type === 'caption' }),
}

/** An earlier result as the screen opens it. */
export function openedCaption(generation: CaptionGeneration): Opened<CaptionInput, CaptionContent> {
  const { id, content, platform, details = [], useInternetSearch, captions, createdAt, sources } = generation
  const caption = captions[0] ?? { text: '', hashtags: [] }
  const input = { content, platform, details, useInternetSearch }
  return { id, input, content: { ...caption, finished: true }, createdAt, sources }
}

/** Hashtags in words: `5 hashtags`. */
export function hashtagCount(hashtags: readonly string[]): string {
  return `${hashtags.length} ${hashtags.length === 1 ? 'hashtag' : 'hashtags'}`
}

/** The progress of a run, from 0 to 1: the length of a caption is unknown, so it approaches 1 without reaching it. */
export function shareWritten({ phase, content }: CaptionRun): number {
  if (phase === 'done') return 1
  return content.text.length / (content.text.length + 250)
}

/** The state of a run, in words. */
export function describeRun(run: CaptionRun): string {
  switch (run.phase) {
    case 'idle':
    case 'helped':
    case 'unwritten':
      return ''
    case 'writing':
      return describeProgress(run) || 'Writing the caption'
    case 'stopped':
      return 'Stopped'
    case 'done':
      return `Done, ${hashtagCount(run.content.hashtags)}`
  }
}
