import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ToolRun } from '../tool-run.ts'
import styles from './cut-short.module.css'

interface CutShortProps {
  run: Pick<ToolRun, 'canResume' | 'cause'>
  /** The missing part: `the rest`. */
  missing: string
  onResume(): void
}

/** Explains why a result is incomplete, and offers to write the rest. */
export function CutShort({ run: { canResume, cause }, missing, onResume }: CutShortProps) {
  const kept = canResume === undefined ? 'This is too little to be stored.' : 'What was written is stored.'
  return (
    <div className={`hl-small ${styles.cut}`}>
      <div className={styles.text}>
        {cause && <p>{cause}</p>}
        <p className="hl-text-2">{canResume ? `Go on writes ${missing}, for no further prompt.` : kept}</p>
      </div>
      {canResume && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onResume}
        >
          Go on
        </Button>
      )}
    </div>
  )
}
