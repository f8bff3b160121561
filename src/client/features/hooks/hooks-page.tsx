import { useState } from 'react'
import { HOOK_RULES } from '../../../shared/features/hooks/hooks.constants.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../components/samples/sample-hooks.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useWritingTool } from '../../components/tool/use-writing-tool.tsx'
import { applyPendingTopic } from './apply-pending-topic.ts'
import { HOOK_SUMMARY } from './hook-history.tsx'
import { HookForm } from './hook-form.tsx'
import { HookResults } from './results/hook-results.tsx'
import { describeRun, finishedRows, shareWritten } from './hook-run.ts'
import { HOOK_TOOL } from './hook-tool.ts'

/** The page of the hook generator. It writes ten hooks about a topic, one after the other. */
export function HooksPage({ userId }: { userId: string }) {
  // Must run before the draft is read.
  useState(() => applyPendingTopic(userId))
  const tool = useWritingTool(HOOK_TOOL, userId)
  const { run, form, input, change } = tool
  const recent = trpc.hooks.recent.useQuery({ limit: RECENT_SHOWN })
  const submit = (): void => tool.submit(false)

  return (
    <ToolPage
      title="Hook Generator"
      sub="Hooks for all platforms, with viral patterns"
      form={form}
      fields={<HookForm fields={tool.fields} onSubmit={submit} />}
      run={run}
      tool={tool}
      about={tool.about}
      words={describeRun(run)}
      done={shareWritten(run)}
      label="Hooks written"
      again="Regenerate"
      missing={`the missing ${HOOK_RULES.count - finishedRows(run)}`}
      withDialog
      hint="S writes a script from the hook in focus"
      empty={{
        title: 'No hooks yet',
        reason: 'Enter a topic and generate. You get ten hooks.',
        example: 'Try a sample topic',
        sample: () => change({ ...input, topic: SAMPLE_TOPIC, details: [...SAMPLE_FACTS] }),
      }}
      result={<HookResults run={run} blankTopic={form.blank} question={tool.question(true)} refresh={tool.refresh} />}
      {...HOOK_SUMMARY}
      query={recent}
      onGenerate={submit}
      onAgain={submit}
      onRetry={submit}
    />
  )
}
