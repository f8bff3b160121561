import type { Backup } from '../../../../shared/features/admin/storage.schema.ts'
import { longDay, timeOfDay } from '../../../lib/time/format-time.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { CodeLines } from '../../../ui/data/code-lines.tsx'
import styles from './backups-card.module.css'
import { formatBytes } from './format-bytes.ts'

const KINDS: Record<Backup['kind'], string> = {
  hookline: 'by hand',
  scheduled: 'by the schedule',
  'before-migration': 'before an upgrade, without audio',
}

const FITS = {
  same: { tone: 'ok', label: 'Fits this version' },
  older: { tone: 'ok', label: 'Fits this version, which upgrades it' },
  newer: { tone: 'warn', label: 'Needs a newer version' },
  damaged: { tone: 'danger', label: 'Cannot be opened' },
} as const

/** A backup, with the command that restores it. */
export function BackupItem({ backup }: { backup: Backup }) {
  const { kind, at, bytes, audioFiles, fit, restore } = backup
  const name = `${longDay(at)}, ${timeOfDay(at)}`
  const sound = audioFiles === 1 ? '1 audio file' : `${audioFiles} audio files`
  return (
    <li className={styles.backup}>
      <div className={styles.head}>
        <b className="hl-figures">{name}</b>
        <Badge tone={FITS[fit].tone}>{FITS[fit].label}</Badge>
      </div>
      <span className="hl-small hl-text-2 hl-figures">
        {formatBytes(bytes)}, {kind === 'before-migration' ? '' : `${sound}, `}
        {KINDS[kind]}
      </span>
      {(fit === 'same' || fit === 'older') && (
        <details>
          <summary>Restore it</summary>
          <p className="hl-small hl-text-2">Stop the server, run this in its folder, and start it again:</p>
          <CodeLines name={`the command that restores ${name}`} lines={[restore]} />
        </details>
      )}
    </li>
  )
}
