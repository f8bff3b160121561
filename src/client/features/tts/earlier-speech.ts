import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { type EarlierWords } from '../../components/tool/earlier-runs.tsx'
import { factsOf, titleOf } from './tts-input.ts'

/** Earlier speech in words. */
export const EARLIER_SPEECH: EarlierWords<Speech> = {
  what: 'speech',
  topicOf: ({ text }) => titleOf(text),
  factsOf: (speech) => (speech.audioUrl ? factsOf(speech) : `${factsOf(speech)}, audio deleted`),
}
