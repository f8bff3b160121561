import { z } from 'zod'
import { TONES } from '../../../shared/features/generation/generation.constants.ts'
import {
  SCRIPT_FORMATS,
  SCRIPT_TYPES,
  type ScriptDuration,
} from '../../../shared/features/scripts/scripts.constants.ts'
import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails, DraftDetails } from '../../components/tool/form/details.ts'

/** What the form holds, and how a stored draft is read: anything unexpected becomes the default. */
export const ScriptInput = z.object({
  topic: z.string().catch(''),
  format: z.enum(SCRIPT_FORMATS).catch(SCRIPT_FORMATS[0]),
  type: z.enum(SCRIPT_TYPES).catch(SCRIPT_TYPES[0]),
  tone: z.enum(TONES).catch(TONES[0]),
  details: DraftDetails,
  useInternetSearch: z.boolean().catch(false),
})
export type ScriptInput = z.infer<typeof ScriptInput>

/** The input of a script. A long script is longer when it is written again. Source: docs/product-rules.md#tools. */
export interface ScriptOrder extends ScriptInput {
  duration: ScriptDuration
}

/** The order of a form, the first time or again. */
export function buildOrder(input: ScriptInput, { again }: { again: boolean }): ScriptOrder {
  const long: ScriptDuration = again ? '10' : '8'
  return { ...input, duration: input.type === 'short' ? '1' : long }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const SCRIPT_DRAFT = {
  parse: (value: unknown): ScriptInput => ScriptInput.parse(Object(value)),
  subjectOf: ({ topic }: ScriptInput): string => topic,
  detailsOf: ({ details }: ScriptInput): string[] => details,
  keepChoices: (input: ScriptInput): ScriptInput => ({ ...input, topic: '', details: [], useInternetSearch: false }),
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

/** The description of a script for a conversation. */
export function buildPrompt({ topic, format }: Pick<ScriptOrder, 'topic' | 'format'>): string {
  const prompt = `For a ${format}: ${topic}`
  return format === 'video' || prompt.length > INPUT_LIMITS.content ? topic : prompt
}
