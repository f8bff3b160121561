import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

let isServed = false

/**
 * The network of component tests. No request is answered unless a test sets up a handler. A page may still send requests after
 * its test has ended; they fail like those of a closing tab.
 */
export const network = setupServer(http.all('*/trpc/*', () => (isServed ? HttpResponse.error() : undefined)))

/** Records whether any test of this file has started a server. */
export function markServed(value: boolean): void {
  isServed = value
}
