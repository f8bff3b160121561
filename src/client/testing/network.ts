import { setupServer } from 'msw/node'

/** The network as component tests see it: nothing answers unless a test says so. */
export const network = setupServer()
