import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { findFreePort } from './free-port.ts'
import { type Place } from './visitor.ts'

/** The name in deploy/nginx.conf, deploy/Caddyfile and deploy/hookline.env. */
export const SITE = 'hooks.example'

/** A proxy on ports of loopback, with our file for it. */
export interface Proxy {
  https: Place
  httpPort: number
  stop(): Promise<void>
}

/** A proxy that Debian has a package of. */
export interface ProxyKind {
  name: string
  program: string
  start(folder: string, upstreamPort: number): Promise<Proxy>
}

export const NGINX: ProxyKind = { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx }
export const CADDY: ProxyKind = { name: 'caddy', program: '/usr/bin/caddy', start: startCaddy }

/** deploy/nginx.conf with ports and certificate of the test. Everything else stays. */
async function startNginx(folder: string, upstreamPort: number): Promise<Proxy> {
  mkdirSync(folder)
  const [httpsPort, httpPort] = [await findFreePort(), await findFreePort()]
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`]
  const pair = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...pair, ...subject], { stdio: 'ignore' })
  const site = replaceAllOf(readFileSync('deploy/nginx.conf', 'utf8'), [
    [/^ *listen \[::\].*\n/gmu, ''],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
    ['listen 80', `listen 127.0.0.1:${httpPort}`],
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
    [/(?<=ssl_certificate ).*(?=;)/u, certificate],
    [/(?<=ssl_certificate_key ).*(?=;)/u, key],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
    `http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  const stop = await run(NGINX.program, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], httpsPort, {})
  return { https: { port: httpsPort, host: SITE, ca: readFileSync(certificate) }, httpPort, stop }
}

/** deploy/Caddyfile unchanged, below the ports and an authority of the test. */
async function startCaddy(folder: string, upstreamPort: number): Promise<Proxy> {
  mkdirSync(folder)
  const [httpsPort, httpPort] = [await findFreePort(), await findFreePort()]
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}`,
  ]
  writeFileSync(join(folder, 'Caddyfile'), `{\n${options.join('\n')}\n}\nimport ${resolve('deploy/Caddyfile')}\n`)
  const env = { HOME: folder, SITE, UPSTREAM: `127.0.0.1:${upstreamPort}` }
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  const stop = await run(CADDY.program, args, httpsPort, env)
  const authority = join(folder, 'pki/authorities/local/root.crt')
  return { https: { port: httpsPort, host: SITE, ca: readFileSync(authority) }, httpPort, stop }
}

/** Throws where a part of the file that the test replaces is not there. */
function replaceAllOf(text: string, replacements: [string | RegExp, string][]): string {
  return replacements.reduce((before, [part, by]) => {
    const after = before.replace(part, by)
    if (after === before) throw new Error(`${String(part)} is not in deploy/nginx.conf`)
    return after
  }, text)
}

/** Starts a proxy and waits for its port. Returns the function that stops it. */
async function run(program: string, args: string[], port: number, env: Record<string, string>) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await until(() => {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`)
      return isServing(port)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Asks every 0.1 s, for 20 s. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries > 200) throw new Error('the proxy did not start')
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Whether a port has a certificate: Caddy makes one after it has opened the port. */
function isServing(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', servername: SITE, rejectUnauthorized: false }, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
