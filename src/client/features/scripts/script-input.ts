import { type Tone, TONES } from '../../../shared/features/generation/generation.constants.ts'
import {
  SCRIPT_FORMATS,
  SCRIPT_TYPES,
  type ScriptDuration,
  type ScriptFormat,
  type ScriptType,
} from '../../../shared/features/scripts/scripts.constants.ts'
import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails, parseDetails } from '../../components/tool/form/details.ts'
import { checkSubject } from '../../components/tool/form/subject.ts'

/** What the form holds. */
export interface ScriptInput {
  topic: string
  format: ScriptFormat
  type: ScriptType
  tone: Tone
  /** The creator's own facts as typed, a line each. */
  details: string[]
  useInternetSearch: boolean
}

/** The input of a script. A long script is longer when it is written again. Source: docs/product-rules.md#tools. */
export interface ScriptOrder extends ScriptInput {
  duration: ScriptDuration
  /** The video that it is for, and the hook that it begins with. */
  videoId?: string | undefined
  hook?: string | undefined
}

/** The order of a form, the first time or again. */
export function buildOrder(input: ScriptInput, { again }: { again: boolean }): ScriptOrder {
  const long: ScriptDuration = again ? '10' : '8'
  return { ...input, duration: input.type === 'short' ? '1' : long }
}

/** Reads the stored draft; anything unexpected becomes the default. */
export function parseScriptInput(value: unknown): ScriptInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    topic: typeof draft['topic'] === 'string' ? draft['topic'] : '',
    format: SCRIPT_FORMATS.find((format) => format === draft['format']) ?? SCRIPT_FORMATS[0],
    type: SCRIPT_TYPES.find((type) => type === draft['type']) ?? SCRIPT_TYPES[0],
    tone: TONES.find((tone) => tone === draft['tone']) ?? TONES[0],
    details: parseDetails(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const SCRIPT_DRAFT = {
  parse: parseScriptInput,
  subjectOf: ({ topic }: ScriptInput): string => topic,
  detailsOf: ({ details }: ScriptInput): string[] => details,
  choicesOf: (input: ScriptInput): ScriptInput => ({ ...input, topic: '', details: [], useInternetSearch: false }),
}

/** The error of a topic, or an empty text. */
export function checkTopic(topic: string): string {
  return checkSubject(topic, {
    blank: 'Please enter a topic for your script.',
    what: 'A topic',
    max: INPUT_LIMITS.topic,
  })
}

/** The choices in words: `8 minutes, casual`, what it is for where that is no video, and how many facts there are. */
export function describeChoices({
  format,
  duration,
  tone,
  details,
}: Pick<ScriptGeneration, 'format' | 'duration' | 'tone' | 'details'>): string {
  const length = `${duration} ${duration === '1' ? 'minute' : 'minutes'}`
  return [...(format === 'video' ? [] : [format]), length, tone, ...describeDetails(details)].join(', ')
}

/** What a conversation says that a script was written for. */
export function buildPrompt({ topic, format }: Pick<ScriptOrder, 'topic' | 'format'>): string {
  const prompt = `For a ${format}: ${topic}`
  return format === 'video' || prompt.length > INPUT_LIMITS.content ? topic : prompt
}
