import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { walkAsHost } from './host.ts'
import { walkAsNewcomer } from './newcomer.ts'

// Copies the first lines of README and of docs/host.md into a shell in an empty folder, with a clone of what is committed here,
// and goes on in a browser until there are ten hooks.
process.chdir(join(import.meta.dirname, '../..'))
const folder = mkdtempSync(join(tmpdir(), 'hookline-walks-'))
const began = performance.now()
const say = (step: string): void =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${step}`)
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  await walkAsNewcomer(browser, folder, say).finally(() => browser.close())
  await walkAsHost(folder, say)
  say('both servers have ended')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
