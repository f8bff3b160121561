import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'

const NAME = 'recordings'

/** A bucket whose content survives its server. */
export interface Bucket {
  /** Environment variables for a server that uses it. */
  env: Record<string, string>
  /** Stops the server. Its content stays. */
  stopServer(): Promise<void>
  bringBack(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server of S3's protocol on loopback, with one bucket in a temporary folder. */
export async function startBucket(): Promise<Bucket> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hookline-bucket-'))
  const start = (port: number) => startFauxqs({ port, host: '127.0.0.1', logger: false, dataDir })
  let server = await start(0)
  const { port } = server
  server.createBucket(NAME)
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: NAME,
      S3_ACCESS_KEY_ID: 'cluster',
      S3_SECRET_ACCESS_KEY: 'cluster',
    },
    stopServer: () => server.stop(),
    async bringBack() {
      server = await start(port)
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
