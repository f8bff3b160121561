import { trpc } from '../../lib/api/trpc.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useWritingTool } from '../../components/tool/use-writing-tool.tsx'
import { hasPieceWithoutGeneration, LibraryPiece } from '../../components/video/library-piece.tsx'
import { CaptionForm } from './caption-form.tsx'
import { CAPTION_SUMMARY } from './caption-history.tsx'
import { CaptionResult } from './caption-result.tsx'
import { describeRun, shareWritten, withSavedCaption } from './caption-run.ts'
import { CAPTION_TOOL } from './caption-tool.ts'

const SAMPLE = {
  content: 'A reel of five dinners for one, all from a single pan, for eleven dollars',
  details: ['40 minutes on Sunday', 'One pan, one onion', 'I burned the first batch of rice'],
}

/** The page of the caption generator. It converts the description of a post into a caption for its platform. */
export function CaptionsPage({ userId }: { userId: string }) {
  const tool = useWritingTool(CAPTION_TOOL, userId)
  const { form, input, change, about } = tool
  const run = withSavedCaption(tool.run, about.video)
  const recent = trpc.captions.recent.useQuery({ limit: RECENT_SHOWN })
  const submit = (): void => tool.submit(false)

  return (
    <ToolPage
      title="Caption Generator"
      sub="Captions and hashtags that fit where you post"
      form={form}
      fields={<CaptionForm fields={tool.fields} onSubmit={submit} />}
      run={run}
      tool={tool}
      about={about}
      kept={
        about.video &&
        hasPieceWithoutGeneration(about.video, 'caption') && <LibraryPiece step="caption" video={about.video} />
      }
      words={describeRun(run)}
      done={shareWritten(run)}
      label="Caption written"
      again="Generate New Version"
      missing="the rest"
      empty={{
        title: 'No caption yet',
        reason: 'Describe your post and generate. You get a caption within the platform’s limits, with hashtags.',
        example: 'Try a sample post',
        sample: () => change({ ...input, ...SAMPLE }),
      }}
      result={<CaptionResult run={run} blankContent={form.blank} question={tool.question()} />}
      {...CAPTION_SUMMARY}
      query={recent}
      onGenerate={submit}
      onAgain={submit}
      onRetry={submit}
    />
  )
}
