import { DEMO_PROJECT, startAuthEmulator } from './auth-emulator.ts'
import { loadEnvironment } from './environment.ts'
import { runJourneys } from './run-journeys.ts'

// Signs in with Firebase in a real browser, with Google's own code on both sides, against the Auth emulator.
loadEnvironment()
const emulator = await startAuthEmulator()
try {
  const firebase = {
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
  }
  await runJourneys({ E2E_BASE_URL: firebase }, { ...firebase, E2E_FIREBASE: 'on' })
} finally {
  await emulator.stop()
}
