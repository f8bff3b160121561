import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { UngivenFigures } from './figures/marked-figures.tsx'
import { RecentResults, type RecentResultsSource } from './recent-results.tsx'
import { RefinedChats } from './refined-chats.tsx'
import { CutShort } from './result/cut-short.tsx'
import { HelpCard } from './result/help-card.tsx'
import { RunFailure } from './result/run-failure.tsx'
import { RunStatus } from './run-status.tsx'
import { ToolBar } from './tool-bar.tsx'
import { ToolLayout } from './tool-layout.tsx'
import { type ToolRun } from './tool-run.ts'
import { UnwrittenCard } from './result/unwritten-card.tsx'
import { type ToolForm } from './form/use-tool-form.ts'
import { StaleNote } from '../video/stale-note.tsx'
import { VideoRail } from '../video/video-rail.tsx'
import { type ToolVideo } from '../video/use-tool-video.ts'
import { type ToolState } from './use-writing-tool.tsx'

interface ToolPageProps<Generation> extends RecentResultsSource<Generation> {
  title: string
  sub: string
  form: ToolForm
  /** The fields. */
  fields: ReactNode
  run: ToolRun
  tool: ToolState
  /** State of the run: `Writing 3 of 10`. */
  words: string
  /** Progress from 0 to 1. `label` is its accessible name. */
  done: number
  label: string
  /** Label of the button that writes again. */
  again: string
  /** The missing part of a result that was cut short: `the missing 3`. */
  missing: string
  /** Whether a failure is also shown in a dialog. */
  withDialog?: boolean
  /** A sentence about a keyboard shortcut for the result. */
  hint?: string
  /** The video of the page. */
  about: ToolVideo
  /** The video's existing piece of this step. Shown if no result of the tool is open. */
  kept?: ReactNode
  /** Empty state. `sample` fills the form with an example. */
  empty: { title: string; reason: string; example: string; sample(): void }
  result: ReactNode
  onGenerate(): void
  onAgain(): void
  onRetry(): void
}

/** The page of a tool: form, current run, failure and recent results. */
export function ToolPage<Generation extends { id: string; createdAt: string; videoId?: string | undefined }>(
  props: ToolPageProps<Generation>,
) {
  const { title, sub, form, fields, run, tool, words, done, label, again, missing, empty, result, about, kept, hint } =
    props
  const { withDialog = false, onGenerate, onAgain, onRetry } = props
  const { what, toolType, query, getTopic, describeFacts } = props
  const { failure, opening, stop: onStop } = tool
  const folded = form.editing ? null : tool.asked
  // Writing again would give the same answer for the same topic.
  const hasInstead = run.help !== undefined || run.phase === 'unwritten'
  const bar = hasInstead ? { again: 'Change the topic', onAgain: form.edit } : { again, onAgain }
  const focus = (): void => form.resultsRef.current?.focus({ preventScroll: true })
  const frame = { run, words, again, blank: form.blank, onStop, onAgain }

  return (
    <ToolLayout
      title={title}
      sub={sub}
      folded={folded}
      resultsRef={form.resultsRef}
      onEdit={form.edit}
      rail={<VideoRail step={about.step} videoId={about.videoId} />}
      form={fields}
      bar={<ToolBar {...frame} {...bar} editing={folded === null} onGenerate={onGenerate} />}
      results={
        <>
          {about.step !== 'hook' && (
            <StaleNote
              step={about.step}
              resultId={run.resultId}
              video={run.phase === 'writing' ? undefined : about.video}
              onGone={focus}
            />
          )}
          {failure && opening && failure.status === 404 && (
            <EmptyState
              title="This result is not here"
              reason="It may have been deleted, or it belongs to another account."
            />
          )}
          {failure && !(opening && failure.status === 404) && (
            <RunFailure
              key={failure.requestId}
              failure={failure}
              {...(opening && { title: 'Your result did not load' })}
              // The partial result shows the failure next to its button for the rest.
              onPage={run.phase !== 'stopped' || run.cause === undefined}
              withDialog={withDialog && !opening}
              onRetry={opening ? tool.reload : onRetry}
            />
          )}
          {run.help && <HelpCard help={run.help} />}
          {run.phase === 'unwritten' && (
            <UnwrittenCard warnings={run.warnings} isDeclined={run.isDeclined} onEdit={form.edit} />
          )}
          {hasInstead ? null : run.phase === 'idle' ? (
            !failure &&
            (opening ? (
              <SkeletonBars widths={[62, 54, 70]} tall />
            ) : (
              kept || (
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
            ))
          ) : (
            <>
              <RunStatus {...frame} hint={hint} done={done} label={label} />
              {run.phase === 'stopped' && <CutShort run={run} missing={missing} onResume={tool.resume} />}
              <UngivenFigures
                value={{
                  warnings: run.figures ?? [],
                  review: { generationId: run.resultId, show: tool.showChanged, canRemove: !run.isOfItem, focus },
                }}
              >
                {result}
              </UngivenFigures>
            </>
          )}
          <RecentResults
            what={what}
            query={query}
            getTopic={getTopic}
            describeFacts={describeFacts}
            busy={run.phase === 'writing'}
            onOpen={({ id, videoId }) => tool.choose(id, videoId)}
          />
          {toolType && <RefinedChats toolType={toolType} />}
        </>
      }
    />
  )
}
