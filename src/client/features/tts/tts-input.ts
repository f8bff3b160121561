import { z } from 'zod'
import { speechFacts } from '../../lib/audio/speech-facts.ts'
import { AUDIO_FORMATS, SPEECH_MESSAGE, VOICES } from '../../../shared/features/tts/tts.constants.ts'
import { stripMarkup } from '../../../shared/features/tts/tts.rules.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** What the form holds, and how a stored draft is read: anything unexpected becomes the default. */
export const TtsInput = z.object({
  text: z.string().catch(''),
  voice: z.enum(VOICES).catch(VOICES[0]),
  format: z.enum(AUDIO_FORMATS).catch(AUDIO_FORMATS[0]),
})
export type TtsInput = z.infer<typeof TtsInput>

const TITLE_CHARACTERS = 48

/** How a draft of the form is kept: voice and format are those of the next one. */
export const TTS_DRAFT = {
  parse: (value: unknown): TtsInput => TtsInput.parse(Object(value)),
  subjectOf: ({ text }: TtsInput): string => text,
  keepChoices: (input: TtsInput): TtsInput => ({ ...input, text: '' }),
}

/** The error of a text, or an empty text. */
export function checkText(text: string): string {
  if (text.trim() === '') return SPEECH_MESSAGE.missing
  return isTooLong(text) ? SPEECH_MESSAGE.tooLong : ''
}

/** Whether a text is longer than one request takes. It is counted untrimmed, as the quota counts it. */
export function isTooLong(text: string): boolean {
  return text.length > INPUT_LIMITS.speechText
}

/** What a spoken text is called: its first words. */
export function buildTitle(text: string): string {
  const words = stripMarkup(text)
  if (words.length <= TITLE_CHARACTERS) return words
  const start = words.slice(0, TITLE_CHARACTERS + 1)
  const whole = start.slice(0, Math.max(start.lastIndexOf(' '), TITLE_CHARACTERS / 2))
  return `${whole.replace(/(?<![\s,.;:!?])[\s,.;:!?]+$/u, '')}...`
}

/** Voice, format and size of the request, in words. */
export const describeChoices = ({ text, ...choice }: TtsInput): string =>
  speechFacts({ ...choice, characterCount: text.length })
