import { Button } from '@mantine/core'
import { AudioPlayer } from '../../components/audio/audio-player.tsx'
import { SaveSpeechButton } from '../../components/audio/save-speech-button.tsx'
import { RunFailure } from '../../components/tool/result/run-failure.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SpeechNext } from './speech-next.tsx'
import { SpeechStatus } from './speech-status.tsx'
import { describeChoices, buildTitle } from './tts-input.ts'
import { type SpeechTool } from './use-speech-tool.ts'
import styles from './speech-result.module.css'

const SAMPLE = `<speak>
  One pan. <break time="400ms"/> Five dinners.
  <break time="300ms"/> <emphasis level="strong">Eleven dollars</emphasis>, all week.
  <prosody rate="slow">Onions first. Lid on. Walk away.</prosody>
</speak>`

/** The result of text-to-speech: its progress, the audio, or why there is none. */
export function SpeechResult({ tool, isSetUp }: { tool: SpeechTool; isSetUp: boolean }) {
  const { about, input, form, run, failure, stopped, set, submit, stop } = tool
  if (run.phase === 'writing') {
    return (
      <SpeechStatus
        run={run}
        onStop={() => {
          stop()
          form.resultsRef.current?.focus({ preventScroll: true })
        }}
      />
    )
  }
  const { speech } = run.content
  return (
    <div className={styles.result}>
      {failure && <RunFailure key={failure.requestId} failure={failure} withDialog={false} onRetry={submit} />}
      {stopped && (
        <p className="hl-small hl-text-2">Stopped. Your text is still there. Only finished audio uses characters.</p>
      )}
      {speech && (
        <>
          <AudioPlayer
            key={speech.id}
            title={buildTitle(speech.text)}
            facts={describeChoices(speech)}
            speech={speech}
            first={<SpeechNext speech={speech} about={about} />}
            actions={<SaveSpeechButton key={speech.id} speech={speech} videoId={about.videoId} />}
          />
          <p className={`hl-meta hl-text-2 ${styles.origin}`}>
            <Badge>AI voice</Badge> Say so when you publish. The file says so, too.
          </p>
          {run.warnings.length > 0 && (
            <ul className={`hl-meta hl-text-2 ${styles.warnings}`} aria-label="Not spoken as written">
              {run.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {!speech && !failure && isSetUp && (
        <EmptyState title="No speech yet" reason="Type a text, choose a voice and generate: the audio plays here.">
          {form.blank && (
            <Button
              variant="default"
              onClick={() => {
                set({ ...input, text: SAMPLE })
                form.focusField()
              }}
            >
              Try a sample text
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  )
}
