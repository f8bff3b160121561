import { Button } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import { clockTime, shortDay } from '../../lib/time.ts'
import { Meter } from '../../ui/meter.tsx'
import { describeRun, finishedRows, type HookRun } from './hook-run.ts'
import styles from './run-status.module.css'
import { useElapsed } from './use-elapsed.ts'

interface RunStatusProps {
  run: HookRun
  /** Why there is nothing to write again, if so. */
  blankTopic: boolean
  onStop(): void
  onRegenerate(): void
}

/** Where a generation stands and what can be done about it, over the results of wide screens. */
export function RunStatus({ run, blankTopic, onStop, onRegenerate }: RunStatusProps) {
  const writing = run.phase === 'writing'
  const elapsed = useElapsed(run.startedAt, writing)
  const finished = finishedRows(run)
  const underWay = writing && run.rows.length > finished ? 0.4 : 0
  return (
    <div className={styles.status}>
      <div className={styles.row}>
        <h2 className="hl-group hl-figures">{describeRun(run)}</h2>
        <span className="hl-small hl-text-3 hl-figures">
          {writing && clockTime(elapsed)}
          {run.writtenAt && `written ${shortDay(run.writtenAt)}`}
        </span>
        {writing ? (
          <Button
            variant="default"
            size="sm"
            className="hl-push"
            leftSection={<IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onStop}
          >
            Stop
          </Button>
        ) : (
          <Button
            variant="default"
            size="sm"
            className="hl-push"
            disabled={blankTopic}
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onRegenerate}
          >
            Regenerate
          </Button>
        )}
      </div>
      <Meter
        kind="progress"
        value={finished + underWay}
        max={HOOK_RULES.count}
        bobbing={writing}
        {...(writing && { label: 'Hooks written' })}
      />
    </div>
  )
}
