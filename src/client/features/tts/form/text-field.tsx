import { Button, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type RefObject } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { ALLOWANCE } from '../../../../shared/plans.ts'
import { isMarkup } from '../../../../shared/speech/is-markup.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { announce } from '../../../lib/feedback/announce.ts'
import { moveCaretTo, parseMarkupPosition } from './markup-position.ts'
import { wrapInSpeak, findUnparsedTag } from './wrap-in-speak.ts'
import { isTooLong } from '../tts-input.ts'
import { type SpeechTool } from '../use-speech-tool.ts'
import styles from './text-field.module.css'

interface TextFieldProps {
  tool: SpeechTool
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/** The field for the text, with its length, the remaining characters of the month, and its error. */
export function TextField({ tool, fieldRef }: TextFieldProps) {
  const { input, textError, set } = tool
  const { text } = input
  const place = parseMarkupPosition(textError)
  const stray = findUnparsedTag(text)
  return (
    <div className={styles.field}>
      <Textarea
        ref={fieldRef}
        name="text"
        label="Text"
        rows={8}
        attributes={{ input: languageAttributes(text) }}
        placeholder="What should be said?"
        classNames={{ input: `${styles.text} ${isMarkup(text) ? styles.markup : ''}` }}
        spellCheck={!isMarkup(text)}
        value={text}
        description={<Hint tool={tool} />}
        error={
          textError && (
            <span ref={reveal}>
              <FieldError>{textError}</FieldError>
            </span>
          )
        }
        onChange={(event) => set({ ...input, text: event.currentTarget.value })}
      />
      <span className={`hl-small hl-figures ${styles.counter}`} data-over={isTooLong(text) || undefined}>
        {count(text.length)} / {count(INPUT_LIMITS.speechText)}
      </span>
      {stray && (
        <div ref={reveal} className={styles.stray}>
          <p className="hl-small hl-text-2">
            <code>{`<${stray}>`}</code> is read out as words here. Inside <code>&lt;speak&gt;</code> it works.
          </p>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              set({ ...input, text: wrapInSpeak(text) })
              announce('Read as SSML now')
              fieldRef.current?.focus()
            }}
          >
            Add &lt;speak&gt; around it
          </Button>
        </div>
      )}
      {place && (
        <Button
          ref={reveal}
          variant="default"
          size="sm"
          className={styles.go}
          onClick={() => {
            if (fieldRef.current) moveCaretTo(fieldRef.current, place)
          }}
        >
          Go to line {place.line}, column {place.column}
        </Button>
      )}
    </div>
  )
}

/** On phones the bottom bar covers what is below a long text. */
function reveal(part: Element | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}

/** Shows how the text is read, and how many characters remain this month. */
function Hint({ tool: { input, remaining, isFree } }: { tool: SpeechTool }) {
  const { length } = input.text
  const markup = isMarkup(input.text) && 'Read as SSML. '
  // Nothing is shown while the count is unknown, or without a limit.
  if (typeof remaining !== 'number') return <span className="hl-figures">{markup}</span>
  if (length <= remaining) {
    const left = count(remaining - length)
    return (
      <span className="hl-figures">
        {markup}
        {length === 0 ? `${left} characters left this month.` : `Leaves ${left} characters this month.`}
      </span>
    )
  }
  return (
    <span className={`hl-figures ${styles.exceeds}`}>
      {markup}
      <b>Exceeds monthly limit</b>
      {` by ${count(length - remaining)}. `}
      {isFree && (
        <Link to="/pricing" className="hl-link">
          {`Premium has ${count(ALLOWANCE.premium.speechCharacters.limit)} a month`}
        </Link>
      )}
    </span>
  )
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
