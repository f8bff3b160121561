import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from './use-copied.ts'

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
  const { copied, copy } = useCopied(onCopy)
  return (
    <Button
      variant={variant}
      color="gray"
      size="sm"
      className={copied ? 'hl-done' : ''}
      aria-label={copied ? `Copied! ${name}` : name}
      leftSection={copied ? <IconCheck size={18} stroke={1.75} /> : <IconCopy size={18} stroke={1.75} />}
      onClick={() => void copy()}
    >
      {copied ? 'Copied!' : label}
    </Button>
  )
}
