import { createServer, type AddressInfo } from 'node:net'
import { chromium, expect } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { startHttpsProxy } from './https-proxy.ts'
import { generateTenHooks, signUp } from './screens.ts'
import { firstShellBlock } from './shell-block.ts'
import { startByShell } from './started-server.ts'

/**
 * A host with a proxy: the line of docs/host.md in the clone in `folder`, the link of the owner, ten hooks, an invitation, and the
 * guest's ten hooks. `say` gets each step.
 */
export async function walkAsHost(folder: string, say: (step: string) => void): Promise<void> {
  const line = firstShellBlock('docs/host.md')
  const [, address = ''] = /PUBLIC_URL=(\S+)/u.exec(line) ?? []
  const name = new URL(address).hostname
  const port = await findFreePort()
  const env = { DATA_DIR: `${folder}/host`, PORT: String(port) }
  const server = await startByShell(line, { folder: `${folder}/hookline`, env })
  const proxy = await startHttpsProxy(name, port, folder)
  const rules = `--host-resolver-rules=MAP ${name}:443 127.0.0.1:${proxy.port}`
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', rules],
  })
  try {
    const [link = ''] = /https:\S+\/owner\?token=\S+/u.exec(server.output()) ?? []
    say(`the line of docs/host.md starts it, and prints ${link.replace(/token=.*/u, 'token=...')}`)
    const owner = await browser.newPage({ ignoreHTTPSErrors: true })
    await owner.goto(`${address}/signup`)
    await expect(owner.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    say('a stranger is told that it is by invitation')
    await owner.goto(link)
    await owner.getByRole('link', { name: 'Create my account' }).click()
    await signUp(owner, 'owner@hooks.example')
    await generateTenHooks(owner, 'Sourdough for people who work late')
    say('the owner has ten hooks')
    await owner.goto(`${address}/admin`)
    await owner.getByRole('button', { name: 'Invite people' }).click()
    await owner.getByRole('button', { name: 'Create link' }).click()
    const invitation = await owner.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    const guest = await browser.newPage({ ignoreHTTPSErrors: true })
    await guest.goto(invitation)
    await signUp(guest, 'guest@hooks.example')
    await generateTenHooks(guest, 'Bikes that last')
    say('the guest of an invitation has ten hooks')
  } finally {
    await browser.close()
    proxy.stop()
    await server.stop()
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
