/** What work tells while it goes on, for somebody who watches at a pace of their own: the work never waits for them. */
export function createEventChannel<Event>() {
  const waiting: Event[] = []
  let changed = Promise.withResolvers<void>()

  return {
    add(event: Event): void {
      waiting.push(event)
      changed.resolve()
    },

    /** Every event until `work` is over, whichever way; its result and its failure are the caller's. */
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
