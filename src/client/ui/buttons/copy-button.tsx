import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from './use-copied.ts'

interface CopyButtonProps {
  /** The accessible name, such as "Copy hook 3". */
  name: string
  label?: string
  /** `default` if copying is the main action. */
  variant?: 'subtle' | 'default'
  /** Copies the text. Resolves to whether it succeeded. */
  onCopy(): Promise<boolean>
}

/** A copy button that shows "Copied!" for two seconds. */
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
