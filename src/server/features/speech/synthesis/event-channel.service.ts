/** A channel of progress events for a consumer that may be slow. The work never waits for the consumer. */
export function createEventChannel<Event>() {
  const waiting: Event[] = []
  let changed = Promise.withResolvers<void>()

  return {
    add(event: Event): void {
      waiting.push(event)
      changed.resolve()
    },

    /** Yields every event until `work` settles. Its result and its error are left to the caller. */
    async *until(work: Promise<unknown>): AsyncGenerator<Event, void> {
      let isOver = false
      const end = (): void => {
        isOver = true
        changed.resolve()
      }
      work.then(end, end)
      for (;;) {
        await changed.promise
        changed = Promise.withResolvers()
        yield* waiting.splice(0)
        if (isOver && waiting.length === 0) return
      }
    },
  }
}
