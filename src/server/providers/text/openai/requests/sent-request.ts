import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Node's fetch publishes here when it has a connection and writes the head of a request to it. */
const CHANNEL = 'undici:client:sendHeaders'

/**
 * Calls `onSent` once the request that carries `id` in its headers is written to a connection. `fetch` itself knows
 * only of the answer's head, and a local server that loads its model sends that head long after it was reached.
 * Returns the function that stops listening.
 */
export function whenRequestSent(id: string, onSent: () => void): () => void {
  const listener = (message: unknown) => {
    if (readHeaders(message).includes(id)) onSent()
  }
  subscribe(CHANNEL, listener)
  return () => {
    unsubscribe(CHANNEL, listener)
  }
}

function readHeaders(message: unknown): string {
  return typeof message === 'object' && message !== null && 'headers' in message ? String(message.headers) : ''
}
