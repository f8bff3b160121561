import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { trpc } from '../../lib/trpc.ts'
import { written } from '../../lib/written-text.ts'
import { AudioPlayer } from '../../parts/audio/audio-player.tsx'
import { SaveSpeechButton } from '../../parts/audio/save-speech-button.tsx'
import { EARLIER_SHOWN } from '../../parts/tool/earlier-runs.tsx'
import { KeptRuns } from '../../parts/tool/kept-runs.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EARLIER_SPEECH } from './earlier-speech.ts'
import styles from './kept-speech.module.css'
import { Recordings } from './recordings.tsx'
import { factsOf, titleOf } from './tts-input.ts'

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
          title={titleOf(text)}
          facts={factsOf(speech)}
          speech={speech}
          actions={<SaveSpeechButton speech={speech} />}
        />
      )}
      <p className={styles.text} {...written(text)}>
        {text}
      </p>
      <CopyButton name="Copy the text" label="Copy the text" onCopy={() => copyResult(text)} />
    </>
  )
}
