import { Button } from '@mantine/core'
import { useState } from 'react'
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
import { ScriptForm } from './script-form.tsx'
import { checkTopic, describeChoices, orderOf, parseScriptInput } from './script-input.ts'
import { ScriptResult } from './script-result.tsx'
import { describeRun, lengthWords, openedScript, shareWritten } from './script-run.ts'
import { useScriptRunner } from './use-script-runner.ts'

const SAMPLE_TOPIC = 'How to keep a sourdough starter alive when you travel'

/** The script writer: a topic goes in, a script comes out beat by beat, in time. */
export function ScriptsPage({ userId }: { userId: string }) {
  const { input, change, markUsed } = useDraft(userId, 'scripts', parseScriptInput)
  const { state, generate, stop, reopen } = useScriptRunner(markUsed)
  const { run, failure } = useStore(state)
  const earlier = trpc.scripts.recent.useQuery({ limit: EARLIER_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: ({ topic }) => topic,
    check: checkTopic,
    requiredTitle: 'Topic required',
  })
  const busy = run.phase === 'writing'
  const folded = !form.editing && run.input !== null
  const [wasAgain, setWasAgain] = useState(false)
  const submit = (again: boolean): void =>
    form.submit(() => {
      setWasAgain(again)
      generate(orderOf(input, { again }))
    })
  const frame = {
    run,
    words: describeRun(run),
    again: 'Regenerate',
    blank: form.blank,
    onStop: stop,
    onAgain: () => submit(true),
  }

  return (
    <ToolLayout
      title="Script Writer"
      sub="Scripts for videos, podcasts and presentations"
      folded={folded && run.input ? { topic: run.input.topic, choices: describeChoices(run.input) } : null}
      resultsRef={form.resultsRef}
      onEdit={form.edit}
      form={
        <ScriptForm
          input={input}
          topicError={form.error}
          topicRef={form.fieldRef}
          busy={busy}
          onChange={(next) => {
            change(next)
            form.typed(next)
          }}
          onSubmit={() => submit(false)}
        />
      }
      bar={<ToolBar {...frame} editing={!folded} onGenerate={() => submit(false)} />}
      results={
        <>
          {failure && (
            <RunFailure key={failure.requestId} failure={failure} withDialog={false} onRetry={() => submit(wasAgain)} />
          )}
          {run.phase === 'idle' ? (
            !failure && (
              <EmptyState
                title="No script yet"
                reason="Enter a topic and generate: hook, points and call to action, each with its second."
              >
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
              <RunStatus {...frame} done={shareWritten(run)} label="Script written" />
              <ScriptResult run={run} blankTopic={form.blank} />
            </>
          )}
          <EarlierRuns
            what="scripts"
            query={earlier}
            topicOf={({ topic }) => topic}
            factsOf={(generation) => `${describeChoices(generation)}, ${lengthWords(generation.beats)}`}
            busy={busy}
            onOpen={(generation) => {
              reopen(openedScript(generation), 'Opened an earlier script')
              form.showOpened()
              const { topic, type, tone } = generation
              // What was typed and not used yet is not overwritten.
              if (form.blank || input.topic === run.input?.topic) change({ ...input, topic, type, tone })
            }}
          />
        </>
      }
    />
  )
}
