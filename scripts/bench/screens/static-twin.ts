import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { type AddressInfo } from 'node:net'

/** Headers that Node writes itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A bare HTTP server that has the files of another server: each is asked for once and then sent from memory. */
export async function startStaticTwin(origin: string): Promise<{ url: string; stop(): void }> {
  const known = new Map<string, Promise<Answer>>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const headers = { accept: request.headers.accept ?? '*/*' }
    const found = known.get(path) ?? read(origin + path, headers)
    known.set(path, found)
    void found.then(({ status, headers: stored, body }) => response.writeHead(status, stored).end(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Reads a file as a browser gets it, compressed. */
async function read(url: string, headers: Record<string, string>): Promise<Answer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const kept = Object.entries(response.headers).filter(([name]) => !OWN.has(name))
      resolve({ status: response.statusCode ?? 500, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}
