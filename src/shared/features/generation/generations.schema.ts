import { z } from 'zod'
import { ERROR_REASONS } from '../../errors.ts'
import { INPUT_LIMITS } from '../../limits.ts'
import { nameText } from '../../wire.ts'
import { Caption, CaptionOrder } from '../captions/captions.schema.ts'
import { RefineRequest } from '../conversations/conversations.schema.ts'
import { Help } from '../crisis/crisis.schema.ts'
import { Hook, HookOrder } from '../hooks/hooks.schema.ts'
import { ScriptGeneration, TimedBeat } from '../scripts/scripts.schema.ts'
import { FIGURE_ACTIONS, GENERATION_STATES, GENERATION_TOOLS } from './generations.constants.ts'
import { FigureText, ResultExtras, Source, Warning } from './generation.schema.ts'

/** The immediate answer to a request: the id of its generation, or an event instead of a result. */
export const Started = z.object({
  id: z.string().optional(),
  /** The video to which the result belongs; absent without one. */
  videoId: z.string().optional(),
  help: Help.optional(),
  warnings: z.array(Warning).optional(),
})
export type Started = z.infer<typeof Started>

/** Why a generation was cut short. `status` is the HTTP status that `generate` would have answered. */
export const GenerationFailure = z.object({
  message: z.string(),
  status: z.number().int(),
  reason: z.enum(ERROR_REASONS).optional(),
  retryAfterSeconds: z.number().optional(),
})
export type GenerationFailure = z.infer<typeof GenerationFailure>

const common = {
  id: z.string(),
  state: z.enum(GENERATION_STATES),
  sources: z.array(Source),
  warnings: z.array(Warning),
  freeRewrite: z.boolean().optional(),
  error: GenerationFailure.optional(),
  /** Instead of a result, where the writer recognized a topic about killing or harming oneself. */
  help: Help.optional(),
  /** Whether the missing part can be written without another prompt. */
  canResume: z.boolean(),
  /** The number of the newest event in this view; later ones are still to be read. */
  lastEvent: z.number().int(),
  /** The video to which it belongs; absent without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
}

/** A stored request, with its defaults. */
const ScriptInput = ScriptGeneration.pick({
  topic: true,
  type: true,
  duration: true,
  tone: true,
  format: true,
  details: true,
  useInternetSearch: true,
  hook: true,
  onScreen: true,
  firstFrame: true,
})

/** A generation with its text so far. */
export const Generation = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('hooks'), ...common, input: HookOrder, hooks: z.array(Hook) }),
  z.object({ tool: z.literal('scripts'), ...common, input: ScriptInput, beats: z.array(TimedBeat) }),
  z.object({ tool: z.literal('captions'), ...common, input: CaptionOrder, captions: z.array(Caption) }),
  z.object({ tool: z.literal('refine'), ...common, input: RefineRequest, text: z.string() }),
])
export type Generation = z.infer<typeof Generation>

export const GenerationReference = z.object({ id: z.string().min(1).max(100) })

/** What to do with a figure that nobody gave. `path` is that of one text; without it its sentences go from all texts. */
export const GenerationFigure = GenerationReference.extend({
  figure: FigureText,
  path: nameText('A path', INPUT_LIMITS.id).optional(),
  action: z.enum(FIGURE_ACTIONS),
})
export type GenerationFigure = z.infer<typeof GenerationFigure>

/** Which generations to list; `running` includes queued ones. */
export const GenerationsRequest = z
  .object({ state: z.enum(['running', 'done', 'stopped', 'failed']).optional() })
  .prefault({})
export type GenerationsRequest = z.infer<typeof GenerationsRequest>

export const NewestRequest = z.object({ tool: z.enum(GENERATION_TOOLS) })

/** Where a reader continues: after the event of this number. tRPC sends it automatically after a lost connection. */
export const FollowRequest = GenerationReference.extend({
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/u)
    .optional(),
})

const ended = { generationId: z.string(), ...ResultExtras.shape }

/** The last event of a generation that was cut short with a partial result. `error` is absent where the user stopped it. */
export const StoppedEvent = z.object({ type: z.literal('stopped'), ...ended, error: GenerationFailure.optional() })
export type StoppedEvent = z.infer<typeof StoppedEvent>

/** The last event of a generation without a result. */
export const FailedEvent = z.object({ type: z.literal('failed'), generationId: z.string(), error: GenerationFailure })
export type FailedEvent = z.infer<typeof FailedEvent>

/** The events that end a generation of any tool. */
export type EndEvent = StoppedEvent | FailedEvent
