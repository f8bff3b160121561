import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { GenerationState, GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import type { Clock } from '../clock.ts'
import type { JobWork } from '../jobs/jobs.port.ts'
import type { Places } from '../queue/places.ts'
import type { ObservedCall } from './observe-calls.ts'
import { createStoredGauges, type StoredFigures } from './stored-gauges.ts'

/** Buckets in seconds: from the answer of a service nearby to a long script. */
const CALL_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
/** A request waits for a place for a minute, longer before a slow model. */
const WAIT_BUCKETS = [0.1, 0.5, 1, 5, 15, 30, 60, 300]

/** Gauges of the library whose names end in `_total`, which Prometheus reserves for counters. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

export type Meters = ReturnType<typeof createMeters>

/**
 * Counts and measures the work of this process. Labels have names of the program, never a user's id or text. `stored`
 * reads the figures of database and disk with every `read`.
 */
export function createMeters({ clock, stored }: { clock: Clock; stored: StoredFigures }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)

  const requests = new Counter({
    name: 'hookline_http_requests_total',
    help: 'Answered requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const waiting = new Gauge({
    name: 'hookline_queue_waiting',
    help: 'Requests of this process that wait for a place at a provider.',
    labelNames: ['queue'],
    registers,
  })
  const waited = new Histogram({
    name: 'hookline_queue_wait_seconds',
    help: 'Time from a request to its place at a provider.',
    labelNames: ['queue'],
    buckets: WAIT_BUCKETS,
    registers,
  })
  const refused = new Counter({
    name: 'hookline_queue_left_total',
    help: 'Requests that ended without a place: refused, stopped or too late.',
    labelNames: ['queue'],
    registers,
  })
  const generations = new Counter({
    name: 'hookline_generations_total',
    help: 'Generations that this process wrote, by tool and end.',
    labelNames: ['tool', 'end'],
    registers,
  })
  const prompts = new Counter({
    name: 'hookline_prompts_total',
    help: 'Prompts charged to accounts.',
    labelNames: ['tool'],
    registers,
  })
  const characters = new Counter({
    name: 'hookline_speech_characters_total',
    help: 'Characters that the voice was asked for; cached pieces are not asked for again.',
    registers,
  })
  const calls = new Histogram({
    name: 'hookline_provider_call_seconds',
    help: 'Time of calls to a provider, failed ones included. Calls that their caller stopped are left out.',
    labelNames: ['service', 'operation'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'hookline_provider_failures_total',
    help: 'Failed calls to a provider, by the kind of failure.',
    labelNames: ['service', 'operation', 'failure'],
    registers,
  })
  const jobs = new Counter({
    name: 'hookline_job_attempts_total',
    help: 'Attempts at jobs by this process.',
    labelNames: ['kind', 'end'],
    registers,
  })
  const gauges = createStoredGauges({ registry, clock, stored })

  return {
    /** Counts an answered request. `route` is its pattern. */
    countRequest(method: string, route: string, status: number): void {
      requests.inc({ method, route, status })
    },

    /** Counts the end of a generation, and its prompt where that was charged. */
    countGeneration(tool: GenerationTool, end: GenerationState, isCharged: boolean): void {
      generations.inc({ tool, end })
      if (isCharged) prompts.inc({ tool })
    },

    countCharacters(number: number): void {
      characters.inc(number)
    },

    observeCall({ service, operation, seconds, failure }: ObservedCall): void {
      calls.observe({ service, operation }, seconds)
      if (failure !== undefined) failures.inc({ service, operation, failure })
    },

    /** The same places, with their queue measured. */
    observePlaces(queue: string, places: Places): Places {
      return {
        async *enter(asker, signal) {
          const since = clock.now().getTime()
          let hasPlace = false
          waiting.inc({ queue })
          try {
            const place = yield* places.enter(asker, signal)
            hasPlace = true
            waited.observe({ queue }, (clock.now().getTime() - since) / 1_000)
            return place
          } finally {
            waiting.dec({ queue })
            if (!hasPlace) refused.inc({ queue })
          }
        },
      }
    },

    /** The same handlers, with their attempts counted. */
    observeJobs(handlers: JobWork['handlers']): JobWork['handlers'] {
      const counted =
        (kind: keyof JobWork['handlers']): JobWork['handlers'][typeof kind] =>
        async (job) => {
          let end = 'failed'
          try {
            await handlers[kind](job)
            end = 'done'
          } finally {
            jobs.inc({ kind, end })
          }
        }
      return {
        mail: counted('mail'),
        'customer-address': counted('customer-address'),
        reminder: counted('reminder'),
      }
    },

    contentType: registry.contentType,

    /** Everything in Prometheus' text format. Answers within seconds also while the database does not. */
    async read(): Promise<string> {
      await gauges.refresh()
      return registry.metrics()
    },
  }
}
