import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'src/e2e',
  projects: process.env['E2E_FIREBASE']
    ? // These need Firebase's emulator: `npm run test:firebase`.
      [{ name: 'firebase', testMatch: '**/firebase.spec.ts' }]
    : [
        // First, because these run one after the other on a server that they start.
        { name: 'renewal', testMatch: '**/renewal.e2e.ts' },
        { name: 'browser', testMatch: '**/*.e2e.ts', testIgnore: '**/renewal.e2e.ts' },
      ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey mostly waits, so three workers fit two cores.
  workers: 3,
  // A journey that needs a retry is a defect of the product, or of the condition that the journey waits for.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./build/slowest-journeys.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    // Sets the date format of the browser.
    locale: 'en-GB',
    // Journeys about an animation enable it themselves.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Playwright would take a screenshot at the end of every journey. The journeys take one only on failure.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds only. Background optimization would finish too late and occupy the second core.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
