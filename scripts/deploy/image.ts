import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { doMainJob, signIn } from './main-job.ts'
import { type Report } from './report.ts'
import { createVisitor } from './visitor.ts'

const PROGRAMS = { buildah: '/usr/bin/buildah', mmdebstrap: '/usr/bin/mmdebstrap' }
const MB = 1_000_000
/** The authorities of this machine: npm may reach its registry through a proxy of a company's own. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const TRUST = `COPY authorities.crt ${AUTHORITIES}\nENV NODE_EXTRA_CA_CERTS=${AUTHORITIES}\n`

/**
 * Builds deploy/Dockerfile on root file systems of Debian packages, without a registry of images, and does the main job
 * in the image. Only root may; skipped where the programs are missing.
 */
export async function checkImage(folder: string, release: string, report: Report): Promise<void> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (missing.length > 0 || process.getuid?.() !== 0) {
    report.skip('the image', missing.length > 0 ? `this needs Debian's ${missing.join(' and ')}` : 'this needs root')
    return
  }
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const buildah = (...args: string[]): string =>
    execFileSync(PROGRAMS.buildah, [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const build = ['bud', '--isolation', 'chroot', '--format', 'docker', '--quiet']

  const base = (name: string, packages: string[]): void => {
    const file = join(folder, `${name}.tar`)
    const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
    execFileSync(PROGRAMS.mmdebstrap, ['--quiet', '--variant=minbase', ...include, release, file], { stdio: 'pipe' })
    writeFileSync(
      join(folder, 'Dockerfile'),
      `FROM scratch\nADD ${name}.tar /\n${existsSync(AUTHORITIES) ? TRUST : ''}`,
    )
    buildah(...build, '-t', name, '-f', join(folder, 'Dockerfile'), folder)
  }
  if (existsSync(AUTHORITIES)) copyFileSync(AUTHORITIES, join(folder, 'authorities.crt'))
  const failed = report.failures()
  await report.check('base images of Debian packages', () => {
    base('build-base', ['ca-certificates', 'nodejs', 'npm'])
    base('run-base', [])
  })
  if (report.failures() > failed) return
  await report.check('the image is built', () => {
    const images = ['BUILD_IMAGE=localhost/build-base', 'RUN_IMAGE=localhost/run-base']
    buildah(
      ...build,
      ...images.flatMap((image) => ['--build-arg', image]),
      '-t',
      'hookline',
      '-f',
      'deploy/Dockerfile',
      '.',
    )
    const tar = join(folder, 'hookline.tar')
    buildah('push', 'hookline', `docker-archive:${tar}`)
    return `${Math.round(statSync(tar).size / MB)} MB unpacked, with Debian`
  })
  if (report.failures() > failed) return
  await report.check('the image runs as a user without rights and does the main job', () => runImage(buildah, store))
}

async function runImage(buildah: (...args: string[]) => string, store: string[]): Promise<string> {
  const container = buildah('from', '--pull-never', 'localhost/hookline')
  // The network of this machine, on a port of loopback: chroot has no other.
  const port = await findFreePort()
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ALLOW_EMBEDDED: 'true',
  }
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const command = (...args: string[]): string[] => [
    'run',
    '--isolation',
    'chroot',
    ...env,
    container,
    '--',
    '/opt/hookline/bin/hookline',
    ...args,
  ]
  const child = spawn(PROGRAMS.buildah, [...store, ...command('start')], { stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const output = await untilReady(child)
    if (!output.includes('becomes the owner: http://localhost:')) throw new Error(`no link for the owner: ${output}`)
    buildah(...command('health'))
    const owner = /Password: (\S+)/u.exec(buildah(...command('owner', 'noor@example.com')))?.[1] ?? ''
    const visitor = createVisitor({ port, host: `localhost:${port}` }, '127.0.0.1')
    await signIn(visitor, 'noor@example.com', owner)
    await doMainJob(visitor, 'a sourdough starter that survives a holiday')
    return buildah('run', '--isolation', 'chroot', container, '--', 'id', '-un')
  } finally {
    child.kill('SIGTERM')
    await new Promise((done) => child.once('exit', done))
    buildah('rm', container)
  }
}

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
