import { speechFacts } from '../../lib/audio/speech-facts.ts'
import { AUDIO_FORMATS, SPEECH_MESSAGE, VOICES } from '../../../shared/features/tts/tts.constants.ts'
import { stripMarkup } from '../../../shared/features/tts/tts.rules.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { asDraft, readChoice, readText } from '../../lib/generation/draft-values.ts'

/** Reads the values of the form from a stored draft. Invalid values become the default. */
function readTtsInput(stored: unknown) {
  const draft = asDraft(stored)
  return {
    text: readText(draft['text']),
    voice: readChoice(VOICES, draft['voice']),
    format: readChoice(AUDIO_FORMATS, draft['format']),
  }
}
export type TtsInput = ReturnType<typeof readTtsInput>

/** The request for speech, with the video and the script of the text. */
export interface SpeechOrder extends TtsInput {
  videoId?: string
  scriptId?: string | undefined
}

const TITLE_CHARACTERS = 48

/** The rules of a draft. After use its voice and format stay. */
export const TTS_DRAFT = {
  parse: readTtsInput,
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
