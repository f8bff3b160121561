import { AUDIO_FORMATS, VOICE_NOTE, VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import { MOD_KEY } from '../../../lib/browser/shortcuts.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { SPEECH_DRAFT } from '../../../components/tool/result/speech-draft.ts'
import { TextField } from './text-field.tsx'
import { type SpeechTool } from '../use-speech-tool.ts'
import styles from './speech-form.module.css'

const VOICE_CARDS = VOICES.map((voice) => ({ value: voice, label: voice, note: VOICE_NOTE[voice] }))
const FORMATS = AUDIO_FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))

/** The form of text-to-speech: text, voice and file format. */
export function SpeechForm({ tool }: { tool: SpeechTool }) {
  const { input, run, set, submit, canGenerate } = tool
  const busy = run.phase === 'writing'
  return (
    <form
      className={`hl-surface ${styles.form}`}
      name={SPEECH_DRAFT}
      aria-label="Text and voice"
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <TextField tool={tool} fieldRef={tool.form.fieldRef} />
      <Choice
        name="voice"
        label="Voice"
        look="cards"
        options={VOICE_CARDS}
        value={input.voice}
        onChange={(voice) => set({ ...input, voice })}
      />
      <div className={styles.end}>
        <Choice
          name="format"
          label="Format"
          look="segments"
          options={FORMATS}
          value={input.format}
          onChange={(format) => set({ ...input, format })}
        />
        <BusyButton
          type="submit"
          size="lg"
          className={styles.submit}
          disabled={!canGenerate && !busy}
          busy={busy}
          busyLabel="Generating..."
        >
          Generate Speech
          <kbd className={styles.keys} aria-hidden="true">
            {MOD_KEY} Enter
          </kbd>
        </BusyButton>
      </div>
    </form>
  )
}
