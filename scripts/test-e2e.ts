import { loadEnvironment } from './environment.ts'
import { runJourneys } from './run-journeys.ts'

// The journeys in a real browser, with the adapters that need no key.
loadEnvironment()
await runJourneys({}, {})
