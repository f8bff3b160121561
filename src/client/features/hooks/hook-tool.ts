import { isSameTopic } from '../../../shared/features/videos/videos.rules.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { takeIntent } from '../../components/video/handover/handover-intent.ts'
import { type ToolDefinition } from '../../components/tool/use-writing-tool.tsx'
import { Refusal } from '../../lib/api/failure.ts'
import { describeChoices, HOOK_DRAFT, type HookInput } from './hook-input.ts'
import { describeRun, HOOK_RUN_RULES, type HookLineEvent, type HookRow, openedHooks } from './hook-run.ts'

export const HOOK_TOOL: ToolDefinition<HookInput, HookInput, readonly HookRow[], HookLineEvent> = {
  name: 'hooks',
  draft: HOOK_DRAFT,
  withSubject: (input, topic) => ({ ...input, topic }),
  subject: {
    name: 'topic',
    label: 'Topic',
    placeholder: 'What is the video about?',
    requiredTitle: 'Topic required',
    blank: 'Please enter a topic or content idea.',
    what: 'A topic',
    max: INPUT_LIMITS.topic,
  },
  order: (input) => input,
  describeChoices,
  step: 'hook',
  inputFromVideo: ({ topic, platform, tone, details }, input) => ({
    ...input,
    topic,
    details,
    ...(platform && { platform }),
    ...(tone && { tone }),
  }),
  isOther: ({ topic }, subject) => !isSameTopic(topic, subject),
  orderFor: (order, videoId) => ({ ...order, videoId }),
  takeOrder: (videoId) => takeIntent('hook', videoId)?.order ?? null,
  rules: HOOK_RUN_RULES,
  describe: describeRun,
  ready: 'Your hooks are ready',
  connect: ({ hooks }) => ({
    start: (input, idempotencyKey) => hooks.start.mutate(input, { context: { idempotencyKey } }),
    open: (generation) => {
      if (generation.tool !== 'hooks') throw new Refusal(404, {})
      const { id, input, hooks: written, sources, createdAt } = generation
      return { ...generation, ...openedHooks({ ...input, id, hooks: written, sources, createdAt }) }
    },
  }),
}
