import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AiServer, startAiServer } from '../../scripts/load/ai-server.ts'
import { printedAddress, spawnStart } from '../../scripts/start-command.ts'
import { test as base } from './journey.ts'

interface OwnServer {
  url: string
  /** Kills the server with SIGKILL and restarts it at the same address. Resolves once it is ready. */
  killAndStart(): Promise<void>
}

/** Journeys on a server and a fake model of their own. They may kill the server and slow down the model. */
export const test = base.extend<{ partMs: number; model: AiServer; ownServer: OwnServer }>({
  /** Delay before each part of the model's answer, in milliseconds. */
  partMs: [0, { option: true }],
  model: async ({ partMs }, use) => {
    const model = await startAiServer(partMs)
    await use(model)
    model.stop()
  },
  ownServer: async ({ model }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
    const start = (port: string) => {
      const ai = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'journey' }
      const server = spawnStart({ ...ai, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
      const ended = new Promise((resolve) => server.once('exit', resolve))
      const end = async (signal: NodeJS.Signals): Promise<void> => {
        server.kill(signal)
        await ended
      }
      return { ready: printedAddress(server), end }
    }
    let server = start('0')
    try {
      const url = await server.ready
      await use({
        url,
        killAndStart: async () => {
          await server.end('SIGKILL')
          server = start(new URL(url).port)
          await server.ready
        },
      })
    } finally {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
})
