import { useState } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useDraft } from '../../lib/generation/use-draft.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../components/samples/sample-hooks.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { FactsQuestion } from '../../components/tool/form/facts-question.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useToolForm } from '../../components/tool/form/use-tool-form.ts'
import { applyPendingTopic } from './apply-pending-topic.ts'
import { HOOK_SUMMARY } from './hook-history.tsx'
import { HookForm } from './hook-form.tsx'
import { checkTopic, describeChoices, HOOK_DRAFT } from './hook-input.ts'
import { HookResults } from './hook-results.tsx'
import { describeRun, openedHooks, shareWritten } from './hook-run.ts'
import { useHookRunner } from './use-hook-runner.ts'

/** The hook generator: a topic goes in, ten hooks come out one after the other. */
export function HooksPage({ userId }: { userId: string }) {
  // Before the draft is read.
  useState(() => applyPendingTopic(userId))
  const { input, change, markUsed } = useDraft(userId, 'hooks', HOOK_DRAFT)
  const { state, generate, stop, reopen } = useHookRunner(markUsed)
  const { run, failure } = useStore(state)
  const recent = trpc.hooks.recent.useQuery({ limit: RECENT_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: HOOK_DRAFT.subjectOf,
    detailsOf: HOOK_DRAFT.detailsOf,
    check: checkTopic,
    requiredTitle: 'Topic required',
  })
  const submit = (): void => form.submit(() => generate(input))

  const order = run.input
  const isSame = order !== null && (form.blank || input.topic === order.topic)

  return (
    <ToolPage
      title="Hook Generator"
      sub="Hooks for all platforms, with viral patterns"
      form={form}
      fields={
        <HookForm
          input={input}
          topicError={form.error}
          topicRef={form.fieldRef}
          detailsRef={form.detailsRef}
          busy={run.phase === 'writing'}
          onChange={(next) => {
            change(next)
            form.typed(next)
          }}
          onSubmit={submit}
        />
      }
      run={run}
      words={describeRun(run)}
      done={shareWritten(run)}
      label="Hooks written"
      again="Regenerate"
      asked={run.input && { topic: run.input.topic, choices: describeChoices(run.input) }}
      failure={failure}
      withDialog
      empty={{
        title: 'No hooks yet',
        reason: 'Enter a topic and generate. You get ten hooks.',
        example: 'Try a sample topic',
        sample: () => change({ ...input, topic: SAMPLE_TOPIC, details: [...SAMPLE_FACTS] }),
      }}
      result={
        <HookResults
          run={run}
          blankTopic={form.blank}
          question={
            order &&
            run.phase === 'done' &&
            run.freeRewrite && (
              <FactsQuestion
                wide
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
      {...HOOK_SUMMARY}
      query={recent}
      onOpen={(generation) => {
        reopen(openedHooks(generation), `Opened ${generation.hooks.length} earlier hooks`)
        const { topic, platform, tone, details = [] } = generation
        // Typed text that was not used yet is not overwritten.
        if (form.blank || input.topic === run.input?.topic) change({ ...input, topic, platform, tone, details })
      }}
      onGenerate={submit}
      onAgain={submit}
      onRetry={submit}
      onStop={stop}
    />
  )
}
