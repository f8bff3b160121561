import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { type EarlierWords } from '../../components/tool/earlier-runs.tsx'
import { describeChoices, buildTitle } from './tts-input.ts'

/** Earlier speech in words. */
export const EARLIER_SPEECH: EarlierWords<Speech> = {
  what: 'speech',
  topicOf: ({ text }) => buildTitle(text),
  factsOf: (speech) => (speech.audioUrl ? describeChoices(speech) : `${describeChoices(speech)}, audio deleted`),
}
