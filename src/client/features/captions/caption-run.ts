import type { Caption, CaptionEvent, CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeProgress, type Opened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type CaptionOrder } from './caption-input.ts'

/** A caption that may still be growing. */
export interface CaptionContent extends Caption {
  finished: boolean
}

export type CaptionRun = Run<CaptionOrder, CaptionContent>

/** The events that contain text. */
export type CaptionTextEvent = Extract<CaptionEvent, { type: 'partial' | 'caption' }>

export const CAPTION_RUN_RULES: RunRules<CaptionContent, CaptionTextEvent> = {
  empty: { text: '', hashtags: [], finished: false },
  isEmpty: ({ text }) => text === '',
  add: (_content, { type, text, hashtags, titles }) => ({ text, hashtags, titles, finished: type === 'caption' }),
}

/** Converts a stored caption into a result for the screen. */
export function openedCaption(generation: CaptionGeneration): Opened<CaptionOrder, CaptionContent> {
  const { id, platform, details = [], useInternetSearch, captions, createdAt, sources } = generation
  // A stored script may be longer than the field.
  const content = cutAtWord(generation.content, INPUT_LIMITS.content, (text) => text.length)
  const caption = captions[0] ?? { text: '', hashtags: [] }
  const input = { content, platform, details, useInternetSearch }
  return { id, input, content: { ...caption, finished: true }, createdAt, sources }
}

/** Returns the run with the caption of its video, which may have been edited in the library since it was generated. */
export function withSavedCaption(run: CaptionRun, video: VideoDetail | undefined): CaptionRun {
  const kept = video?.pieces.captions.find(({ generationId }) => generationId === run.resultId)
  if (run.phase !== 'done' || !kept || kept.libraryItemId === null) return run
  const { text, hashtags, titles = run.content.titles } = kept
  return { ...run, content: { text, hashtags, titles, finished: true }, isOfItem: true }
}

/** Formats a number of hashtags: `5 hashtags`. */
export function hashtagCount(hashtags: readonly string[]): string {
  return `${hashtags.length} ${hashtags.length === 1 ? 'hashtag' : 'hashtags'}`
}

/** Returns the progress of a run from 0 to 1. The final length is unknown, so it approaches 1 without reaching it. */
export function shareWritten({ phase, content }: CaptionRun): number {
  if (phase === 'done') return 1
  return content.text.length / (content.text.length + 250)
}

/** Describes the state of a run. */
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
