import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import styles from './error-state.module.css'

interface ErrorStateProps {
  title: string
  /** What happened, whether data is safe, and what to do. */
  message: string
  requestId?: string | undefined
  /** Shows a "Try again" button. */
  onRetry?: (() => void) | undefined
  /** `h1` if the error replaces a page. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

/** An error message with a retry button and the request id. */
export function ErrorState({ title, message, requestId, onRetry, heading: Heading = 'h2', children }: ErrorStateProps) {
  return (
    <div className={`hl-surface ${styles.error}`} role="alert">
      <Heading className={Heading === 'h2' ? 'hl-title' : undefined} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <p className="hl-small hl-text-2">{message}</p>
      {children}
      {(onRetry || requestId) && (
        <div className={`hl-row ${styles.foot}`}>
          {onRetry && (
            <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} />} onClick={onRetry}>
              Try again
            </Button>
          )}
          {requestId && <span className="hl-meta hl-text-3 hl-figures hl-push">Request {requestId}</span>}
        </div>
      )}
    </div>
  )
}
