import { isOver } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation, Started } from '../../../shared/features/generation/generations.schema.ts'
import { readFailure, Refusal } from '../api/failure.ts'
import { readEvents, type Subscribe } from './generation-events.ts'
import type { Opened, RunEvent } from './writing-run.ts'

/** Delay before the next request to a server that did not respond, in milliseconds. */
const RETRY_MS = 2_000

const ENDS: ReadonlySet<string> = new Set(['done', 'stopped', 'failed', 'help'])

/** API calls about generations. */
export interface GenerationCalls {
  get(id: string): Promise<Generation>
  /** Stops the generation. Resolves once its result is stored. */
  stop(id: string): Promise<Generation>
  resume(id: string): Promise<Generation>
  subscribe: Subscribe
}

/** How a tool starts a generation, and converts a stored one into its content. */
export interface GenerationTool<Input, Content> {
  /** `key` is the idempotency key. */
  start(input: Input, key: string): Promise<Started>
  open(generation: Generation): Opened<Input, Content>
}

/**
 * Creates a reader of a tool's generations. It yields the events of a running generation and then the stored result, whichever
 * process runs it. It retries lost connections. The iterables throw what the calls throw, and a `Refusal` for a failed
 * generation.
 */
export function createGenerationReader<Input, Content, Event extends { type: string }>(
  calls: GenerationCalls,
  tool: GenerationTool<Input, Content>,
) {
  type Events = AsyncGenerator<RunEvent<Input, Content, Event>, void>
  let lookAgain = (): void => {}
  /** The generation that is running. It has no id until the server has accepted the request. */
  let current: { id?: string; isStopping: boolean } = { isStopping: false }

  /** Returns the generation, or undefined if the signal aborts before the server responds. */
  async function find(id: string, signal: AbortSignal): Promise<Generation | undefined> {
    while (!signal.aborted) {
      try {
        return await calls.get(id)
      } catch (error) {
        const { status } = readFailure(error)
        if (status !== 0 && status < 500) throw error
        await wait(RETRY_MS, signal)
      }
    }
    return undefined
  }

  async function* follow(id: string, signal: AbortSignal): Events {
    current = { id, isStopping: false }
    let lastEventId: string | undefined
    for (;;) {
      const connection = new AbortController()
      const close = (): void => connection.abort()
      signal.addEventListener('abort', close)
      lookAgain = close
      for await (const numbered of readEvents(calls.subscribe, { id, lastEventId }, connection.signal)) {
        lastEventId = numbered.id
        if (ENDS.has(numbered.event.type)) break
        // The server sends only events of the tool that the generation belongs to.
        yield numbered.event as Event
      }
      signal.removeEventListener('abort', close)
      const generation = await find(id, signal)
      if (!generation || signal.aborted) return
      if (isOver(generation.state)) return yield* show(generation)
      await wait(RETRY_MS, signal)
    }
  }

  /** Yields the result of a finished generation. Throws if it has an error. */
  async function* show(generation: Generation): Events {
    const { state, error } = generation
    if (state !== 'failed' || generation.help) yield { type: 'opened', opened: tool.open(generation) }
    if (error) throw new Refusal(error.status, error)
  }

  /** Opens a generation. If it is running, its events follow until it ends. */
  async function* read(found: string | Generation, signal: AbortSignal): Events {
    const generation = typeof found === 'string' ? await calls.get(found) : found
    if (generation.state === 'failed') return yield* show(generation)
    yield { type: 'opened', opened: tool.open(generation) }
    if (!isOver(generation.state)) yield* follow(generation.id, signal)
  }

  return {
    read,

    /** Requests a generation and yields its events. Aborting the signal does not cancel the request. */
    async *write(input: Input, key: string, signal: AbortSignal): Events {
      const asked = { isStopping: false }
      current = asked
      const { id, videoId, help, warnings = [] } = await tool.start(input, key)
      if (help) yield { type: 'help', help }
      else if (id === undefined) yield { type: 'unwritten', warnings }
      else {
        if (asked.isStopping) await calls.stop(id)
        yield { type: 'begun', id, videoId }
        yield* follow(id, signal)
      }
    },

    /** Continues a generation that was cut short. If it is already being continued elsewhere, it only reads it. */
    async *resume(id: string, signal: AbortSignal): Events {
      const resumed = await calls.resume(id).catch((error: unknown) => {
        if (readFailure(error).status !== 409) throw error
      })
      if (!resumed) return yield* read(id, signal)
      yield { type: 'opened', opened: { ...tool.open(resumed), createdAt: new Date().toISOString() } }
      yield* follow(id, signal)
    },

    /** Stops the running or requested generation. Readers then get the stored part. */
    async stop(): Promise<void> {
      const { id } = current
      current.isStopping = true
      if (id === undefined) return
      await calls.stop(id)
      lookAgain()
    },
  }
}

/** Resolves after this time or when the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
