import { takeIntent } from '../../components/video/handover/handover-intent.ts'
import { isSameTopic } from '../../../shared/features/videos/videos.rules.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type ToolDefinition } from '../../components/tool/use-writing-tool.tsx'
import { Refusal } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { toolNotice } from '../../lib/generation/tool-notice.ts'
import { buildOrder, describeChoices, SCRIPT_DRAFT, type ScriptInput, type ScriptOrder } from './script-input.ts'
import { describeRun, openedScript, SCRIPT_RUN_RULES, type ScriptBeatEvent, type ScriptContent } from './script-run.ts'

export const SCRIPT_TOOL: ToolDefinition<ScriptInput, ScriptOrder, ScriptContent, ScriptBeatEvent> = {
  name: 'scripts',
  draft: SCRIPT_DRAFT,
  withSubject: (input, topic) => ({ ...input, topic }),
  subject: {
    name: 'topic',
    // The label of the format field completes it, for example "Video topic".
    label: 'topic',
    placeholder: 'What do you want to talk about?',
    requiredTitle: 'Topic required',
    blank: 'Please enter a topic for your script.',
    what: 'A topic',
    max: INPUT_LIMITS.topic,
  },
  order: buildOrder,
  describeChoices,
  step: 'script',
  inputFromVideo: ({ topic, tone, details }, input) => ({ ...input, topic, details, ...(tone && { tone }) }),
  isOther: ({ topic }, subject) => !isSameTopic(topic, subject),
  orderFor: (order, videoId, video) => ({ ...order, videoId, ...(video?.hook && { hook: video.hook }) }),
  takeOrder: (videoId) => takeIntent('script', videoId)?.order ?? null,
  rules: SCRIPT_RUN_RULES,
  describe: (run) => describeRun(run),
  ready: 'Your script is ready',
  onFailed: (failure) => {
    const notice = toolNotice(failure, 'Failed to generate script. Please try again.')
    if (notice) notify(notice)
  },
  connect: ({ scripts }) => ({
    start: (input, idempotencyKey) => scripts.start.mutate(input, { context: { idempotencyKey } }),
    open: (generation) => {
      if (generation.tool !== 'scripts') throw new Refusal(404, {})
      const { id, input, beats, sources, createdAt } = generation
      return { ...generation, ...openedScript({ ...input, id, beats, sources, createdAt }) }
    },
  }),
}
