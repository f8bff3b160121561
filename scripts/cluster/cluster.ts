import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { startAiService } from './services/ai-service.ts'
import { createAppProcess } from './services/app-process.ts'
import { startBucket } from './services/bucket.ts'
import { openDatabase } from './services/database.ts'
import { type Faulty } from './faults.ts'
import { type MailSink, startMailSink } from './services/mail-sink.ts'
import { startProxy } from './services/proxy.ts'

/** Everything that runs on loopback: the server's processes and the services that they use. */
export interface Cluster extends Omit<Faulty, 'probe' | 'log'> {
  /** Port of the proxy. */
  port: number
  mails: MailSink
}

/** Starts everything on loopback, the server's processes one after the other. `stack` ends it. */
export async function openCluster(
  stack: AsyncDisposableStack,
  { count, isLogged }: { count: number; isLogged: boolean },
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-cluster-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const [port = 0, ...ports] = await freePorts(count + 1)
  const postgres = await startPostgres(findPostgres() ?? '', { max_connections: '120' })
  stack.defer(() => postgres.stop())
  const bucket = await startBucket()
  stack.defer(() => bucket.stop())
  const mails = await startMailSink()
  stack.defer(() => mails.stop())
  const ai = await startAiService()
  stack.defer(() => ai.stop())

  const env = {
    ...bucket.env,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    LOG_LEVEL: isLogged ? 'warn' : 'silent',
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Hookline <hookline@cluster.example>',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    OPENAI_BASE_URL: ai.url,
    OPENAI_MODEL: 'cluster',
    TEXT_CONCURRENCY: '40',
    TTS_BASE_URL: ai.url,
    TTS_MODEL: 'cluster',
    SPEECH_PLACES: '4',
  }
  const processes = ports.map((own) => createAppProcess(own, { ...env, DATA_DIR: join(folder, String(own)) }))
  stack.defer(async () => void (await Promise.all(processes.map((one) => one.stop()))))
  for (const one of processes) await one.start()
  const proxy = await startProxy(folder, port, ports)
  stack.defer(() => proxy.stop())
  const database = openDatabase(postgres.url)
  stack.defer(() => database.close())
  return { processes, postgres, bucket, database, mails, port }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  return servers.map((server) => {
    const address = server.address()
    server.close()
    return typeof address === 'object' && address ? address.port : 0
  })
}
