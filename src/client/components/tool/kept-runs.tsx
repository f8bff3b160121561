import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../lib/feedback/announce.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { type Earlier, EarlierRuns } from './earlier-runs.tsx'
import styles from './kept-runs.module.css'

interface KeptRunsProps<Generation> extends Earlier<Generation> {
  /** An earlier result, to be read and copied. */
  renderResult(generation: Generation): ReactNode
}

/** What was made with a tool, for somebody whose allowance is used up: the list, and above it the result that is open. */
export function KeptRuns<Generation extends { id: string; createdAt: string }>({
  renderResult,
  ...earlier
}: KeptRunsProps<Generation>) {
  const [opened, setOpened] = useState<Generation | null>(null)
  const resultRef = useRef<HTMLElement>(null)

  function open(generation: Generation): void {
    // The result must be on screen before it can be led to.
    flushSync(() => setOpened(generation))
    announce(`Opened: ${earlier.topicOf(generation)}`)
    resultRef.current?.focus({ preventScroll: true })
    resultRef.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles.kept}>
      {opened && (
        <section ref={resultRef} tabIndex={-1} className={styles.result} aria-label="Results" key={opened.id}>
          <h2 className="hl-group" {...languageAttributes(earlier.topicOf(opened))}>
            {earlier.topicOf(opened)}
          </h2>
          {renderResult(opened)}
        </section>
      )}
      <EarlierRuns {...earlier} busy={false} onOpen={open} />
    </div>
  )
}
