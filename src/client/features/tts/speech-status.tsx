import { Button } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { clockTime } from '../../lib/time/format-time.ts'
import { useElapsed } from '../../lib/time/use-elapsed.ts'
import { Meter } from '../../ui/states/meter.tsx'
import { describeRun, shareSpoken, type SpeechRun } from './speech-run.ts'
import styles from './speech-status.module.css'

/** The progress of a text with a Stop button. */
export function SpeechStatus({ run, onStop }: { run: SpeechRun; onStop(): void }) {
  const elapsed = useElapsed(run.startedAt, run.phase === 'writing')
  return (
    <div className={`hl-surface ${styles.status}`}>
      <div className={styles.row}>
        <h2 className="hl-group hl-figures">{describeRun(run)}</h2>
        <span className="hl-small hl-text-3 hl-figures">{clockTime(elapsed)}</span>
        <Button
          variant="default"
          size="sm"
          className={`hl-push ${styles.stop}`}
          leftSection={<IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onStop}
        >
          Stop
        </Button>
      </div>
      <Meter kind="progress" value={Math.round(shareSpoken(run) * 100)} max={100} animated label="Text spoken" />
      <p className="hl-meta hl-text-3">Stop whenever you like: only finished audio uses characters.</p>
    </div>
  )
}
