import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'

const CONFIRMED_MS = 2_000

interface CopyButtonProps {
  /** The accessible name, such as "Copy hook 3". */
  name: string
  /** What stands on it. */
  label?: string
  /** `default` where copying is what the place is for. */
  variant?: 'subtle' | 'default'
  /** Copies; resolves to whether it worked. */
  onCopy(): Promise<boolean>
}

/** Copies and says so for two seconds in its own place. */
export function CopyButton({ name, label = 'Copy', variant = 'subtle', onCopy }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0)

  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copied = copiedAt > 0
  return (
    <Button
      variant={variant}
      color="gray"
      size="sm"
      className={copied ? styles.copied : ''}
      aria-label={copied ? `Copied! ${name}` : name}
      leftSection={copied ? <IconCheck size={18} stroke={1.75} /> : <IconCopy size={18} stroke={1.75} />}
      onClick={async () => {
        if (await onCopy()) setCopiedAt(Date.now())
      }}
    >
      {copied ? 'Copied!' : label}
    </Button>
  )
}
