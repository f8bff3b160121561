import { Button } from '@mantine/core'
import { useDraft } from '../../lib/use-draft.ts'
import { useStore } from '../../lib/store.ts'
import { trpc } from '../../lib/trpc.ts'
import { SAMPLE_TOPIC } from '../../parts/sample-hooks.ts'
import { EARLIER_SHOWN, EarlierRuns } from '../../parts/tool/earlier-runs.tsx'
import { RunFailure } from '../../parts/tool/run-failure.tsx'
import { RunStatus } from '../../parts/tool/run-status.tsx'
import { ToolBar } from '../../parts/tool/tool-bar.tsx'
import { ToolLayout } from '../../parts/tool/tool-layout.tsx'
import { useToolForm } from '../../parts/tool/use-tool-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HookForm } from './hook-form.tsx'
import { checkTopic, describeChoices, parseHookInput } from './hook-input.ts'
import { HookResults } from './hook-results.tsx'
import { describeRun, openedHooks, shareWritten } from './hook-run.ts'
import { useHookRunner } from './use-hook-runner.ts'

/** The hook generator: a topic goes in, ten hooks come out one after the other. */
export function HooksPage({ userId }: { userId: string }) {
  const { input, change, markUsed } = useDraft(userId, 'hooks', parseHookInput)
  const { state, generate, stop, reopen } = useHookRunner(markUsed)
  const { run, failure } = useStore(state)
  const earlier = trpc.hooks.recent.useQuery({ limit: EARLIER_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: ({ topic }) => topic,
    check: checkTopic,
    requiredTitle: 'Topic required',
  })
  const busy = run.phase === 'writing'
  const folded = !form.editing && run.input !== null
  const submit = (): void => form.submit(() => generate(input))
  const frame = { run, words: describeRun(run), again: 'Regenerate', blank: form.blank, onStop: stop, onAgain: submit }

  return (
    <ToolLayout
      title="Hook Generator"
      sub="Hooks for all platforms, with viral patterns"
      folded={folded && run.input ? { topic: run.input.topic, choices: describeChoices(run.input) } : null}
      resultsRef={form.resultsRef}
      onEdit={form.edit}
      form={
        <HookForm
          input={input}
          topicError={form.error}
          topicRef={form.fieldRef}
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
          {failure && <RunFailure key={failure.requestId} failure={failure} withDialog onRetry={submit} />}
          {run.phase === 'idle' ? (
            !failure && (
              <EmptyState title="No hooks yet" reason="Enter a topic and generate: ten hooks will hang on this line.">
                {form.blank && (
                  <Button
                    variant="default"
                    onClick={() => {
                      change({ ...input, topic: SAMPLE_TOPIC })
                      form.focusField()
                    }}
                  >
                    Try a sample topic
                  </Button>
                )}
              </EmptyState>
            )
          ) : (
            <>
              <RunStatus {...frame} done={shareWritten(run)} label="Hooks written" />
              <HookResults run={run} blankTopic={form.blank} />
            </>
          )}
          <EarlierRuns
            what="hooks"
            query={earlier}
            topicOf={({ topic }) => topic}
            factsOf={(generation) => `${describeChoices(generation)}, ${generation.hooks.length} hooks`}
            busy={busy}
            onOpen={(generation) => {
              reopen(openedHooks(generation), `Opened ${generation.hooks.length} earlier hooks`)
              form.showOpened()
              const { topic, platform, tone } = generation
              // What was typed and not used yet is not overwritten.
              if (form.blank || input.topic === run.input?.topic) change({ ...input, topic, platform, tone })
            }}
          />
        </>
      }
    />
  )
}
