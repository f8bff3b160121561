import { isOver } from '../../shared/features/generation/generations.constants.ts'
import { type Clock } from '../runtime/clock.ts'
import { type LoggedEvent } from './event-log.ts'
import { type StoredGeneration } from './generation-row.ts'
import { type Run } from './run-generation.ts'
import { type AnyTool } from './writing-tool.ts'

/** Milliseconds between looks of a reader for events of another process. */
const FOLLOW_MS = 500

/** A generation of this process; `over` resolves at its end. */
export type Running = Run & { over: Promise<void> }

/** Reads generations while they are written, by any process. */
export function createGenerationReaders(deps: {
  runs: ReadonlyMap<string, Running>
  /** Throws NOT_FOUND. */
  find(userId: string, id: string): Promise<StoredGeneration>
  findTool(row: StoredGeneration): AnyTool
  clock: Clock
}) {
  const { runs, find, findTool, clock } = deps
  const findRun = (userId: string, id: string): Running | undefined => {
    const run = runs.get(id)
    return run?.userId === userId ? run : undefined
  }

  return {
    /** Resolves at the end of a generation, or rejects with the signal's reason. The generation itself continues. */
    async settled(
      userId: string,
      id: string,
      signal: AbortSignal,
    ): Promise<{ row: StoredGeneration; failure?: unknown }> {
      for (;;) {
        const run = findRun(userId, id)
        if (run) await untilAborted(run.over, signal)
        const row = await find(userId, id)
        if (isOver(row.state)) return { row, failure: run?.failure }
        if (!run) await clock.sleep(FOLLOW_MS, signal)
      }
    },

    /**
     * The events of a generation after number `after`, in order, from whichever process writes it. Ends with the
     * generation. Throws NOT_FOUND, and the signal's reason.
     */
    async *follow(userId: string, id: string, after: number, signal: AbortSignal): AsyncGenerator<LoggedEvent, void> {
      let seen = after
      for (;;) {
        const run = findRun(userId, id)
        if (run) {
          for (let isClosed = false; !isClosed;) {
            const changed = run.log.changed()
            isClosed = run.log.isClosed()
            for (const one of run.log.after(seen)) {
              yield one
              seen = one.id
            }
            if (!isClosed && run.log.last() <= seen) await untilAborted(changed, signal)
          }
          await untilAborted(run.over, signal)
        }
        const row = await find(userId, id)
        for (const one of readEvents(row)) {
          if (one.id <= seen) continue
          yield one
          seen = one.id
        }
        if (isOver(row.state)) return
        await clock.sleep(FOLLOW_MS, signal)
      }
    },
  }

  /** The stored events. Those of an old result are derived from it. */
  function readEvents(row: StoredGeneration): Iterable<LoggedEvent> {
    if (row.events.length > 0 || !isOver(row.state) || row.content === undefined) return row.events
    return numbered(findTool(row).replay(row.content))
  }
}

function* numbered(events: Iterable<{ type: string }>): Generator<LoggedEvent> {
  let id = 0
  for (const event of events) yield { id: (id += 1), event }
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
