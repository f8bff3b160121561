import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRAM = '/usr/sbin/haproxy'

/** Path of Debian's HAProxy; undefined where it is not installed. */
export const findProxy = (): string | undefined => (existsSync(PROGRAM) ? PROGRAM : undefined)

/** Statuses that the proxy itself answers where no server does. */
const UNAVAILABLE = [502, 503, 504]
  .map(
    (status) =>
      `  http-error status ${status} content-type application/json string '{"message":"Try again in a moment."}' hdr Retry-After 1`,
  )
  .join('\n')

/**
 * HAProxy's configuration for processes on ports of loopback. It polls `/readyz`, so that a process about to stop gets
 * no more requests. Requests that could not be delivered go to another process, and idempotent ones are repeated.
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
${UNAVAILABLE}
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

/** Starts HAProxy on a port of loopback, in front of processes on other ports. Resolves once it answers. */
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
