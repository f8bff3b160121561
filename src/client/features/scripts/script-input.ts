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

/** The values of the form. A stored draft is parsed with it: invalid values become the default. */
export const ScriptInput = z.object({
  topic: z.string().catch(''),
  format: z.enum(SCRIPT_FORMATS).catch(SCRIPT_FORMATS[0]),
  type: z.enum(SCRIPT_TYPES).catch(SCRIPT_TYPES[0]),
  tone: z.enum(TONES).catch(TONES[0]),
  details: DraftDetails,
  useInternetSearch: z.boolean().catch(false),
})
export type ScriptInput = z.infer<typeof ScriptInput>

/** The request for a script. A long script is longer when it is written again. Source: docs/product-rules.md#tools. */
export interface ScriptOrder extends ScriptInput {
  duration: ScriptDuration
  /** The video that the script is for. `hook` is its first line. */
  videoId?: string | undefined
  hook?: string | undefined
}

/** Builds the request from a form. `again` requests the longer version. */
export function buildOrder(input: ScriptInput, { again }: { again: boolean }): ScriptOrder {
  const long: ScriptDuration = again ? '10' : '8'
  return { ...input, duration: input.type === 'short' ? '1' : long }
}

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const SCRIPT_DRAFT = {
  parse: (value: unknown): ScriptInput => ScriptInput.parse(Object(value)),
  getSubject: ({ topic }: ScriptInput): string => topic,
  getDetails: ({ details }: ScriptInput): string[] => details,
  keepChoices: (input: ScriptInput): ScriptInput => ({ ...input, topic: '', details: [], useInternetSearch: false }),
}

/** Describes the choices: `8 minutes, casual, 2 facts`. The format is named unless it is a video. */
export function describeChoices({
  format,
  duration,
  tone,
  details,
}: Pick<ScriptGeneration, 'format' | 'duration' | 'tone' | 'details'>): string {
  const length = `${duration} ${duration === '1' ? 'minute' : 'minutes'}`
  return [...(format === 'video' ? [] : [format]), length, tone, ...describeDetails(details)].join(', ')
}

/** Returns the description of a script for a conversation. */
export function buildPrompt({ topic, format }: Pick<ScriptOrder, 'topic' | 'format'>): string {
  const prompt = `For a ${format}: ${topic}`
  return format === 'video' || prompt.length > INPUT_LIMITS.content ? topic : prompt
}
