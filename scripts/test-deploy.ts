import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { checkCompose } from './deploy/compose-file.ts'
import { checkImage } from './deploy/image.ts'
import { type InstalledTree, prepareTree, type RunningServer } from './deploy/installed-tree.ts'
import { doMainJob, signIn } from './deploy/main-job.ts'
import { CADDY, NGINX, SITE } from './deploy/proxies.ts'
import { checkPatience, checkProxy, enlargeArchive } from './deploy/proxy-checks.ts'
import { createReport, expectEqual } from './deploy/report.ts'
import { checkService, checkSystemCalls } from './deploy/service-file.ts'
import { createVisitor, parseAnswer } from './deploy/visitor.ts'
import { loadEnvironment } from './environment.ts'

// What deploy/ has for hosts, tried in temporary folders: the installation as users without rights, the proxies with our
// files, the service, Compose, and the image where it can be built without a registry. `--without-image` leaves that out.
loadEnvironment()
const EMAIL = 'noor@example.com'
const STRACE = '/usr/bin/strace'
const report = createReport(console.log)
const folder = mkdtempSync(join(tmpdir(), 'hookline-deploy-'))
chmodSync(folder, 0o755)
const proxies = [NGINX, CADDY].filter(({ name, program }) => {
  if (!existsSync(program)) report.skip(name, `this needs Debian's ${name}`)
  return existsSync(program)
})
try {
  await checkService(report)
  await checkCompose(report)
  await Promise.all([checkInstalled(), ...proxies.map((kind) => checkPatience(kind, join(folder, 'patience'), report))])
  if (!process.argv.includes('--without-image')) {
    const release = /VERSION_CODENAME=(\w+)/u.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'
    mkdirSync(join(folder, 'image'))
    await checkImage(join(folder, 'image'), release, report)
  }
} finally {
  // Installed folders are read-only.
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = report.failures() > 0 ? 1 : 0

async function checkInstalled(): Promise<void> {
  const home = join(folder, 'plain')
  mkdirSync(home)
  const tree = prepareTree(home)
  const failed = report.failures()
  await report.check('install.sh installs into a plain folder as a user without rights', () => tree.install())
  if (report.failures() === failed) await checkTree(tree, home)
}

async function checkTree(tree: InstalledTree, home: string): Promise<void> {
  const { DATA_DIR: _, TMPDIR: __, ...settings } = parseEnv(readFileSync('deploy/hookline.env', 'utf8'))
  let server: RunningServer | undefined
  await report.check('another user starts it, and the link for the owner is printed', async () => {
    server = await tree.start({ ...settings } as Record<string, string>)
    if (!server.output().includes(`becomes the owner: https://${SITE}/`)) throw new Error(server.output())
    return `ready after ${Math.round(server.startMs)} ms`
  })
  if (!server) return
  const running = server
  const archive = join(home, 'archive.zip')
  const visitor = createVisitor({ port: running.port, host: SITE }, '127.0.0.5')
  let password = ''
  await report.check('commands of the host run beside it', () => {
    const env = settings as Record<string, string>
    password = /Password: (\S+)/u.exec(tree.run(['owner', EMAIL], env))?.[1] ?? ''
    tree.run(['health'], { ...env, PORT: String(running.port) })
    tree.run(['backup'], env)
    tree.run(['jobs'], env)
    expectEqual('upgrade-check', tree.run(['upgrade-check'], env), 'Migrations to come: none\n')
  })
  await report.check('ten hooks, a saved item, a recording, the archive of everything', async () => {
    await signIn(visitor, EMAIL, password)
    await enlargeArchive(await doMainJob(visitor, 'knives that stay sharp'), archive)
  })
  for (const kind of proxies) {
    await checkProxy(kind, { folder: home, server: running, email: EMAIL, password, archive }, report)
  }
  await report.check('it stops in order, and the installed tree is as it was', async () => {
    parseAnswer(await visitor.call('GET', '/healthz'))
    const began = performance.now()
    expectEqual('exit code', await running.stop(), 0)
    expectEqual('changed files', tree.changed(), [])
    return `stopped after ${Math.round(performance.now() - began)} ms`
  })
  await checkAllowedCalls(tree, settings as Record<string, string>, password)
  await report.check('a second installation, without the voice, replaces the first and keeps .env', async () => {
    const lines = Object.entries({ ...settings, DATA_DIR: tree.dataDir }).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(home, 'settings'), lines.join(''))
    symlinkSync('../settings', join(tree.folder, '.env'))
    const size = await tree.install('--without-voice')
    expectEqual('voice', existsSync(join(tree.folder, 'node_modules/espeak-ng')), false)
    expectEqual('version before', existsSync(join(`${tree.folder}.old`, 'node_modules/espeak-ng/SOURCE.md')), true)
    const again = await tree.start({})
    try {
      await signIn(createVisitor({ port: again.port, host: SITE }, '127.0.0.5'), EMAIL, password)
    } finally {
      expectEqual('exit code', await again.stop(), 0)
    }
    return size
  })
}

/** The main job under strace: every system call must be one that the service allows. */
async function checkAllowedCalls(tree: InstalledTree, env: Record<string, string>, password: string): Promise<void> {
  if (!existsSync(STRACE) || !existsSync('/usr/bin/systemd-analyze')) {
    report.skip('the system calls of the main job', "this needs Debian's strace and systemd")
    return
  }
  await report.check('the service allows every system call of the main job', async () => {
    const trace = join(tree.dataDir, 'trace')
    const server = await tree.start(env, [STRACE, '-D', '-f', '-qq', '-o', trace])
    try {
      const visitor = createVisitor({ port: server.port, host: SITE }, '127.0.0.6')
      await signIn(visitor, EMAIL, password)
      await doMainJob(visitor, 'a balcony in winter')
    } finally {
      await server.stop()
    }
    return checkSystemCalls(readFileSync(trace, 'utf8'))
  })
}
