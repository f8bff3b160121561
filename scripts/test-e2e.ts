import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientIfStale } from './client-build.ts'
import { loadEnvironment } from './environment.ts'
import { findChromium } from './find-chromium.ts'
import { printedAddress, spawnStart } from './start-command.ts'

// The journeys in a real browser, against the real server on an empty data folder of its own.
loadEnvironment()
buildClientIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
// Journeys come from addresses of their own, as visitors behind a proxy do, so that no throttle takes them for one.
const server = spawnStart({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
try {
  const baseUrl = await printedAddress(server)
  const result = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, E2E_BASE_URL: baseUrl, E2E_DATA_DIR: dataDir, CHROMIUM_PATH: findChromium() },
    },
  )
  process.exitCode = result.status ?? 1
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
