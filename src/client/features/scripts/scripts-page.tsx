import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useWritingTool } from '../../components/tool/use-writing-tool.tsx'
import { hasPieceWithoutGeneration, LibraryPiece } from '../../components/video/library-piece.tsx'
import { useSavedScript } from './use-saved-script.ts'
import { useFilledGaps } from './filled-gaps.ts'
import { ScriptForm } from './script-form.tsx'
import { SCRIPT_SUMMARY } from './script-history.tsx'
import { ScriptResult } from './script-result.tsx'
import { describeRun, shareWritten } from './script-run.ts'
import { SCRIPT_TOOL } from './script-tool.ts'

const SAMPLE = {
  topic: 'How to keep a sourdough starter alive when you travel',
  details: ['11 days in Lisbon', '20 grams, dried on baking paper', 'In 2023 I left it on the counter and lost it'],
}

/** The page of the script writer. It writes a script about a topic beat by beat, with times. */
export function ScriptsPage({ userId }: { userId: string }) {
  const tool = useWritingTool(SCRIPT_TOOL, userId)
  const { form, input, change, about } = tool
  const { filled, fill } = useFilledGaps(tool.run.resultId)
  const run = useSavedScript(tool.run, about.video, filled)
  const recent = trpc.scripts.recent.useQuery({ limit: RECENT_SHOWN })
  const [wasAgain, setWasAgain] = useState(false)
  const submit = (again: boolean): void => {
    setWasAgain(again)
    tool.submit(again)
  }

  return (
    <ToolPage
      title="Script Writer"
      sub="Scripts for videos, podcasts and presentations"
      form={form}
      fields={<ScriptForm fields={tool.fields} onSubmit={() => submit(false)} />}
      run={run}
      tool={tool}
      about={about}
      kept={
        about.video &&
        hasPieceWithoutGeneration(about.video, 'script') && <LibraryPiece step="script" video={about.video} />
      }
      words={describeRun(run, filled)}
      done={shareWritten(run)}
      label="Script written"
      again="Regenerate"
      missing="the rest"
      empty={{
        title: 'No script yet',
        reason: 'Enter a topic and generate. You get a hook, points and a call to action, with timestamps.',
        example: 'Try a sample topic',
        sample: () => change({ ...input, ...SAMPLE }),
      }}
      result={
        <ScriptResult run={run} filled={filled} onFill={fill} blankTopic={form.blank} question={tool.question()} />
      }
      {...SCRIPT_SUMMARY}
      query={recent}
      onGenerate={() => submit(false)}
      onAgain={() => submit(true)}
      onRetry={() => submit(wasAgain)}
    />
  )
}
