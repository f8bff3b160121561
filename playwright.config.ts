import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'src/e2e',
  // The journeys with Firebase need its emulator: `npm run test:firebase`.
  testMatch: process.env['E2E_FIREBASE'] ? '**/firebase.spec.ts' : '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A journey has a clock in it (stop while it is written); a machine that stalls gets a second look, a defect fails twice.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    // Dates are written as the browser's user reads them.
    locale: 'en-GB',
    // Nobody waits for an animation; the journeys that are about one ask for it.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording every journey costs more than the journeys; a repeated one is worth it.
    trace: 'on-first-retry',
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
      ],
    },
  },
})
