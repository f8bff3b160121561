import { TONES } from '../../../shared/features/generation/generation.constants.ts'
import {
  SCRIPT_FORMATS,
  SCRIPT_TYPES,
  type ScriptDuration,
} from '../../../shared/features/scripts/scripts.constants.ts'
import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { describeDetails } from '../../components/tool/form/details.ts'
import { asDraft, readChoice, readLines, readText } from '../../lib/generation/draft-values.ts'

/** Reads the values of the form from a stored draft. Invalid values become the default. */
function readScriptInput(stored: unknown) {
  const draft = asDraft(stored)
  return {
    topic: readText(draft['topic']),
    format: readChoice(SCRIPT_FORMATS, draft['format']),
    type: readChoice(SCRIPT_TYPES, draft['type']),
    tone: readChoice(TONES, draft['tone']),
    details: readLines(draft['details']),
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}
export type ScriptInput = ReturnType<typeof readScriptInput>

/** The request for a script. A long script is longer when it is written again. Source: docs/product-rules.md#tools. */
export interface ScriptOrder extends ScriptInput {
  duration: ScriptDuration
  /** The video that the script is for. `hook` is its first line. */
  videoId?: string | undefined
  newVideo?: boolean | undefined
  hook?: string | undefined
}

/** Builds the request from a form. `again` requests the longer version. */
export function buildOrder(input: ScriptInput, { again }: { again: boolean }): ScriptOrder {
  const long: ScriptDuration = again ? '10' : '8'
  return { ...input, duration: input.type === 'short' ? '1' : long }
}

/** The rules of a draft. After use its choices stay, except the search, which must be chosen each time. */
export const SCRIPT_DRAFT = {
  parse: readScriptInput,
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
