import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The network of the tests: outside services are answered here, at the level of HTTP. */
export const network = setupServer()

/** Answers outside services in a test file. A request without a handler fails its test. */
export function interceptNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
}
