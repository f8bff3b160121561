import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The network as tests see it: outside services are answered here, at the level of HTTP. */
export const network = setupServer()

/** Answers the outside world in a test file: a request that no handler expects fails its test. */
export function interceptNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
}
