import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { rememberTopic } from '../../lib/generation/topic-intent.ts'
import { SAMPLE_TOPIC } from '../../components/samples/sample-hooks.ts'
import { useHost } from '../../lib/api/use-host.ts'
import styles from './topic-card.module.css'

/** A topic field. After sign-up its text is the draft of the hook generator. */
export function TopicCard() {
  const fieldId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const { isOpen } = useHost()
  const page = isOpen ? '/signup' : '/login'

  function go(): void {
    rememberTopic(field.current?.value.trim() || null)
    void navigate({ to: page, search: { redirect: '/hook-generator' } })
  }

  return (
    <form
      className={styles.card}
      action={page}
      aria-label="Your first hooks"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <label htmlFor={fieldId} className={styles.label}>
        Topic
      </label>
      {/* Uncontrolled, so that text typed before hydration stays. */}
      <textarea
        ref={field}
        id={fieldId}
        rows={2}
        dir="auto"
        maxLength={INPUT_LIMITS.topic}
        placeholder={SAMPLE_TOPIC}
        enterKeyHint="go"
        className={styles.field}
        // Stored at each change, because other links of the page lead to sign-up too.
        onChange={(event) => rememberTopic(event.target.value.trim() || null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          go()
        }}
      />
      <Button
        type="submit"
        variant="default"
        rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
      >
        Get ten hooks
      </Button>
    </form>
  )
}
