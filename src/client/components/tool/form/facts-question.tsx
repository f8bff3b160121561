import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { ResultList, ResultListItem } from '../../../ui/data/result-list.tsx'
import { checkDetails, parseFacts } from './details.ts'
import { DetailsField } from './details-field.tsx'
import styles from './facts-question.module.css'

const QUESTION = 'A number, a moment, a mistake? It makes these yours.'

interface FactsQuestionProps {
  /** Whether the rewrite costs no prompt. */
  free: boolean
  /** Lines that are already in the form. */
  typed: readonly string[]
  /** Adds a left margin as wide as the numbers of the hook list. */
  wide?: boolean
  onWrite(details: string[]): void
}

/** A form below a result without facts. It asks for the creator's facts and writes the result again. */
export function FactsQuestion({ free, typed, wide = false, onWrite }: FactsQuestionProps) {
  const [lines, setLines] = useState<string[]>([...typed])
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const isEmpty = parseFacts(lines).length === 0
  return (
    <ResultList wide={wide}>
      <ResultListItem>
        <form
          className={styles.question}
          aria-label="Make it yours"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isEmpty || checkDetails(lines) !== '') fieldRef.current?.focus()
            else onWrite(parseFacts(lines))
          }}
        >
          <DetailsField
            label={QUESTION}
            placeholder="In your own words"
            hint="One fact on each line, five at most."
            lines={lines}
            fieldRef={fieldRef}
            onChange={setLines}
          />
          <Button type="submit" variant="default" className={styles.write} aria-describedby={hintId}>
            {free ? 'Write again, free' : 'Write again'}
          </Button>
          <p id={hintId} className="hl-meta hl-text-2">
            {free ? 'Free once for this topic.' : 'Uses one prompt.'} The current result stays in your earlier results.
          </p>
        </form>
      </ResultListItem>
    </ResultList>
  )
}
