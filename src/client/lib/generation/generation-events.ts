/** An event of a generation. `id` is its number: a new connection resumes after it. */
export interface NumberedEvent {
  id: string
  event: { type: string }
}

/** The part of the connection that a reader needs. Tests replace it. */
export type Subscribe = (
  request: { id: string; lastEventId: string | undefined },
  listener: { onEvent(event: NumberedEvent): void; onEnd(): void },
) => { unsubscribe(): void }

/**
 * Subscribes to a generation with the browser's `EventSource`, which reconnects and resumes after the last event. tRPC's own link
 * would exceed the size limit of the first bundle. Source: tRPC's subscription protocol,
 * https://trpc.io/docs/client/links/httpSubscriptionLink.
 */
export const subscribeToGeneration: Subscribe = (request, { onEvent, onEnd }) => {
  const source = new EventSource(`/trpc/generations.events?input=${encodeURIComponent(JSON.stringify(request))}`)
  const end = (): void => {
    source.close()
    onEnd()
  }
  source.addEventListener('message', ({ lastEventId: id, data }: MessageEvent<string>) =>
    onEvent({ id, event: JSON.parse(data) as { type: string } }),
  )
  source.addEventListener('return', end)
  source.addEventListener('serialized-error', end)
  // `EventSource` reconnects by itself, unless the server has refused the request.
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) end()
  })
  return { unsubscribe: () => source.close() }
}

/** Yields the events after `lastEventId` until the server ends or refuses the connection, or the signal aborts. */
export async function* readEvents(
  subscribe: Subscribe,
  request: { id: string; lastEventId: string | undefined },
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent, void> {
  const events: NumberedEvent[] = []
  let isOver = signal.aborted
  let wake = (): void => {}
  const end = (): void => {
    isOver = true
    wake()
  }
  const subscription = subscribe(request, {
    onEvent: (event) => {
      events.push(event)
      wake()
    },
    onEnd: end,
  })
  signal.addEventListener('abort', end)
  try {
    for (;;) {
      const event = events.shift()
      if (event && !signal.aborted) yield event
      else if (isOver) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    signal.removeEventListener('abort', end)
    subscription.unsubscribe()
  }
}
