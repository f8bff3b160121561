import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useDraft } from '../../lib/generation/use-draft.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'
import { FactsQuestion } from '../../components/tool/form/facts-question.tsx'
import { ToolPage } from '../../components/tool/tool-page.tsx'
import { useToolForm } from '../../components/tool/form/use-tool-form.ts'
import { CaptionForm } from './caption-form.tsx'
import { checkContent, CAPTION_DRAFT, describeChoices } from './caption-input.ts'
import { CaptionResult } from './caption-result.tsx'
import { describeRun, openedCaption, shareWritten } from './caption-run.ts'
import { CAPTION_SUMMARY } from './caption-history.tsx'
import { useCaptionRunner } from './use-caption-runner.ts'

const SAMPLE = {
  content: 'A reel of five dinners for one, all from a single pan, for eleven dollars',
  details: ['40 minutes on Sunday', 'One pan, one onion', 'I burned the first batch of rice'],
}

/** The caption generator: a post in words goes in, a caption that fits its platform comes out. */
export function CaptionsPage({ userId }: { userId: string }) {
  const { input, change, markUsed } = useDraft(userId, 'captions', CAPTION_DRAFT)
  const { state, generate, stop, reopen } = useCaptionRunner(markUsed)
  const { run, failure } = useStore(state)
  const recent = trpc.captions.recent.useQuery({ limit: RECENT_SHOWN })
  const form = useToolForm({
    input,
    subjectOf: CAPTION_DRAFT.subjectOf,
    detailsOf: CAPTION_DRAFT.detailsOf,
    check: checkContent,
    requiredTitle: 'Content required',
  })
  const submit = (): void => form.submit(() => generate(input))

  const order = run.input
  const isSame = order !== null && (form.blank || input.content === order.content)

  return (
    <ToolPage
      title="Caption Generator"
      sub="Captions and hashtags that fit where you post"
      form={form}
      fields={
        <CaptionForm
          input={input}
          contentError={form.error}
          contentRef={form.fieldRef}
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
      label="Caption written"
      again="Generate New Version"
      asked={run.input && { topic: run.input.content, choices: describeChoices(run.input) }}
      failure={failure}
      empty={{
        title: 'No caption yet',
        reason: 'Describe your post and generate. You get a caption within the platform’s limits, with hashtags.',
        example: 'Try a sample post',
        sample: () => change({ ...input, ...SAMPLE }),
      }}
      result={
        <CaptionResult
          run={run}
          blankContent={form.blank}
          question={
            order &&
            run.phase === 'done' &&
            run.freeRewrite && (
              <FactsQuestion
                key={run.resultId}
                typed={isSame ? input.details : []}
                onWrite={(details) => {
                  if (isSame) change({ ...input, content: order.content, details })
                  generate({ ...order, details })
                  form.showOpened()
                }}
              />
            )
          }
        />
      }
      {...CAPTION_SUMMARY}
      query={recent}
      onOpen={(generation) => {
        reopen(openedCaption(generation), 'Opened an earlier caption')
        const { content, platform, details = [] } = generation
        // Typed text that was not used yet is not overwritten.
        if (form.blank || input.content === run.input?.content) change({ ...input, content, platform, details })
      }}
      onGenerate={submit}
      onAgain={submit}
      onRetry={submit}
      onStop={stop}
    />
  )
}
