import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientIfStale } from './client-build.ts'
import { findChromium } from './find-chromium.ts'
import { printedAddress, spawnStart } from './start-command.ts'

/**
 * Runs browser journeys against the real server on an empty data folder of its own, then ends the server. `serverEnv`
 * is added to its environment, `testEnv` to that of the tests; further arguments of the command line go to Playwright,
 * whose exit code becomes this process's own.
 */
export async function runJourneys(serverEnv: Record<string, string>, testEnv: Record<string, string>): Promise<void> {
  buildClientIfStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
  // Journeys come from addresses of their own, as visitors behind a proxy do, so that no throttle takes them for one.
  const server = spawnStart({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...serverEnv })
  try {
    const found = { E2E_BASE_URL: await printedAddress(server), E2E_DATA_DIR: dataDir, CHROMIUM_PATH: findChromium() }
    const result = spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, ...found, ...testEnv } },
    )
    process.exitCode = result.status ?? 1
  } finally {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}
