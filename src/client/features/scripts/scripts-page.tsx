import { useState } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useDraft } from '../../lib/generation/use-draft.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { FactsQuestion } from '../../components/tool/form/facts-question.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useToolForm } from '../../components/tool/form/use-tool-form.ts'
import { SCRIPT_SUMMARY } from './script-history.tsx'
import { useFilledGaps } from './filled-gaps.ts'
import { ScriptForm } from './script-form.tsx'
import { checkTopic, describeChoices, buildOrder, SCRIPT_DRAFT } from './script-input.ts'
import { ScriptResult } from './script-result.tsx'
import { describeRun, openedScript, shareWritten } from './script-run.ts'
import { useScriptRunner } from './use-script-runner.ts'

const SAMPLE = {
  topic: 'How to keep a sourdough starter alive when you travel',
  details: ['11 days in Lisbon', '20 grams, dried on baking paper', 'In 2023 I left it on the counter and lost it'],
}

/** The script writer: a topic goes in, a script comes out beat by beat, in time. */
export function ScriptsPage({ userId }: { userId: string }) {
  const { input, change, markUsed } = useDraft(userId, 'scripts', SCRIPT_DRAFT)
  const { state, generate, stop, reopen } = useScriptRunner(markUsed)
  const { run, failure } = useStore(state)
  const { filled, fill } = useFilledGaps(run.resultId)
  const recent = trpc.scripts.recent.useQuery({ limit: RECENT_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: SCRIPT_DRAFT.subjectOf,
    detailsOf: SCRIPT_DRAFT.detailsOf,
    check: checkTopic,
    requiredTitle: 'Topic required',
  })
  const [wasAgain, setWasAgain] = useState(false)
  const submit = (again: boolean): void =>
    form.submit(() => {
      setWasAgain(again)
      generate(buildOrder(input, { again }))
    })

  const order = run.input
  const isSame = order !== null && (form.blank || input.topic === order.topic)

  return (
    <ToolPage
      title="Script Writer"
      sub="Scripts for videos, podcasts and presentations"
      form={form}
      fields={
        <ScriptForm
          input={input}
          topicError={form.error}
          topicRef={form.fieldRef}
          detailsRef={form.detailsRef}
          busy={run.phase === 'writing'}
          onChange={(next) => {
            change(next)
            form.typed(next)
          }}
          onSubmit={() => submit(false)}
        />
      }
      run={run}
      words={describeRun(run, filled)}
      done={shareWritten(run)}
      label="Script written"
      again="Regenerate"
      asked={run.input && { topic: run.input.topic, choices: describeChoices(run.input) }}
      failure={failure}
      empty={{
        title: 'No script yet',
        reason: 'Enter a topic and generate. You get a hook, points and a call to action, with timestamps.',
        example: 'Try a sample topic',
        sample: () => change({ ...input, ...SAMPLE }),
      }}
      result={
        <ScriptResult
          run={run}
          filled={filled}
          onFill={fill}
          blankTopic={form.blank}
          question={
            order &&
            run.phase === 'done' &&
            run.freeRewrite && (
              <FactsQuestion
                key={run.resultId}
                typed={isSame ? input.details : []}
                onWrite={(details) => {
                  if (isSame) change({ ...input, topic: order.topic, details })
                  generate({ ...order, details })
                  form.showOpened()
                }}
              />
            )
          }
        />
      }
      {...SCRIPT_SUMMARY}
      query={recent}
      onOpen={(generation) => {
        reopen(openedScript(generation), 'Opened an earlier script')
        const { topic, format, type, tone, details = [] } = generation
        // Typed text that was not used yet is not overwritten.
        if (form.blank || input.topic === run.input?.topic) change({ ...input, topic, format, type, tone, details })
      }}
      onGenerate={() => submit(false)}
      onAgain={() => submit(true)}
      onRetry={() => submit(wasAgain)}
      onStop={stop}
    />
  )
}
