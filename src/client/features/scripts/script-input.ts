import { type Tone, TONES } from '../../../shared/features/generation/generation.constants.ts'
import {
  SCRIPT_FORMATS,
  SCRIPT_TYPES,
  type ScriptDuration,
  type ScriptFormat,
  type ScriptType,
} from '../../../shared/features/scripts/scripts.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { checkSubject } from '../../parts/tool/subject.ts'

/** What the form holds. */
export interface ScriptInput {
  topic: string
  format: ScriptFormat
  type: ScriptType
  tone: Tone
  useInternetSearch: boolean
}

/** What is asked for: a long script is longer when it is written again. Source: decisions 7. */
export interface ScriptOrder extends ScriptInput {
  duration: ScriptDuration
}

/** The order of a form, the first time or again. */
export function orderOf(input: ScriptInput, { again }: { again: boolean }): ScriptOrder {
  const long: ScriptDuration = again ? '10' : '8'
  return { ...input, duration: input.type === 'short' ? '1' : long }
}

/** Reads what an earlier visit left; anything unexpected becomes the default. */
export function parseScriptInput(value: unknown): ScriptInput {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    topic: typeof draft['topic'] === 'string' ? draft['topic'] : '',
    format: SCRIPT_FORMATS.find((format) => format === draft['format']) ?? SCRIPT_FORMATS[0],
    type: SCRIPT_TYPES.find((type) => type === draft['type']) ?? SCRIPT_TYPES[0],
    tone: TONES.find((tone) => tone === draft['tone']) ?? TONES[0],
    useInternetSearch: draft['useInternetSearch'] === true,
  }
}

/** How a draft of the form is kept: its choices are those of the next one, a search is asked for each time. */
export const SCRIPT_DRAFT = {
  parse: parseScriptInput,
  subjectOf: ({ topic }: ScriptInput): string => topic,
  choicesOf: (input: ScriptInput): ScriptInput => ({ ...input, topic: '', useInternetSearch: false }),
}

/** What is wrong with a topic, or an empty text. */
export function checkTopic(topic: string): string {
  return checkSubject(topic, {
    blank: 'Please enter a topic for your script.',
    what: 'A topic',
    max: INPUT_LIMITS.topic,
  })
}

/** The choices in words: `8 minutes, casual`, and what it is for where that is no video. */
export function describeChoices({ format, duration, tone }: Pick<ScriptOrder, 'format' | 'duration' | 'tone'>): string {
  const length = `${duration} ${duration === '1' ? 'minute' : 'minutes'}`
  return [...(format === 'video' ? [] : [format]), length, tone].join(', ')
}

/** What a conversation says that a script was written for. */
export function promptOf({ topic, format }: Pick<ScriptOrder, 'topic' | 'format'>): string {
  const prompt = `For a ${format}: ${topic}`
  return format === 'video' || prompt.length > INPUT_LIMITS.content ? topic : prompt
}
