import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../lib/notify.ts'
import { useStore } from '../../lib/store.ts'
import { trpc } from '../../lib/trpc.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { PageMain } from '../../parts/page-main.tsx'
import { SAMPLE_TOPIC } from '../../parts/sample-hooks.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EarlierRuns } from './earlier-runs.tsx'
import { FoldedForm } from './folded-form.tsx'
import { HookForm } from './hook-form.tsx'
import { checkTopic, isBlank } from './hook-input.ts'
import { HookResults } from './hook-results.tsx'
import { HooksBar } from './hooks-bar.tsx'
import styles from './hooks-page.module.css'
import { RunFailure } from './run-failure.tsx'
import { RunStatus } from './run-status.tsx'
import { useHookInput } from './use-hook-input.ts'
import { useHookRunner } from './use-hook-runner.ts'

/** The hook generator: a topic goes in, ten hooks come out one after the other. */
export function HooksPage({ userId }: { userId: string }) {
  const { data: config } = trpc.auth.config.useQuery()
  const { input, change, markUsed } = useHookInput(userId)
  const { state, generate, stop, reopen } = useHookRunner(markUsed)
  const { run, failure } = useStore(state)
  const [editing, setEditing] = useState(true)
  const [topicError, setTopicError] = useState('')
  const topicRef = useRef<HTMLTextAreaElement>(null)
  const resultsRef = useRef<HTMLElement>(null)
  const blankTopic = isBlank(input.topic)
  const folded = !editing && run.input !== null

  function submit(): void {
    const error = checkTopic(input.topic)
    setTopicError(error)
    if (error === '') {
      setEditing(false)
      generate(input)
      showResults()
      return
    }
    if (blankTopic) notify({ tone: 'failed', title: 'Topic required', description: error })
    edit()
  }

  function showResults(): void {
    const results = resultsRef.current
    if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
  }

  function edit(): void {
    // The field must be on screen before it can take the focus.
    flushSync(() => setEditing(true))
    topicRef.current?.focus()
  }

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Back to Dashboard" title="Hook Generator" sub="Hooks for all platforms, with viral patterns">
        {config && !config.text.live && (
          <p className={`hl-meta hl-text-3 ${styles.demo}`}>Demo writer: no AI key is set</p>
        )}
      </PageHead>
      <div className={styles.panes}>
        {folded && run.input && <FoldedForm input={run.input} onEdit={edit} />}
        <div className={styles.form} data-folded={folded || undefined}>
          <HookForm
            input={input}
            topicError={topicError}
            topicRef={topicRef}
            busy={run.phase === 'writing'}
            onChange={(next) => {
              change(next)
              if (topicError) setTopicError(checkTopic(next.topic))
            }}
            onSubmit={submit}
          />
        </div>
        <section ref={resultsRef} tabIndex={-1} className={styles.results} aria-label="Results">
          {failure && <RunFailure key={failure.requestId} failure={failure} onRetry={submit} />}
          {run.phase === 'idle' ? (
            !failure && (
              <EmptyState title="No hooks yet" reason="Enter a topic and generate: ten hooks will hang on this line.">
                {blankTopic && (
                  <Button
                    variant="default"
                    onClick={() => {
                      change({ ...input, topic: SAMPLE_TOPIC })
                      setTopicError('')
                      topicRef.current?.focus()
                    }}
                  >
                    Try a sample topic
                  </Button>
                )}
              </EmptyState>
            )
          ) : (
            <>
              <RunStatus run={run} blankTopic={blankTopic} onStop={stop} onRegenerate={submit} />
              <HookResults run={run} blankTopic={blankTopic} />
            </>
          )}
          <EarlierRuns
            busy={run.phase === 'writing'}
            onOpen={(generation) => {
              reopen(generation)
              setEditing(false)
              resultsRef.current?.focus({ preventScroll: true })
              showResults()
              const { topic, platform, tone } = generation
              // What was typed and not used yet is not overwritten.
              if (blankTopic || input.topic === run.input?.topic) change({ ...input, topic, platform, tone })
            }}
          />
        </section>
      </div>
      <HooksBar run={run} editing={!folded} blankTopic={blankTopic} onGenerate={submit} onStop={stop} />
    </PageMain>
  )
}
