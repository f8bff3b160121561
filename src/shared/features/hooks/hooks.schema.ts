import { z } from 'zod'
import { INPUT_LIMITS, RECENT_LIMIT } from '../../limits.ts'
import { looseEnum, requiredText } from '../../wire.ts'
import { HOOK_PATTERNS, HOOK_PLATFORMS, TONES } from './hooks.constants.ts'

/** What a generation of hooks asks for: the form, the procedure and the REST row. Source: spec sections 2, 5 and 7. */
export const HookRequest = z.object({
  topic: requiredText('Topic', INPUT_LIMITS.topic, 'Please enter a topic or content idea.'),
  platform: looseEnum('Platform', HOOK_PLATFORMS).default('YouTube'),
  tone: looseEnum('Tone', TONES).default('casual'),
  useInternetSearch: z.boolean('useInternetSearch must be true or false.').default(false),
})
export type HookRequest = z.infer<typeof HookRequest>

/** One hook of a result: the line and the viral pattern it follows. */
export const Hook = z.object({ id: z.string(), hook: z.string(), pattern: z.enum(HOOK_PATTERNS) })
export type Hook = z.infer<typeof Hook>

/** What a generation answers. `warnings` are sentences for the user. Source: decisions 8. */
export const HookResult = z.object({ hooks: z.array(Hook), warnings: z.array(z.string()).optional() })
export type HookResult = z.infer<typeof HookResult>

/** One earlier generation, newest first in `recent`. `createdAt` is ISO 8601 in UTC. Source: decisions 7. */
export const HookGeneration = z.object({
  id: z.string(),
  ...HookRequest.shape,
  hooks: z.array(Hook),
  createdAt: z.iso.datetime(),
})
export type HookGeneration = z.infer<typeof HookGeneration>

const LIMIT = `limit must be a whole number from 1 to ${RECENT_LIMIT.max}.`

/** How many of the newest generations to list. */
export const RecentRequest = z
  .object({
    limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(RECENT_LIMIT.max, LIMIT).default(RECENT_LIMIT.default),
  })
  .prefault({})

/** A piece of a generation while it is being written. `index` counts from 0; `done` comes last. */
export const HookEvent = z.discriminatedUnion('type', [
  /** Comes first where the writer is busy: how many are served before. */
  z.object({ type: z.literal('waiting'), ahead: z.number().int() }),
  z.object({
    type: z.literal('partial'),
    index: z.number().int(),
    text: z.string(),
    pattern: z.enum(HOOK_PATTERNS).nullable(),
  }),
  z.object({ type: z.literal('hook'), index: z.number().int(), hook: Hook }),
  z.object({ type: z.literal('done'), generationId: z.string(), warnings: z.array(z.string()).optional() }),
])
export type HookEvent = z.infer<typeof HookEvent>
