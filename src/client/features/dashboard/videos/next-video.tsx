import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { checkSubject } from '../../../components/tool/form/subject.ts'
import { LimitDialog } from '../../../components/dialogs/limit-dialog.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import styles from './next-video.module.css'
import { useStartVideo } from './use-start-video.ts'

const RULES = { blank: 'Please enter a topic or content idea.', what: 'A topic', max: INPUT_LIMITS.topic }
const QUESTION = 'What is the next video about?'

/** A field that starts a video. While it is empty, it shows a sample topic and offers to fill it in. */
export function NextVideo({ sample }: { sample: string }) {
  const [topic, setTopic] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { busy, limit, isLimited, closeLimit, start } = useStartVideo()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const problem = checkSubject(topic, RULES)
    setError(problem)
    if (problem) field.current?.focus()
    else void start(topic.trim())
  }

  return (
    <form className={styles.form} aria-label="Next video" noValidate onSubmit={submit}>
      <TextInput
        {...languageAttributes(topic)}
        ref={field}
        className={styles.field ?? ''}
        aria-label={QUESTION}
        placeholder={sample || QUESTION}
        autoComplete="off"
        enterKeyHint="go"
        value={topic}
        error={error && <FieldError>{error}</FieldError>}
        onChange={(event) => {
          setTopic(event.currentTarget.value)
          setError('')
        }}
      />
      {sample && topic === '' && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          className={styles.sample ?? ''}
          aria-label={`Try this: ${sample}`}
          onClick={() => {
            setTopic(sample)
            setError('')
            field.current?.focus()
          }}
        >
          Try this
        </Button>
      )}
      <BusyButton type="submit" size="lg" busy={busy} busyLabel="Starting...">
        Generate hooks
      </BusyButton>
      {limit && <LimitDialog open={isLimited} limit={limit} onClose={closeLimit} />}
    </form>
  )
}
