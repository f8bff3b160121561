import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { AudioPlayer } from '../../components/audio/audio-player.tsx'
import { SaveSpeechButton } from '../../components/audio/save-speech-button.tsx'
import { RECENT_SHOWN, type ResultSummary } from '../../components/tool/recent-results.tsx'
import { ResultHistory } from '../../components/tool/result-history.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Recordings } from './recordings.tsx'
import { describeChoices, buildTitle } from './tts-input.ts'

/** How a list of recent results describes speech. */
export const SPEECH_SUMMARY: ResultSummary<Speech> = {
  what: 'speech',
  getTopic: ({ text }) => buildTitle(text),
  describeFacts: (speech) => (speech.audioUrl ? describeChoices(speech) : `${describeChoices(speech)}, audio deleted`),
}

/** Recent speech for a user without characters left. Texts can be read and copied, audios played and saved. */
export function SpeechHistory() {
  const query = trpc.tts.history.useQuery({ limit: RECENT_SHOWN })
  return (
    <>
      <ResultHistory {...SPEECH_SUMMARY} query={query} renderResult={(speech) => <Spoken speech={speech} />} />
      <Recordings />
    </>
  )
}

function Spoken({ speech }: { speech: Speech }) {
  const { id, text, audioUrl } = speech
  return (
    <>
      {audioUrl !== null && (
        <AudioPlayer
          key={id}
          title={buildTitle(text)}
          facts={describeChoices(speech)}
          speech={speech}
          actions={<SaveSpeechButton speech={speech} />}
        />
      )}
      <p className="hl-prose" {...languageAttributes(text)}>
        {text}
      </p>
      <CopyButton name="Copy the text" label="Copy the text" onCopy={() => copyResult(text)} />
    </>
  )
}
