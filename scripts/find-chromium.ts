import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, Playwright's own, otherwise it installs the
 * system's package (as root on Debian) or Playwright's download. Returns its path. Throws where that fails.
 */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const now = installed()
  if (!now) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.')
  return now
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...onPath, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function run(command: string, args: string[]): void {
  console.log(`Installing a browser for the tests: ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
