import { loadEnvironment } from './environment.ts'
import { runJourneys } from './run-journeys.ts'

// The journeys in a real browser, with the adapters that need no key. The draft writer is unpaced, except in journeys
// that watch or stop it.
loadEnvironment()
await runJourneys({ E2E_BASE_URL: { DRAFT_PACE: 'off' }, E2E_PACED_URL: {} }, {})
