import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

let isServed = false

/**
 * The network as component tests see it: nothing answers unless a test says so. What a page still asks of a server whose
 * test has ended gets no answer, as from a tab that is being closed.
 */
export const network = setupServer(http.all('*/trpc/*', () => (isServed ? HttpResponse.error() : undefined)))

/** Whether any test of this file has had a server. */
export function markServed(value: boolean): void {
  isServed = value
}
