import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRAM = '/usr/sbin/haproxy'

/** Where Debian puts HAProxy; undefined where it is not installed. */
export const findProxy = (): string | undefined => (existsSync(PROGRAM) ? PROGRAM : undefined)

/** What the proxy itself says where no server answers. */
const SORRY = [502, 503, 504]
  .map(
    (status) =>
      `  http-error status ${status} content-type application/json string '{"message":"Try again in a moment."}' hdr Retry-After 1`,
  )
  .join('\n')

/**
 * HAProxy's configuration for processes on ports of loopback. Each is asked for `/readyz`, so that one which is about to
 * stop gets no more requests; what could not be delivered goes to another one, and what may be repeated is.
 */
function configuration(port: number, servers: readonly number[]): string {
  return `
defaults
  mode http
  timeout connect 1s
  timeout client 10m
  timeout server 10m
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
${SORRY}
frontend web
  bind 127.0.0.1:${port}
  option forwardfor
  http-request disable-l7-retry unless METH_GET
  default_backend hookline
backend hookline
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map((server) => `  server at${server} 127.0.0.1:${server}`).join('\n')}
`
}

/** Starts HAProxy on a port of loopback, in front of processes on others. Resolves once it answers. */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<{ stop(): Promise<void> }> {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, servers))
  const child: ChildProcess = spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; !(await isAnswering(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('HAProxy did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
  } catch {
    return false
  }
}
