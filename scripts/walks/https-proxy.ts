import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * An HTTPS proxy with a certificate of its own, in front of the server at `port` of this machine. It does what docs/host.md asks
 * of one. Needs openssl; `folder` is for the certificate.
 */
export async function startHttpsProxy(
  name: string,
  port: number,
  folder: string,
): Promise<{ port: number; stop(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`]
  execFileSync('openssl', [...certificate, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const { method, url, headers, socket } = request
    const passed = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' }
    const upstream = forward({ host: '127.0.0.1', port, method, path: url, headers: passed }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
