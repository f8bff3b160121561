import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'
import { FieldError } from '../../ui/field-error.tsx'
import styles from './google-button.module.css'

interface GoogleButtonProps {
  label: string
  failedTitle: string
  /** What it answers on a server that has no Google sign-in. */
  notSetUp: string
}

/** Signing in with Google. Where this server has none, the button says so; where it is hidden, nothing stands here. */
export function GoogleButton({ label, failedTitle, notSetUp }: GoogleButtonProps) {
  const [refusal, setRefusal] = useState('')
  const { data } = trpc.auth.config.useQuery()
  if (data?.google !== 'not-set-up') return null

  function refuse(): void {
    setRefusal(notSetUp)
    notify({ tone: 'failed', title: failedTitle, description: notSetUp })
  }

  return (
    <div className={styles.google}>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconBrandGoogle size={18} stroke={1.75} aria-hidden="true" />}
        onClick={refuse}
      >
        <span className={styles.label}>
          {label} <span className={styles.mark}>not set up here</span>
        </span>
      </Button>
      {refusal && (
        <p role="alert">
          <FieldError>{refusal}</FieldError>
        </p>
      )}
      <div className={styles.or}>
        <span>or</span>
      </div>
    </div>
  )
}
