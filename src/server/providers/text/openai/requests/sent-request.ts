import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Node's fetch publishes here when it writes a request's headers to a connection. */
const CHANNEL = 'undici:client:sendHeaders'

/**
 * Calls `onSent` once the request with `id` in its headers is written to a connection. `fetch` itself reports only the
 * answer's headers, which a local server that loads its model sends much later. The returned function stops listening.
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
