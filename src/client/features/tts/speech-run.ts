import type { Speech, SpeechEvent, SpeechResult } from '../../../shared/features/tts/tts.schema.ts'
import { clockTime } from '../../lib/time/format-time.ts'
import { type DoneEvent, type Opened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type SpeechOrder } from './tts-input.ts'

/** A text that is being spoken. `done` of `of` parts are finished. At the end there is a file. */
export interface SpeechContent {
  done: number
  of: number
  joining: boolean
  speech: Speech | null
}

export type SpeechRun = Run<SpeechOrder, SpeechContent>

/** The events before the file. */
export type SpeechStep =
  | Extract<SpeechEvent, { type: 'progress' | 'joining' }>
  | { type: 'spoken'; speech: SpeechResult }

const EMPTY: SpeechContent = { done: 0, of: 0, joining: false, speech: null }

export const SPEECH_RUN_RULES: RunRules<SpeechContent, SpeechStep> = {
  empty: EMPTY,
  isEmpty: ({ speech }) => speech === null,
  add: (content, event) => {
    if (event.type === 'progress') return { ...content, done: event.done, of: event.of }
    return event.type === 'joining' ? { ...content, joining: true } : { ...content, speech: event.speech }
  },
}

/** Converts the server's events to events of a run. The last one contains the file. */
export async function* readSteps(events: AsyncIterable<SpeechEvent>) {
  for await (const event of events) {
    if (event.type !== 'done') {
      yield event
      continue
    }
    const { speech } = event
    yield { type: 'spoken', speech } satisfies SpeechStep
    yield {
      type: 'done',
      generationId: speech.id,
      warnings: speech.warnings?.map((message) => ({ message, reason: 'other' })),
    } satisfies DoneEvent
  }
}

/** Converts a stored speech into a result for the screen. */
export function openedSpeech(speech: Speech): Opened<SpeechOrder, SpeechContent> {
  const { id, text, voice, format, createdAt } = speech
  return { id, input: { text, voice, format }, content: { ...EMPTY, speech }, createdAt, sources: [] }
}

/** Returns the progress of a run from 0 to 1. Joining the parts counts as one more step. */
export function shareSpoken({ phase, content: { done, of } }: SpeechRun): number {
  return phase === 'done' ? 1 : done / (of + 1)
}

/** Describes the state of a run. */
export function describeRun({ phase, progress, content }: SpeechRun): string {
  if (phase === 'done') return `Done, ${clockTime(content.speech?.duration ?? 0)}`
  if (phase !== 'writing') return ''
  if (progress && 'ahead' in progress) return `Waiting for the voice, ${progress.ahead} ahead of you`
  if (content.joining) return 'Putting the pieces together'
  return content.of === 0 ? 'Reading the text' : `Piece ${Math.min(content.done + 1, content.of)} of ${content.of}`
}
