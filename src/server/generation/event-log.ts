/** An event and its number. A reader continues after the last number that it has seen. */
export interface LoggedEvent {
  id: number
  event: { type: string }
}

export type EventLog = ReturnType<typeof createEventLog>

/** States before the first text: each replaces the one before, and text makes all of them obsolete. */
const TRANSIENT: ReadonlySet<string> = new Set(['waiting', 'searching', 'thinking', 'planning', 'loading'])

/**
 * The events of one generation, numbered from 1, without obsolete ones: the next partial replaces a partial, the next
 * event replaces a wait, and `restart` replaces everything. `kept` are earlier events; new numbers continue after
 * theirs, and after `from`.
 */
export function createEventLog(kept: readonly LoggedEvent[] = [], from = 0) {
  let events = [...kept]
  let last = kept.at(-1)?.id ?? 0
  let closed = false
  let changed = Promise.withResolvers<void>()

  function wake(): void {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  return {
    push(event: { type: string }): void {
      const newest = events.at(-1)?.event.type
      if (event.type === 'restart') events = events.filter((one) => one.event.type === 'sources')
      else if (newest === 'partial' || (newest !== undefined && TRANSIENT.has(newest))) events.pop()
      last = Math.max(last, from) + 1
      events.push({ id: last, event })
      wake()
    },
    /** Ends the log. */
    close(): void {
      closed = true
      wake()
    },
    all: (): readonly LoggedEvent[] => events,
    after: (id: number): LoggedEvent[] => events.filter((one) => one.id > id),
    last: (): number => last,
    isClosed: (): boolean => closed,
    /** Resolves at the next event, or at the end. */
    changed: (): Promise<void> => changed.promise,
  }
}
