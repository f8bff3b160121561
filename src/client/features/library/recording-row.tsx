import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { VoiceRecording } from '../../../shared/features/voice-library/voice-library.schema.ts'
import { clockTime } from '../../lib/time.ts'
import { useNow } from '../../lib/use-now.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { copyContent } from './copy-content.ts'
import { dayOf } from './day-of.ts'
import styles from './voice-tab.module.css'

const QUIET = { variant: 'subtle', color: 'gray', size: 'sm' } as const

/** One kept recording: its text is copied, its file downloaded, and it is deleted. */
export function RecordingRow({ recording, onDelete }: { recording: VoiceRecording; onDelete(): void }) {
  const { name, originalText, voice, format, duration, characterCount, audioUrl, createdAt } = recording
  const facts = [
    voice,
    format,
    clockTime(duration),
    `${characterCount.toLocaleString('en-US')} characters`,
    dayOf(createdAt, useNow(null)),
  ]
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>{name}</h2>
      <span className="hl-meta hl-text-3 hl-figures">{facts.join(', ')}</span>
      <div className={styles.ways}>
        <CopyButton name={`Copy text of ${name}`} label="Copy text" onCopy={() => copyContent(originalText)} />
        {audioUrl && (
          <Button
            {...QUIET}
            component="a"
            href={`${audioUrl}?download`}
            download={`${name || 'voice'}.${format}`}
            aria-label={`Download ${name}`}
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          >
            Download
          </Button>
        )}
        <Button
          {...QUIET}
          aria-label={`Delete ${name}`}
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
