/** An event of a generation and its number, from which a reader continues. */
export interface NumberedEvent {
  id: string
  event: { type: string }
}

/** The part of the connection that a reader needs; a test passes its own. */
export type Subscribe = (
  request: { id: string; lastEventId: string | undefined },
  listener: { onEvent(event: NumberedEvent): void; onEnd(): void },
) => { unsubscribe(): void }

/**
 * Subscribes to a generation by the browser's own `EventSource`, which takes a lost connection up again after the last event.
 * tRPC's link for it does not fit into the first bundle, and its package cannot be split. Source: tRPC's protocol of
 * subscriptions, https://trpc.io/docs/client/links/httpSubscriptionLink.
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
  // It is taken up again, unless the server has refused.
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) end()
  })
  return { unsubscribe: () => source.close() }
}

/** The events after `lastEventId`, until the server ends them, refuses, or the signal fires. */
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
