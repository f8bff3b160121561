import { isOver } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation, Started } from '../../../shared/features/generation/generations.schema.ts'
import { readFailure, Refusal } from '../api/failure.ts'
import { readEvents, type Subscribe } from './generation-events.ts'
import type { Opened, RunEvent } from './writing-run.ts'

/** After how long a reader looks again for a server that did not answer, in milliseconds. */
const RETRY_MS = 2_000

const ENDS: ReadonlySet<string> = new Set(['done', 'stopped', 'failed', 'help'])

/** The calls about generations. */
export interface GenerationCalls {
  get(id: string): Promise<Generation>
  /** Resolves once it is stored. */
  stop(id: string): Promise<Generation>
  resume(id: string): Promise<Generation>
  subscribe: Subscribe
}

/** How one tool is started, and how its generations become its content. */
export interface GenerationTool<Input, Content> {
  /** The key makes a repetition the same piece of work. */
  start(input: Input, key: string): Promise<Started>
  open(generation: Generation): Opened<Input, Content>
}

/**
 * Reads the generations of a tool, from any process: as events of a run, and at the end the result as it is stored. A lost
 * connection is waited for. The iterables throw what the calls throw, and a `Refusal` for a generation that failed.
 */
export function createGenerationReader<Input, Content, Event extends { type: string }>(
  calls: GenerationCalls,
  tool: GenerationTool<Input, Content>,
) {
  type Events = AsyncGenerator<RunEvent<Input, Content, Event>, void>
  let lookAgain = (): void => {}
  /** What is being written; without an id while it is being requested. */
  let current: { id?: string; isStopping: boolean } = { isStopping: false }

  /** The generation; undefined where the signal fires before the server can be reached. */
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
        // The server sends the events of the tool that the generation belongs to.
        yield numbered.event as Event
      }
      signal.removeEventListener('abort', close)
      const generation = await find(id, signal)
      if (!generation || signal.aborted) return
      if (isOver(generation.state)) return yield* show(generation)
      await wait(RETRY_MS, signal)
    }
  }

  /** The end of a generation. */
  async function* show(generation: Generation): Events {
    const { state, error } = generation
    if (state !== 'failed' || generation.help) yield { type: 'opened', opened: tool.open(generation) }
    if (error) throw new Refusal(error.status, error)
  }

  /** Opens a generation: what is running is read to its end. */
  async function* read(found: string | Generation, signal: AbortSignal): Events {
    const generation = typeof found === 'string' ? await calls.get(found) : found
    if (generation.state === 'failed') return yield* show(generation)
    yield { type: 'opened', opened: tool.open(generation) }
    if (!isOver(generation.state)) yield* follow(generation.id, signal)
  }

  return {
    read,

    /** Requests a generation and reads it. Leaving before the answer does not cancel the request. */
    async *write(input: Input, key: string, signal: AbortSignal): Events {
      const asked = { isStopping: false }
      current = asked
      const { id, help, warnings = [] } = await tool.start(input, key)
      if (help) yield { type: 'help', help }
      else if (id === undefined) yield { type: 'unwritten', warnings }
      else {
        if (asked.isStopping) await calls.stop(id)
        yield { type: 'begun', id }
        yield* follow(id, signal)
      }
    },

    /** Writes what is missing of a generation that was cut short; where that was done elsewhere, reads it. */
    async *resume(id: string, signal: AbortSignal): Events {
      const resumed = await calls.resume(id).catch((error: unknown) => {
        if (readFailure(error).status !== 409) throw error
      })
      if (!resumed) return yield* read(id, signal)
      yield { type: 'opened', opened: { ...tool.open(resumed), createdAt: new Date().toISOString() } }
      yield* follow(id, signal)
    },

    /** Stops what is being written, or requested; readers see what is kept. */
    async stop(): Promise<void> {
      const { id } = current
      current.isStopping = true
      if (id === undefined) return
      await calls.stop(id)
      lookAgain()
    },
  }
}

/** Resolves after so many milliseconds, or when the signal fires. */
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
