import { createReadStream, createWriteStream, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'
import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { createZipWriter } from '../../src/server/features/archive/zip/zip-writer.ts'
import { signIn } from './main-job.ts'
import { type Proxy, type ProxyKind, SITE } from './proxies.ts'
import { expectEqual, type Report } from './report.ts'
import { createVisitor, parseAnswer, type Place, type Visitor } from './visitor.ts'

/** The account that visits, the server behind the proxy, and an archive to import. */
interface Behind {
  folder: string
  server: { port: number; output(): string }
  email: string
  password: string
  archive: string
}

const MB = 1_000_000
/** Size of the imported archive. nginx without our file accepts 1 MB. */
const LARGE_MB = 400
/** Longer than nginx waits for an answer without our file. */
const PATIENCE_MS = 65_000

/** What a host relies on a proxy for, checked through the proxy with our file. */
export async function checkProxy(kind: ProxyKind, behind: Behind, report: Report): Promise<void> {
  const folder = join(behind.folder, kind.name)
  let proxy: Proxy | undefined
  await report.check(`${kind.name} starts with our file`, async () => {
    proxy = await kind.start(folder, behind.server.port)
  })
  if (!proxy) return
  const { https, httpPort, stop } = proxy
  const visitor = createVisitor(https, '127.0.0.7')
  const check = (what: string, work: () => Promise<string | void>) => report.check(`${kind.name}: ${what}`, work)
  try {
    await check('http is sent to https', async () => {
      const { status, headers } = await createVisitor({ port: httpPort, host: SITE }, '127.0.0.7').call(
        'GET',
        '/pricing',
      )
      if (status < 301 || status > 308) throw new Error(`status ${status}`)
      expectEqual('host', new URL(headers.location ?? '').hostname, SITE)
    })
    await check('the session is a Secure cookie of this host alone', async () => {
      const set = await signIn(visitor, behind.email, behind.password)
      if (!/^__Host-hookline_session=[^;]+;.*HttpOnly.*Secure/iu.test(set))
        throw new Error(set.replace(/=[^;]+/u, '=...'))
    })
    await check('HSTS is sent once', async () => {
      const { rawHeaders } = await visitor.call('GET', '/')
      const values = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'strict-transport-security')
      expectEqual('HSTS', values, ['max-age=31536000'])
    })
    await check('the server sees the address of the visitor, and no other that they name', () =>
      checkAddress(visitor, kind.name, behind.server),
    )
    await check('ten hooks arrive piece by piece', () => checkStream({ https, cookie: visitor.cookie }))
    await check(`an import of ${LARGE_MB} MB comes in`, () => checkImport(visitor, behind.archive))
  } finally {
    await stop()
  }
}

async function checkAddress(visitor: Visitor, name: string, server: Behind['server']): Promise<void> {
  const path = `/api/address-of-${name}`
  await visitor.call('GET', path, undefined, { 'x-forwarded-for': '203.0.113.9' })
  await wait(500)
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes(path))
  expectEqual('address', /"address":"([^"]*)"/u.exec(line ?? '')?.[1], '127.0.0.7')
}

/** As a browser does it: over HTTP/2. */
async function checkStream({ https: { port, host, ca }, cookie }: { https: Place; cookie: string }): Promise<string> {
  const began = performance.now()
  const session = connect(`https://${host}`, {
    createConnection: () => connectSecurely({ host: '127.0.0.1', port, ca, servername: host, ALPNProtocols: ['h2'] }),
  })
  // The stream fails with it.
  session.once('error', () => {})
  const answer = session.request({
    ':method': 'POST',
    ':path': '/trpc/hooks.stream?batch=1',
    'content-type': 'application/json',
    'trpc-accept': 'application/jsonl',
    cookie,
  })
  answer.end(JSON.stringify({ 0: { topic: 'a sourdough starter that survives a holiday' } }))
  const times: number[] = []
  let text = ''
  for await (const chunk of answer) {
    times.push(performance.now() - began)
    text += String(chunk)
  }
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  session.close()
  if (!text.includes('"type":"hook"')) throw new Error(text.slice(0, 300))
  if (times.length < 5 || last - first < 1_000)
    throw new Error(`${times.length} pieces in ${Math.round(last - first)} ms`)
  return `${times.length} pieces, the first after ${Math.round(first)} ms, the last after ${Math.round(last)} ms`
}

async function checkImport(visitor: Visitor, archive: string): Promise<string> {
  const { size } = statSync(archive)
  const began = performance.now()
  parseAnswer(await visitor.send('/api/library/import', createReadStream(archive), size))
  return `${Math.round(size / MB)} MB in ${((performance.now() - began) / 1_000).toFixed(1)} s`
}

/** Writes an archive with a large file beside it, such as a Mac adds and an import skips. */
export async function enlargeArchive(archive: Buffer, path: string): Promise<void> {
  const piece = randomBytes(MB)
  const writer = createZipWriter(new Date())
  async function* chunks(content: Uint8Array | undefined) {
    if (content) yield content
    else for (let count = 0; count < LARGE_MB; count += 1) yield piece
  }
  async function* all() {
    for (const [name, content] of Object.entries(unzipSync(archive))) yield* writer.add(name, chunks(content))
    yield* writer.add('__MACOSX/._large', chunks(undefined), { isPacked: true })
    yield* writer.end()
  }
  await pipeline(Readable.from(all()), createWriteStream(path))
}

/** An answer that takes longer than a proxy waits by default, as that of a slow model. */
export async function checkPatience(kind: ProxyKind, folder: string, report: Report): Promise<void> {
  const slow = createServer((_request, response) => void setTimeout(() => response.end('at last'), PATIENCE_MS))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  mkdirSync(folder, { recursive: true })
  await report.check(`${kind.name}: an answer that takes ${PATIENCE_MS / 1_000} s arrives`, async () => {
    const proxy = await kind.start(join(folder, kind.name), (slow.address() as AddressInfo).port)
    try {
      const { status, body } = await createVisitor(proxy.https, '127.0.0.7').call('GET', '/')
      expectEqual('answer', [status, body.toString()], [200, 'at last'])
    } finally {
      await proxy.stop()
    }
  })
  slow.closeAllConnections()
  slow.close()
}
