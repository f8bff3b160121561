import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './chip.module.css'

const CONFIRMED_MS = 2_000

/** A word that copies itself when it is tapped. */
export function CopyChip({ text, onCopy }: { text: string; onCopy(): Promise<boolean> }) {
  const [copiedAt, setCopiedAt] = useState(0)

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copied = copiedAt > 0
  return (
    <button
      type="button"
      className={styles.chip}
      data-copied={copied || undefined}
      aria-label={copied ? `Copied! ${text}` : `Copy ${text}`}
      onClick={async () => {
        if (await onCopy()) setCopiedAt(Date.now())
      }}
    >
      {text}
      {copied && <IconCheck size={16} stroke={2.5} aria-hidden="true" className={styles.tick} />}
    </button>
  )
}
