import { z } from 'zod'
import { speechFacts } from '../../lib/audio/speech-facts.ts'
import { AUDIO_FORMATS, SPEECH_MESSAGE, VOICES } from '../../../shared/features/tts/tts.constants.ts'
import { stripMarkup } from '../../../shared/features/tts/tts.rules.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The values of the form. A stored draft is parsed with it: invalid values become the default. */
export const TtsInput = z.object({
  text: z.string().catch(''),
  voice: z.enum(VOICES).catch(VOICES[0]),
  format: z.enum(AUDIO_FORMATS).catch(AUDIO_FORMATS[0]),
})
export type TtsInput = z.infer<typeof TtsInput>

/** The request for speech, with the video and the script of the text. */
export interface SpeechOrder extends TtsInput {
  videoId?: string
  scriptId?: string | undefined
}

const TITLE_CHARACTERS = 48

/** The rules of a draft. After use its voice and format stay. */
export const TTS_DRAFT = {
  parse: (value: unknown): TtsInput => TtsInput.parse(Object(value)),
  getSubject: ({ text }: TtsInput): string => text,
  keepChoices: (input: TtsInput): TtsInput => ({ ...input, text: '' }),
}

/** Returns the error of a text, or an empty string. */
export function checkText(text: string): string {
  if (text.trim() === '') return SPEECH_MESSAGE.missing
  return isTooLong(text) ? SPEECH_MESSAGE.tooLong : ''
}

/** Whether a text exceeds the limit of one request. It is counted untrimmed, as the quota counts it. */
export function isTooLong(text: string): boolean {
  return text.length > INPUT_LIMITS.speechText
}

/** Returns the title of a spoken text: its first words. */
export function buildTitle(text: string): string {
  const words = stripMarkup(text)
  if (words.length <= TITLE_CHARACTERS) return words
  const start = words.slice(0, TITLE_CHARACTERS + 1)
  const whole = start.slice(0, Math.max(start.lastIndexOf(' '), TITLE_CHARACTERS / 2))
  return `${whole.replace(/(?<![\s,.;:!?])[\s,.;:!?]+$/u, '')}...`
}

/** Describes voice, format and length of the request. */
export const describeChoices = ({ text, ...choice }: TtsInput): string =>
  speechFacts({ ...choice, characterCount: text.length })
