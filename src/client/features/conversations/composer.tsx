import { Button } from '@mantine/core'
import { IconArrowUp, IconPlayerStop } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { QUICK_SUGGESTIONS } from '../../../shared/features/conversations/conversations.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { trpc } from '../../lib/trpc.ts'
import chip from '../../ui/chip.module.css'
import { lengthNote } from '../../parts/tool/subject.ts'
import styles from './composer.module.css'

interface ComposerProps {
  message: string
  busy: boolean
  /** What else stands in the box, such as the search switch. */
  children?: ReactNode
  onType(message: string): void
  onSend(message: string): void
  onStop(): void
}

/** Suggestions and the message box. Enter sends, Shift+Enter breaks the line; while an answer is written Send is Stop. */
export function Composer({ message, busy, children, onType, onSend, onStop }: ComposerProps) {
  const { data: usage } = trpc.subscription.usage.useQuery()
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const blank = message.trim() === ''
  const note = lengthNote(message, INPUT_LIMITS.userMessage)
  const tooLong = message.trim().length > INPUT_LIMITS.userMessage

  function send(text: string): void {
    if (busy || text.trim() === '' || text.trim().length > INPUT_LIMITS.userMessage) return
    onSend(text)
    boxRef.current?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // A language that is composed by keys takes Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send(message)
  }

  return (
    <form
      className={styles.composer}
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        send(message)
      }}
    >
      <div className={styles.suggestions} role="group" aria-label="Suggestions">
        {QUICK_SUGGESTIONS.map((suggestion) => (
          <button key={suggestion} type="button" className={chip.chip} disabled={busy} onClick={() => send(suggestion)}>
            {suggestion}
          </button>
        ))}
      </div>
      <div className={styles.box}>
        <textarea
          ref={boxRef}
          rows={2}
          aria-label="Message"
          aria-invalid={tooLong || undefined}
          aria-describedby={note ? noteId : undefined}
          placeholder="Say what to change"
          value={message}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        {note && (
          <p id={noteId} className={`hl-meta hl-figures ${styles.note}`} data-wrong={tooLong || undefined}>
            {note}
          </p>
        )}
        <div className={styles.foot}>
          {children}
          {usage && (
            <span className={`hl-meta hl-text-3 hl-figures ${styles.quota}`}>
              {usage.prompts.remaining.toLocaleString('en-US')} prompts left
            </span>
          )}
          {busy ? (
            <Button variant="default" className={styles.send} aria-label="Stop" onClick={onStop}>
              <IconPlayerStop size={20} stroke={1.75} />
            </Button>
          ) : (
            <Button type="submit" className={styles.send} aria-label="Send" disabled={blank || tooLong}>
              <IconArrowUp size={20} stroke={1.75} />
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
