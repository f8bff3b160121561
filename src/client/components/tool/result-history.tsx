import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../lib/feedback/announce.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { RefinedChats } from './refined-chats.tsx'
import { RecentResults, type RecentResultsSource } from './recent-results.tsx'
import styles from './result-history.module.css'

interface ResultHistoryProps<Generation> extends RecentResultsSource<Generation> {
  /** Renders a result without controls that spend allowance. */
  renderResult(generation: Generation): ReactNode
}

/** Recent results of a tool for a user whose allowance is used up. The opened result is above the list. */
export function ResultHistory<Generation extends { id: string; createdAt: string }>({
  renderResult,
  ...source
}: ResultHistoryProps<Generation>) {
  const [opened, setOpened] = useState<Generation | null>(null)
  const resultRef = useRef<HTMLElement>(null)

  function open(generation: Generation): void {
    // The element must be rendered before it can be focused.
    flushSync(() => setOpened(generation))
    announce(`Opened: ${source.getTopic(generation)}`)
    resultRef.current?.focus({ preventScroll: true })
    resultRef.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles.history}>
      {opened && (
        <section ref={resultRef} tabIndex={-1} className={styles.result} aria-label="Results" key={opened.id}>
          <h2 className="hl-group" {...languageAttributes(source.getTopic(opened))}>
            {source.getTopic(opened)}
          </h2>
          {renderResult(opened)}
        </section>
      )}
      <RecentResults {...source} busy={false} onOpen={open} />
      {source.toolType && <RefinedChats toolType={source.toolType} />}
    </div>
  )
}
