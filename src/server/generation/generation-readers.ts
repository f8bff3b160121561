import { isOver } from '../../shared/features/generation/generations.constants.ts'
import { type Clock } from '../runtime/clock.ts'
import { type LoggedEvent } from './event-log.ts'
import { type StoredGeneration } from './generation-row.ts'
import { type Run } from './run-generation.ts'
import { type AnyTool } from './writing-tool.ts'

/** How often a reader looks for what another process wrote, in milliseconds. */
const FOLLOW_MS = 500

/** A generation that this process writes, and when it is over. */
export type Running = Run & { over: Promise<void> }

/** How generations are read while they are written, by whichever process. */
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
    /** Resolves when a generation is over, or rejects with the signal's reason. What it is waiting for continues. */
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
     * The events of a generation after the one of number `after`, in order, from whichever process writes it; ends when it
     * is over. Throws NOT_FOUND, and the signal's reason.
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

  /** What is stored of the events; those of a result that is long over are made from it. */
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
