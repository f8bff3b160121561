import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { doMainJob, signIn } from './main-job.ts'
import { createVisitor } from './visitor.ts'

/** The programs of Debian that containers are made with. */
export const PROGRAMS = { buildah: '/usr/bin/buildah', mmdebstrap: '/usr/bin/mmdebstrap' }
/** The authorities of this machine: npm may reach its registry through a proxy of a company's own. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const TRUST = `COPY authorities.crt ${AUTHORITIES}\nENV NODE_EXTRA_CA_CERTS=${AUTHORITIES}\n`
const EMAIL = 'noor@example.com'

/** Images and containers in a folder of their own, without a registry. */
export interface Containers {
  /** Makes an image of Debian with some packages. */
  addBase(name: string, packages: string[]): void
  /** Builds a Dockerfile in the project's folder. */
  build(name: string, file: string, args: Record<string, string>): void
  push(name: string, tar: string): void
  /** A container of an image, to run in and to remove. */
  open(image: string): Container
}

export interface Container {
  /** Runs a command to its end, and returns its output. */
  run(command: string[], options?: string[]): string
  start(command: string[], options: string[]): ChildProcess
  remove(): void
}

/** `release` is Debian's name of its version, such as `bookworm`. */
export function openContainers(folder: string, release: string): Containers {
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const buildah = (...args: string[]): string =>
    execFileSync(PROGRAMS.buildah, [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const bud = ['bud', '--isolation', 'chroot', '--format', 'docker', '--quiet']
  if (existsSync(AUTHORITIES)) copyFileSync(AUTHORITIES, join(folder, 'authorities.crt'))
  return {
    addBase(name, packages) {
      const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
      const debian = ['--quiet', '--variant=minbase', ...include, release, join(folder, `${name}.tar`)]
      execFileSync(PROGRAMS.mmdebstrap, debian, { stdio: 'pipe' })
      const trust = existsSync(AUTHORITIES) ? TRUST : ''
      writeFileSync(join(folder, 'Dockerfile'), `FROM scratch\nADD ${name}.tar /\n${trust}`)
      buildah(...bud, '-t', name, '-f', join(folder, 'Dockerfile'), folder)
    },
    build(name, file, args) {
      const set = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`])
      buildah(...bud, ...set, '-t', name, '-f', file, '.')
    },
    push: (name, tar) => void buildah('push', name, `docker-archive:${tar}`),
    open(image) {
      const container = buildah('from', '--pull-never', `localhost/${image}`)
      const run = (options: string[]): string[] => ['run', '--isolation', 'chroot', ...options, container, '--']
      return {
        run: (command, options = []) => buildah(...run(options), ...command),
        start: (command, options) =>
          spawn(PROGRAMS.buildah, [...store, ...run(options), ...command], { stdio: ['ignore', 'pipe', 'pipe'] }),
        remove: () => void buildah('rm', container),
      }
    },
  }
}

/** What a server in a container is given: a port of this machine, as chroot has no network of its own. */
export async function freeAddress(): Promise<Record<string, string>> {
  const port = String(await findFreePort())
  return { HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://localhost:${port}`, ALLOW_EMBEDDED: 'true' }
}

/** Starts the server, creates the account of its owner, and does the main job. `as`: what runs `bin/hookline`. */
export async function tryServer(container: Container, settings: Record<string, string>, as: string[]): Promise<void> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const command = (...args: string[]): string[] => [...as, '/opt/hookline/bin/hookline', ...args]
  const child = container.start(command('start'), options)
  const ended = new Promise((done) => child.once('exit', done))
  try {
    const output = await untilReady(child)
    if (!output.includes(`becomes the owner: ${settings['PUBLIC_URL'] ?? ''}`)) throw new Error(`no link: ${output}`)
    container.run(command('health'), options)
    const password = /Password: (\S+)/u.exec(container.run(command('owner', EMAIL), options))?.[1] ?? ''
    const port = Number(settings['PORT'])
    const visitor = createVisitor({ port, host: `localhost:${port}` }, '127.0.0.1')
    await signIn(visitor, EMAIL, password)
    await doMainJob(visitor, 'a sourdough starter that survives a holiday')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Resolves with the output once the link for the owner is printed. */
function untilReady(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('becomes the owner')) done(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
}
