import { IconCheck } from '@tabler/icons-react'
import styles from './chip.module.css'
import { useCopied } from './use-copied.ts'

/** A chip that copies its text. */
export function CopyChip({ text, onCopy }: { text: string; onCopy(): Promise<boolean> }) {
  const { copied, copy } = useCopied(onCopy)
  return (
    <button
      type="button"
      className={styles.chip}
      data-copied={copied || undefined}
      aria-label={copied ? `Copied! ${text}` : `Copy ${text}`}
      onClick={() => void copy()}
    >
      {text}
      {copied && <IconCheck size={16} stroke={2.5} aria-hidden="true" className={styles.tick} />}
    </button>
  )
}
