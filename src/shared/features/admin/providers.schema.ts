import { z } from 'zod'

/** The outside services of a server, each of which has an adapter. */
export const PROVIDER_SERVICES = [
  'text',
  'speech',
  'research',
  'identity',
  'mail',
  'payments',
  'audio-store',
  'database',
] as const
export const ProviderService = z.enum(PROVIDER_SERVICES, 'service must be one of the services of this server.')
export type ProviderService = z.infer<typeof ProviderService>

/** The end of a call by this process. */
const LastCall = z.object({ at: z.iso.datetime(), operation: z.string(), milliseconds: z.number().int() })

/** One outside service as this process sees it. */
export const ProviderState = z.object({
  service: ProviderService,
  /** What answers. */
  adapter: z.string(),
  /** Where it is, or how to have another one. */
  note: z.string(),
  /** The variables that decide, with those that are set. Never their values. */
  variables: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  /** Lines for `.env`, with placeholders; empty where nothing can be set. */
  lines: z.string(),
  canTest: z.boolean(),
  lastSuccess: LastCall.nullable(),
  lastFailure: LastCall.extend({ reason: z.string() }).nullable(),
  /** The requests of this process; null for services without a queue. */
  queue: z
    .object({
      waiting: z.number().int(),
      running: z.number().int(),
      places: z.number().int(),
      breaker: z.enum(['closed', 'open', 'trial']),
      /** When an open breaker tries again. */
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type ProviderState = z.infer<typeof ProviderState>

export const ProviderReference = z.object({ service: ProviderService })

/** The result of one call to a service. */
export const ProviderTest = z.object({
  isWorking: z.boolean(),
  milliseconds: z.number().int(),
  /** The error and what to do; null on success. */
  message: z.string().nullable(),
})
export type ProviderTest = z.infer<typeof ProviderTest>
