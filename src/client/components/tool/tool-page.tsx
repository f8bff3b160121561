import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { type Failure } from '../../lib/api/failure.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RecentResults, type RecentResultsSource } from './recent-results.tsx'
import { HelpCard } from './result/help-card.tsx'
import { RunFailure } from './result/run-failure.tsx'
import { RunStatus } from './run-status.tsx'
import { ToolBar } from './tool-bar.tsx'
import { ToolLayout } from './tool-layout.tsx'
import { type ToolRun } from './tool-run.ts'
import { UnwrittenCard } from './result/unwritten-card.tsx'
import { type ToolForm } from './form/use-tool-form.ts'

interface ToolPageProps<Generation> extends RecentResultsSource<Generation> {
  title: string
  sub: string
  form: ToolForm
  /** The fields. */
  fields: ReactNode
  run: ToolRun
  /** The state of the run: `Writing 3 of 10`. */
  words: string
  /** Progress from 0 to 1, and its accessible name. */
  done: number
  label: string
  /** Label of the button that writes again. */
  again: string
  /** Topic and choices of the run; null before the first. */
  asked: { topic: string; choices: string } | null
  failure: Failure | null
  /** Whether a failure is also shown in a dialog. */
  withDialog?: boolean
  /** The empty state; `sample` fills the form with an example. */
  empty: { title: string; reason: string; example: string; sample(): void }
  result: ReactNode
  onGenerate(): void
  onAgain(): void
  onRetry(): void
  onStop(): void
  /** Opens a recent result. */
  onOpen(generation: Generation): void
}

/** The page of a tool: form, current run, failure and recent results. */
export function ToolPage<Generation extends { id: string; createdAt: string }>(props: ToolPageProps<Generation>) {
  const { title, sub, form, fields, run, words, done, label, again, asked, failure, empty, result } = props
  const { withDialog = false, onGenerate, onAgain, onRetry, onStop, onOpen } = props
  const { what, query, topicOf, factsOf } = props
  const folded = form.editing ? null : asked
  // Writing again would give the same answer for the same topic.
  const hasInstead = run.help !== undefined || run.phase === 'unwritten'
  const bar = hasInstead ? { again: 'Change the topic', onAgain: form.edit } : { again, onAgain }
  const frame = { run, words, again, blank: form.blank, onStop, onAgain }

  return (
    <ToolLayout
      title={title}
      sub={sub}
      folded={folded}
      resultsRef={form.resultsRef}
      onEdit={form.edit}
      form={fields}
      bar={<ToolBar {...frame} {...bar} editing={folded === null} onGenerate={onGenerate} />}
      results={
        <>
          {failure && (
            <RunFailure key={failure.requestId} failure={failure} withDialog={withDialog} onRetry={onRetry} />
          )}
          {run.help && <HelpCard help={run.help} />}
          {run.phase === 'unwritten' && <UnwrittenCard warnings={run.warnings} onEdit={form.edit} />}
          {hasInstead ? null : run.phase === 'idle' ? (
            !failure && (
              <EmptyState title={empty.title} reason={empty.reason}>
                {form.blank && (
                  <Button
                    variant="default"
                    onClick={() => {
                      empty.sample()
                      form.focusField()
                    }}
                  >
                    {empty.example}
                  </Button>
                )}
              </EmptyState>
            )
          ) : (
            <>
              <RunStatus {...frame} done={done} label={label} />
              {result}
            </>
          )}
          <RecentResults
            what={what}
            query={query}
            topicOf={topicOf}
            factsOf={factsOf}
            busy={run.phase === 'writing'}
            onOpen={(generation) => {
              onOpen(generation)
              form.showOpened()
            }}
          />
        </>
      }
    />
  )
}
