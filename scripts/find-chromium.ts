import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without the parts that draw a browser's own window: a page costs it less than half of the processor time. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else the headless shell on the PATH or, as root on Debian, from its
 * package, else a whole browser on the PATH, else Playwright's own, which is downloaded where it is missing. Returns its path.
 * Throws when none can be had.
 */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && existsSync(chosen)) return chosen
  const found = onPath([SHELL]) ?? installShell() ?? onPath(BROWSERS) ?? playwrightsOwn()
  if (found) return found
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = playwrightsOwn()
  if (!downloaded) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.')
  return downloaded
}

/** Installs Debian's package. Returns `undefined` where this process may not, or the package cannot be had. */
function installShell(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = ['install', '-y', '-qq', '--no-install-recommends', SHELL]
  if (succeeds('apt-get', install)) return onPath([SHELL])
  // The lists of packages are missing or old. They are fetched only where no other browser would do.
  if (onPath(BROWSERS) ?? playwrightsOwn()) return undefined
  return succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', install) ? onPath([SHELL]) : undefined
}

function succeeds(command: string, args: string[]): boolean {
  try {
    run(command, args)
    return true
  } catch {
    return false
  }
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function run(command: string, args: string[]): void {
  console.log(`Installing a browser for the tests: ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
