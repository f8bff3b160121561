import { type Browser } from '@playwright/test'
import { firstShellBlock } from './shell-block.ts'
import { generateTenHooks } from './screens.ts'
import { startByShell } from './started-server.ts'

/**
 * Somebody with Node alone: the lines of README's start in an empty folder, the address that they print, the demo account, ten
 * hooks. `say` gets each step. Leaves the clone in `folder`.
 */
export async function walkAsNewcomer(browser: Browser, folder: string, say: (step: string) => void): Promise<void> {
  const lines = firstShellBlock('README.md').replace('<this repository>', `'${process.cwd()}'`)
  const server = await startByShell(lines, { folder, env: { DATA_DIR: `${folder}/newcomer`, PORT: '0' } })
  try {
    const [, address = ''] = /Hookline is ready: (\S+)/u.exec(server.output()) ?? []
    say(`the lines of README start it at ${address}`)
    const page = await browser.newPage()
    await page.goto(address)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByRole('button', { name: 'Look around as the demo account' }).click()
    say('the demo account is signed in')
    await generateTenHooks(page, 'Sourdough for people who work late')
    say('ten hooks')
    await page.close()
  } finally {
    await server.stop()
  }
}
