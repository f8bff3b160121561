import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Containers, freeAddress, openContainers, PROGRAMS, tryServer } from './containers.ts'
import { type Report } from './report.ts'

const MB = 1_000_000
/** Programs of a line of docs/deploy.md that need systemd as the first process. */
const OF_SYSTEMD = /^(?:systemctl|journalctl) /u

/**
 * Builds deploy/Dockerfile on root file systems of Debian packages, without a registry of images, and does the main job
 * in the image; and copies the lines of docs/deploy.md for a service into a new Debian. Only root may; skipped where the
 * programs are missing.
 */
export async function checkImage(folder: string, release: string, report: Report): Promise<void> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (missing.length > 0 || process.getuid?.() !== 0) {
    const why = missing.length > 0 ? `this needs Debian's ${missing.join(' and ')}` : 'this needs root'
    report.skip('the image, and the lines for a service in a new Debian', why)
    return
  }
  const containers = openContainers(folder, release)
  const failed = report.failures()
  await report.check('base images of Debian packages', () => {
    containers.addBase('build-base', ['ca-certificates', 'nodejs', 'npm'])
    containers.addBase('run-base', [])
  })
  if (report.failures() > failed) return
  await report.check("the lines for a service work in a new Debian, up to systemd's", () => followLines(containers))
  const before = report.failures()
  await report.check('the image is built', () => {
    const images = { BUILD_IMAGE: 'localhost/build-base', RUN_IMAGE: 'localhost/run-base' }
    containers.build('hookline', 'deploy/Dockerfile', images)
    const tar = join(folder, 'hookline.tar')
    containers.push('hookline', tar)
    return `${Math.round(statSync(tar).size / MB)} MB unpacked, with Debian`
  })
  if (report.failures() > before) return
  await report.check('the image does the main job as a user without rights', async () => {
    const container = containers.open('hookline')
    await tryServer(container, await freeAddress(), [])
    const user = container.run(['id', '-un'])
    container.remove()
    return user
  })
}

/** Runs the lines in a container, and starts what the unit starts, as its user and with the folders that it is given. */
async function followLines(containers: Containers): Promise<void> {
  const [, block = ''] =
    /^## A service of systemd\n.*?^```sh\n(.*?)^```$/msu.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  const lines = block.split('\n').filter((line) => line !== '' && !OF_SYSTEMD.test(line))
  const container = containers.open('build-base')
  try {
    const sources = ['--volume', `${resolve('.')}:/src:ro`]
    const script = ['set -e', 'mkdir -p /etc/systemd/system', 'cd /src', ...lines].join('\n')
    container.run(['sh', '-c', script], sources)
    container.run(['install', '-d', '-m', '700', '-o', 'hookline', '/var/lib/hookline', '/var/lib/hookline/tmp'])
    await tryServer(container, await freeAddress(), [
      'setpriv',
      '--reuid',
      'hookline',
      '--regid',
      'hookline',
      '--clear-groups',
    ])
  } finally {
    container.remove()
  }
}
