import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { printedAddress, spawnStart } from '../../scripts/start-command.ts'
import { test as base } from './journey.ts'

const run = promisify(execFile)

type Environment = Record<string, string>

interface OwnServer {
  url: string
  /** The sandbox's current time. */
  now(): Date
  /** Advances it with the operator's command, for example by `1 month`. */
  advance(duration: string): Promise<void>
}

interface BillingClock {
  now: OwnServer['now']
  /** Advances the time and waits until the server reports `status` for the user of this page. */
  advance(page: Page, duration: string, status: string): Promise<void>
}

/**
 * Journeys on a server of their own, one for each worker. All users of a server share the sandbox's time: advancing it renews or
 * ends the plans of all of them. The journeys of a file run one after the other.
 */
export const test = base.extend<BillingClock, { environment: Environment; ownServer: OwnServer }>({
  environment: [
    { PORT: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    { scope: 'worker', option: true },
  ],
  ownServer: [
    async ({ environment }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
      const server = spawnStart({ ...environment, DATA_DIR: dataDir })
      const ended = new Promise((resolve) => server.once('exit', resolve))
      let offsetMs = 0
      try {
        await use({
          url: await printedAddress(server),
          now: () => new Date(Date.now() + offsetMs),
          advance: async (duration) => {
            const env = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
            const words = ['scripts/sandbox.ts', 'advance', ...duration.split(' ')]
            const { stdout } = await run(process.execPath, words, { env })
            offsetMs = Date.parse(/time is now (\S+)\.\n/u.exec(stdout)?.[1] ?? '') - Date.now()
          },
        })
      } finally {
        server.kill('SIGTERM')
        await ended
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
  now: ({ ownServer }, use) => use(ownServer.now),
  advance: ({ ownServer }, use) =>
    use(async (page, duration, status) => {
      await ownServer.advance(duration)
      const answer = async () => (await page.request.get('/api/subscription/status')).json()
      await expect.poll(answer).toMatchObject({ status })
    }),
})
