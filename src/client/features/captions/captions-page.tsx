import { Button } from '@mantine/core'
import { useStore } from '../../lib/store.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { EARLIER_SHOWN, EarlierRuns } from '../../parts/tool/earlier-runs.tsx'
import { RunFailure } from '../../parts/tool/run-failure.tsx'
import { RunStatus } from '../../parts/tool/run-status.tsx'
import { ToolBar } from '../../parts/tool/tool-bar.tsx'
import { ToolLayout } from '../../parts/tool/tool-layout.tsx'
import { useToolForm } from '../../parts/tool/use-tool-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CaptionForm } from './caption-form.tsx'
import { checkContent, parseCaptionInput } from './caption-input.ts'
import { CaptionResult } from './caption-result.tsx'
import { describeRun, hashtagCount, openedCaption, shareWritten } from './caption-run.ts'
import { useCaptionRunner } from './use-caption-runner.ts'

const SAMPLE = 'A reel of five dinners for one, all from a single pan, for eleven dollars'

/** The caption generator: a post in words goes in, a caption that fits its platform comes out. */
export function CaptionsPage({ userId }: { userId: string }) {
  const { input, change, markUsed } = useDraft(userId, 'captions', parseCaptionInput)
  const { state, generate, stop, reopen } = useCaptionRunner(markUsed)
  const { run, failure } = useStore(state)
  const earlier = trpc.captions.recent.useQuery({ limit: EARLIER_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: ({ content }) => content,
    check: checkContent,
    requiredTitle: 'Content required',
  })
  const busy = run.phase === 'writing'
  const folded = !form.editing && run.input !== null
  const submit = (): void => form.submit(() => generate(input))
  const frame = {
    run,
    words: describeRun(run),
    again: 'Generate New Version',
    blank: form.blank,
    onStop: stop,
    onAgain: submit,
  }

  return (
    <ToolLayout
      title="Caption Generator"
      sub="Captions and hashtags that fit where you post"
      folded={folded && run.input ? { topic: run.input.content, choices: run.input.platform } : null}
      resultsRef={form.resultsRef}
      onEdit={form.edit}
      form={
        <CaptionForm
          input={input}
          contentError={form.error}
          contentRef={form.fieldRef}
          busy={busy}
          onChange={(next) => {
            change(next)
            form.typed(next)
          }}
          onSubmit={submit}
        />
      }
      bar={<ToolBar {...frame} editing={!folded} onGenerate={submit} />}
      results={
        <>
          {failure && <RunFailure key={failure.requestId} failure={failure} withDialog={false} onRetry={submit} />}
          {run.phase === 'idle' ? (
            !failure && (
              <EmptyState
                title="No caption yet"
                reason="Describe your post and generate: a caption within the platform’s limits, with its hashtags."
              >
                {form.blank && (
                  <Button
                    variant="default"
                    onClick={() => {
                      change({ ...input, content: SAMPLE })
                      form.focusField()
                    }}
                  >
                    Try a sample post
                  </Button>
                )}
              </EmptyState>
            )
          ) : (
            <>
              <RunStatus {...frame} done={shareWritten(run)} label="Caption written" />
              <CaptionResult run={run} blankContent={form.blank} />
            </>
          )}
          <EarlierRuns
            what="captions"
            query={earlier}
            topicOf={({ content }) => content}
            factsOf={(generation) => `${generation.platform}, ${hashtagCount(generation.captions[0]?.hashtags ?? [])}`}
            busy={busy}
            onOpen={(generation) => {
              reopen(openedCaption(generation), 'Opened an earlier caption')
              form.showOpened()
              const { content, platform } = generation
              // What was typed and not used yet is not overwritten.
              if (form.blank || input.content === run.input?.content) change({ ...input, content, platform })
            }}
          />
        </>
      }
    />
  )
}
