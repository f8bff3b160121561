import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { AudioPlayer } from '../../components/audio/audio-player.tsx'
import { SaveSpeechButton } from '../../components/audio/save-speech-button.tsx'
import { EARLIER_SHOWN } from '../../components/tool/earlier-runs.tsx'
import { KeptRuns } from '../../components/tool/kept-runs.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { EARLIER_SPEECH } from './earlier-speech.ts'
import styles from './kept-speech.module.css'
import { Recordings } from './recordings.tsx'
import { describeChoices, buildTitle } from './tts-input.ts'

/** Earlier speech for a user without characters left: the text to read and copy, the audio to hear and save. */
export function KeptSpeech() {
  const query = trpc.tts.history.useQuery({ limit: EARLIER_SHOWN })
  return (
    <>
      <KeptRuns {...EARLIER_SPEECH} query={query} renderResult={(speech) => <Spoken speech={speech} />} />
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
      <p className={styles.text} {...languageAttributes(text)}>
        {text}
      </p>
      <CopyButton name="Copy the text" label="Copy the text" onCopy={() => copyResult(text)} />
    </>
  )
}
