import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'src/e2e',
  projects: process.env['E2E_FIREBASE']
    ? // These need its emulator: `npm run test:firebase`.
      [{ name: 'firebase', testMatch: '**/firebase.spec.ts' }]
    : [
        // First, as these take turns on a server of their own, which they start.
        { name: 'renewal', testMatch: '**/renewal.e2e.ts' },
        { name: 'browser', testMatch: '**/*.e2e.ts', testIgnore: '**/renewal.e2e.ts' },
      ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey waits more than it works: three fill two cores.
  workers: 3,
  // A journey that needs a second try is a defect: of the product, or of what the journey waits for.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./build/slowest-journeys.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    // Dates are written as the browser's user reads them.
    locale: 'en-GB',
    // Nobody waits for an animation; the journeys that are about one ask for it.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Playwright's own would take one of each page at the end of each journey, to throw away the most of them.
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
        // A page lives for seconds: what is optimised in the background comes too late, and takes the core of another.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
