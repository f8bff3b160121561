import { Button } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { clockTime, shortDay } from '../../lib/time/format-time.ts'
import { isTouchFirst } from '../../lib/browser/shortcuts.ts'
import { useElapsed } from '../../lib/time/use-elapsed.ts'
import { Meter } from '../../ui/states/meter.tsx'
import { DOUBLE_TAP_MS, type ToolRun } from './tool-run.ts'
import styles from './run-status.module.css'

interface RunStatusProps {
  run: ToolRun
  /** State of the run: `Writing 3 of 10`. */
  words: string
  /** Progress from 0 to 1. `label` is its accessible name. */
  done: number
  label: string
  /** Label of the button that writes again. */
  again: string
  /** Whether the topic is blank. The button is then disabled. */
  blank: boolean
  /** A sentence about a keyboard shortcut, if there is one. */
  hint?: string | undefined
  onStop(): void
  onAgain(): void
}

/** State and progress of a run on wide screens, with a button to stop it or to write again. */
export function RunStatus({ run, words, done, label, again, blank, hint, onStop, onAgain }: RunStatusProps) {
  const writing = run.phase === 'writing'
  const elapsed = useElapsed(run.startedAt, writing)
  const againAt = useRef(0)
  return (
    <div className={styles.status}>
      <div className={styles.row}>
        <h2 className="hl-group hl-figures">{words}</h2>
        <span className="hl-small hl-text-3 hl-figures">
          {writing && clockTime(elapsed)}
          {run.writtenAt && `written ${shortDay(run.writtenAt)}`}
        </span>
        {hint && !writing && !isTouchFirst() && <span className="hl-small hl-text-3">{hint}</span>}
        {writing ? (
          <Button
            variant="default"
            size="sm"
            className="hl-push"
            leftSection={<IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              if (Date.now() - againAt.current > DOUBLE_TAP_MS) onStop()
            }}
          >
            Stop
          </Button>
        ) : (
          <Button
            variant="default"
            size="sm"
            className="hl-push"
            disabled={blank}
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              againAt.current = Date.now()
              onAgain()
            }}
          >
            {again}
          </Button>
        )}
      </div>
      <Meter kind="progress" value={Math.round(done * 100)} max={100} animated={writing} {...(writing && { label })} />
    </div>
  )
}
