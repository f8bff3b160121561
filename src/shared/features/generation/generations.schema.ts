import { z } from 'zod'
import { ERROR_REASONS } from '../../errors.ts'
import { Caption, CaptionRequest } from '../captions/captions.schema.ts'
import { RefineRequest } from '../conversations/conversations.schema.ts'
import { Help } from '../crisis/crisis.schema.ts'
import { Hook, HookRequest } from '../hooks/hooks.schema.ts'
import { ScriptGeneration, TimedBeat } from '../scripts/scripts.schema.ts'
import { GENERATION_STATES, GENERATION_TOOLS } from './generations.constants.ts'
import { ResultExtras, Source, Warning } from './generation.schema.ts'

/** The immediate answer to a request to write: the id of its generation, or the event instead of a result. */
export const Started = z.object({
  id: z.string().optional(),
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
  /** In place of a result, where the writer saw that the topic is about killing or harming oneself. */
  help: Help.optional(),
  /** Whether what is missing can be written, for no further prompt. */
  canResume: z.boolean(),
  /** The number of the newest event that this view holds: those after it are still to be read. */
  lastEvent: z.number().int(),
  createdAt: z.iso.datetime(),
}

/** A request as it is stored, with its defaults. */
const ScriptInput = ScriptGeneration.pick({
  topic: true,
  type: true,
  duration: true,
  tone: true,
  format: true,
  details: true,
  useInternetSearch: true,
})

/** A generation with what is written of it so far. */
export const Generation = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('hooks'), ...common, input: HookRequest, hooks: z.array(Hook) }),
  z.object({ tool: z.literal('scripts'), ...common, input: ScriptInput, beats: z.array(TimedBeat) }),
  z.object({ tool: z.literal('captions'), ...common, input: CaptionRequest, captions: z.array(Caption) }),
  z.object({ tool: z.literal('refine'), ...common, input: RefineRequest, text: z.string() }),
])
export type Generation = z.infer<typeof Generation>

export const GenerationReference = z.object({ id: z.string().min(1).max(100) })

/** Which generations to list; those that are running count as `running`, whether they wait or are being written. */
export const GenerationsRequest = z
  .object({ state: z.enum(['running', 'done', 'stopped', 'failed']).optional() })
  .prefault({})
export type GenerationsRequest = z.infer<typeof GenerationsRequest>

export const NewestRequest = z.object({ tool: z.enum(GENERATION_TOOLS) })

/** Where a reader continues: after the event of this number. tRPC sends it again by itself when a connection was lost. */
export const FollowRequest = GenerationReference.extend({
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/u)
    .optional(),
})

const ended = { generationId: z.string(), ...ResultExtras.shape }

/** The last event of one that was cut short: what was written is kept. `error` is there unless the user stopped it. */
export const StoppedEvent = z.object({ type: z.literal('stopped'), ...ended, error: GenerationFailure.optional() })
export type StoppedEvent = z.infer<typeof StoppedEvent>

/** The last event of one of which nothing is stored. */
export const FailedEvent = z.object({ type: z.literal('failed'), generationId: z.string(), error: GenerationFailure })
export type FailedEvent = z.infer<typeof FailedEvent>

/** Events for a reader of a generation, beside those of its tool. */
export type EndEvent = StoppedEvent | FailedEvent
