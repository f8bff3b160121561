import { Button } from '@mantine/core'
import { IconArrowUp, IconPlayerStop } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { QUICK_SUGGESTIONS } from '../../../shared/features/conversations/conversations.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { DOUBLE_TAP_MS } from '../../components/tool/tool-run.ts'
import { checkSubject, isBlank, lengthNote } from '../../components/tool/form/subject.ts'
import chip from '../../ui/buttons/chip.module.css'
import styles from './composer.module.css'
import { type MessageDraft } from './message-draft.ts'

const MESSAGE = { blank: 'Please write what to change.', what: 'A message', max: INPUT_LIMITS.userMessage }

interface ComposerProps {
  draft: MessageDraft
  /** Start time of the running answer in milliseconds. Null if there is none. */
  writingSince: number | null
  /** Further controls in the box, such as the search switch. */
  children?: ReactNode
  onSend(message: string): void
  onStop(): void
}

/** Suggestions and the message box. Enter sends, Shift+Enter breaks the line. While an answer is written, Send becomes Stop. */
export function Composer({ draft, writingSince, children, onSend, onStop }: ComposerProps) {
  // Subscribed here and not in a parent, so that a key press does not re-render every version.
  const { message } = useStore(draft.state)
  const { data: usage } = trpc.subscription.usage.useQuery()
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const writing = writingSince !== null
  const tooLong = isBlank(message) ? '' : checkSubject(message, MESSAGE)
  const note = tooLong || lengthNote(message, INPUT_LIMITS.userMessage)
  const sendable = !writing && checkSubject(message, MESSAGE) === ''

  function sendMessage(): void {
    if (sendable) onSend(message)
    boxRef.current?.focus()
  }

  function stop(): void {
    if (writingSince === null || Date.now() - writingSince < DOUBLE_TAP_MS) return
    onStop()
    boxRef.current?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // An input method editor uses Enter itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendMessage()
  }

  return (
    <form
      className={styles.composer}
      aria-label="New message"
      onSubmit={(event) => {
        event.preventDefault()
        sendMessage()
      }}
    >
      <fieldset className={styles.suggestions} aria-label="Suggestions">
        {QUICK_SUGGESTIONS.map((suggestion) => (
          // `aria-disabled` instead of `disabled`, so that the pressed button keeps the focus.
          <button
            key={suggestion}
            type="button"
            className={chip.chip}
            aria-disabled={writing || undefined}
            onClick={() => {
              if (!writing) onSend(suggestion)
            }}
          >
            {suggestion}
          </button>
        ))}
      </fieldset>
      <div className={styles.box} data-wrong={tooLong !== '' || undefined}>
        <textarea
          ref={boxRef}
          rows={2}
          {...languageAttributes(message)}
          aria-label="Message"
          aria-invalid={tooLong !== '' || undefined}
          aria-describedby={note ? noteId : undefined}
          enterKeyHint="send"
          placeholder="Say what to change"
          value={message}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        {note && (
          <p id={noteId} className={`hl-meta hl-figures ${styles.note}`}>
            {note}
          </p>
        )}
        <div className={styles.foot}>
          {children}
          {usage && usage.prompts.remaining !== null && (
            <span className={`hl-meta hl-text-3 hl-figures ${styles.quota}`}>
              {usage.prompts.remaining.toLocaleString('en-US')} {usage.prompts.remaining === 1 ? 'prompt' : 'prompts'}{' '}
              left
            </span>
          )}
          {writing ? (
            <Button
              key="stop"
              variant="default"
              className={styles.stop}
              leftSection={<IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />}
              onClick={stop}
            >
              Stop
            </Button>
          ) : (
            <Button key="send" type="submit" className={styles.send} aria-label="Send" disabled={!sendable}>
              <IconArrowUp size={20} stroke={1.75} />
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
