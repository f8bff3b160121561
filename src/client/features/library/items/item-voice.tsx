import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { downloadLink } from '../../../lib/audio/download-link.ts'
import { speechFacts } from '../../../lib/audio/speech-facts.ts'
import { VoicePlayer } from '../../../components/audio/voice-player.tsx'
import styles from './item-voice.module.css'
import { useRecording } from './use-recording.ts'

interface ItemVoiceProps {
  item: LibraryItem
  /** Name of the text, for screen readers. */
  name: string
  /** Whether to show details and a download too. */
  whole?: boolean
}

/** The player of a saved text. Renders nothing if the recording was deleted. */
export function ItemVoice({ item, name, whole = false }: ItemVoiceProps) {
  const recording = useRecording(item)
  if (!recording?.audioUrl) return null
  const { audioUrl, format } = recording
  return (
    <div className={styles.voice}>
      <VoicePlayer title={name} speech={recording} audioUrl={audioUrl} small />
      {whole && (
        <div className={styles.facts}>
          <span className="hl-meta hl-text-2 hl-figures">{speechFacts(recording)}</span>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            component="a"
            {...downloadLink(audioUrl, `${recording.name || 'voice'}.${format}`)}
            aria-label={`Download ${name}`}
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          >
            Download
          </Button>
        </div>
      )}
    </div>
  )
}
