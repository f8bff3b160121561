import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientIfStale } from './client-build.ts'
import { findChromium } from './find-chromium.ts'
import { printedAddress, spawnStart } from './start-command.ts'

/**
 * Runs browser journeys against real servers, each on its own empty data folder, then ends the servers. `servers` has
 * additions to the environment of each server, under the variable for its address. The data folder of the first one is
 * in `E2E_DATA_DIR`. `testEnv` is added to the environment of the tests. Further command-line arguments go to
 * Playwright, whose exit code becomes this process's own.
 */
export async function runJourneys(
  servers: Record<string, Record<string, string>>,
  testEnv: Record<string, string>,
): Promise<void> {
  buildClientIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
  const running = Object.entries(servers).map(([variable, env]) => {
    const dataDir = join(folder, variable)
    // Each journey has its own address, as visitors behind a proxy do, so that no throttle counts them together.
    const server = spawnStart({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1', ...env })
    return { variable, dataDir, server }
  })
  try {
    const addresses = await Promise.all(
      running.map(async ({ variable, server }) => [variable, await printedAddress(server)] as const),
    )
    const found = {
      ...Object.fromEntries(addresses),
      E2E_DATA_DIR: running[0]?.dataDir,
      CHROMIUM_PATH: findChromium(),
    }
    const result = spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, ...found, ...testEnv } },
    )
    process.exitCode = result.status ?? 1
  } finally {
    await Promise.all(running.map(({ server }) => stop(server)))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
