import type { VoiceRecording } from '../../../shared/features/voice-library/voice-library.schema.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { shortDay } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { AudioPlayer } from '../../parts/audio/audio-player.tsx'
import { DeleteButton } from '../../parts/delete-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { factsOf } from './tts-input.ts'
import styles from './recordings.module.css'

/** One kept recording: it plays, its text is copied, and it is deleted, with its item in the library if asked. */
export function RecordingRow({ recording, onDeleted }: { recording: VoiceRecording; onDeleted(): void }) {
  const utils = trpc.useUtils()
  const { id, name, originalText, createdAt } = recording
  return (
    <li className={styles.row}>
      <AudioPlayer
        small
        title={name}
        facts={`${factsOf({ ...recording, text: originalText })}, ${shortDay(createdAt)}`}
        speech={{ ...recording, filename: `${name}.${recording.format}` }}
        actions={
          <>
            <CopyButton name={`Copy text of ${name}`} label="Copy text" onCopy={() => copyResult(originalText)} />
            <DeleteButton
              name={`Delete ${name}`}
              what="voice recording"
              also={recording.libraryItemId && 'Also delete it from your library'}
              onDelete={(alsoLibraryItem) => utils.client.voiceLibrary.remove.mutate({ id, alsoLibraryItem })}
              onDeleted={async () => {
                void utils.library.list.invalidate()
                void utils.tts.history.invalidate()
                await utils.voiceLibrary.list.invalidate()
                onDeleted()
              }}
            />
          </>
        }
      />
    </li>
  )
}
