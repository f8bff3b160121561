import { shownTitle } from '../../../shared/features/library/library.rules.ts'
import type { VoiceRecording } from '../../../shared/features/voice-library/voice-library.schema.ts'
import { copyWithToast } from '../../lib/feedback/copy-result.ts'
import { shortDay } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { AudioPlayer } from './audio-player.tsx'
import { DeleteButton } from '../dialogs/delete-button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { speechFacts } from '../../lib/audio/speech-facts.ts'
import styles from './recording-row.module.css'

/** A saved recording with its player. Its text can be copied. It can be deleted, optionally with its library item. */
export function RecordingRow({ recording, onDeleted }: { recording: VoiceRecording; onDeleted(): void }) {
  const utils = trpc.useUtils()
  const { id, originalText, createdAt } = recording
  const name = shownTitle(recording.name)
  return (
    <li className={styles.row}>
      <AudioPlayer
        small
        title={name}
        facts={`${speechFacts(recording)}, ${shortDay(createdAt)}`}
        speech={{ ...recording, filename: `${recording.name || 'voice'}.${recording.format}` }}
        actions={
          <>
            <CopyButton name={`Copy text of ${name}`} label="Copy text" onCopy={() => copyWithToast(originalText)} />
            <DeleteButton
              name={`Delete ${name}`}
              what="voice recording"
              also={recording.libraryItemId && 'Also delete it from your library'}
              onDelete={(alsoLibraryItem) => utils.client.voiceLibrary.remove.mutate({ id, alsoLibraryItem })}
              onDeleted={() => {
                void utils.library.invalidate()
                void utils.tts.history.invalidate()
                utils.voiceLibrary.list.setData(undefined, (before) => before?.filter((other) => other.id !== id))
                void utils.voiceLibrary.invalidate()
                onDeleted()
              }}
            />
          </>
        }
      />
    </li>
  )
}
