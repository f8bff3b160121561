import { getVideoScript } from '../../components/video/handover/handover-pieces.ts'
import { takeIntent } from '../../components/video/handover/handover-intent.ts'
import { isAnotherVideo } from '../../components/video/use-tool-video.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type ToolDefinition } from '../../components/tool/use-writing-tool.tsx'
import { Refusal } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { toolNotice } from '../../lib/generation/tool-notice.ts'
import { CAPTION_DRAFT, type CaptionInput, type CaptionOrder, describeChoices, describePost } from './caption-input.ts'
import {
  CAPTION_RUN_RULES,
  type CaptionContent,
  type CaptionTextEvent,
  describeRun,
  openedCaption,
} from './caption-run.ts'

export const CAPTION_TOOL: ToolDefinition<CaptionInput, CaptionOrder, CaptionContent, CaptionTextEvent> = {
  name: 'captions',
  draft: CAPTION_DRAFT,
  withSubject: (input, content) => ({ ...input, content }),
  subject: {
    name: 'content',
    label: 'Content description',
    placeholder: 'What does the post show?',
    requiredTitle: 'Content required',
    blank: 'Please enter your content description.',
    what: 'A description',
    max: INPUT_LIMITS.content,
  },
  order: (input) => input,
  describeChoices,
  step: 'caption',
  inputFromVideo: (video, input) => ({
    ...input,
    content: describePost(video),
    details: video.details,
    ...(video.platform && { platform: video.platform }),
  }),
  isOther: isAnotherVideo,
  orderFor: (order, videoId, video) => ({
    ...order,
    videoId,
    // The script counts only if its words in the form were not changed.
    scriptId: video && order.content === describePost(video) ? getVideoScript(video)?.scriptId : undefined,
  }),
  takeOrder: (videoId) => takeIntent('caption', videoId)?.order ?? null,
  rules: CAPTION_RUN_RULES,
  describe: describeRun,
  ready: 'Your caption is ready',
  onFailed: (failure) => {
    const notice = toolNotice(failure, 'Failed to generate content. Please try again.')
    if (notice) notify(notice)
  },
  connect: ({ captions }) => ({
    start: (input, idempotencyKey) => captions.start.mutate(input, { context: { idempotencyKey } }),
    open: (generation) => {
      if (generation.tool !== 'captions') throw new Refusal(404, {})
      const { id, input, captions: written, sources, createdAt } = generation
      return { ...generation, ...openedCaption({ ...input, id, captions: written, sources, createdAt }) }
    },
  }),
}
