import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'

/** An event of a generation and its number, from which a reader goes on. */
export interface NumberedEvent {
  id: string
  event: { type: string }
}

/** The part of the connection that a reader needs; a test brings its own. */
export type Subscribe = (
  request: { id: string; lastEventId: string | undefined },
  listener: { onEvent(event: NumberedEvent): void; onEnd(): void },
) => { unsubscribe(): void }

/** Here and not with the other calls, because the first bundle does without it. */
const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] })

/** Subscribes to a generation over server-sent events. A connection that was lost is taken up again after the last event. */
export const subscribeToGeneration: Subscribe = (request, { onEvent, onEnd }) =>
  client.generations.events.subscribe(request, {
    onData: ({ id, data }) => onEvent({ id, event: data }),
    onComplete: onEnd,
    onError: onEnd,
  })

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
