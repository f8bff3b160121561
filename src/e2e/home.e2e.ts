import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { printedAddress, spawnStart } from '../../scripts/start-command.ts'
import { APP_PAGES, isAppPage } from '../shared/app-pages.ts'
import { expectUsable, goWithinApp, newEmail, onboard, openIn, PASSWORD, test as base } from './journey.ts'

interface HomeServer {
  url: string
  /** The link that the start printed, for a server without an owner. */
  ownerLink: string
}

/** Nothing is chosen: what a server has by default where it is, behind a proxy or not. */
const DEFAULTS = { PORT: '0', LOG_LEVEL: 'warn', DRAFT_PACE: 'off', PLANS: '', REGISTRATION: '', ALLOW_SANDBOX: '' }

const test = base.extend<{ environment: Record<string, string>; home: HomeServer }>({
  environment: [{}, { option: true }],
  home: async ({ environment }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
    const server = spawnStart({ ...DEFAULTS, ...environment, DATA_DIR: dataDir })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    try {
      const url = await printedAddress(server)
      await use({ url, ownerLink: /http\S+\/owner\?token=\S+/u.exec(output)?.[0] ?? '' })
    } finally {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  baseURL: ({ home }, use) => use(home.url),
})

/** A price, a plan or a way to pay, in words. */
const MONEY =
  /[$€£]\s?\d|\bpremium\b|\bupgrade\b|\bsubscri(?:be|ption)\b|\bpricing\b|\b(?:free|monthly|yearly) plan\b|dev access|\bper month\b/iu

/** Every page of a server without plans that has an address of its own; two only lead on to another. */
const HOME_PAGES = APP_PAGES.filter(
  (path) => !path.includes('$') && !['/hooks', '/scripts'].includes(path) && isAppPage(path, { plans: false }),
)

async function expectNoPrice(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  // What is loading shows bars in its place.
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
  const words = await page.locator('body').innerText()
  expect(`${new URL(page.url()).pathname}: ${MONEY.exec(words)?.[0] ?? 'no price'}`).toMatch(/: no price$/)
  expect(await page.locator('a[href*="pricing"], a[href*="checkout"]').count()).toBe(0)
}

/** A new account by the form, through the wizard. */
async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await onboard(page)
  await expect(page).toHaveURL(/\/dashboard$/)
}

test.describe('a server that others reach', () => {
  test.use({ environment: { TRUST_PROXY: '1' } })

  test('is by invitation, and has no price on any screen', async ({ page, home, browser }) => {
    await page.goto('/signup')
    await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    await expectUsable(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
    await expectNoPrice(page)
    await page.goto('/login')
    await expect(page.getByText('No account yet?')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /demo account/ })).toHaveCount(0)

    // The owner comes in by the link of the start, and invites somebody.
    await page.goto(home.ownerLink)
    await expect(page.getByRole('heading', { name: 'Become the owner' })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('link', { name: 'Create my account' }).click()
    await signUp(page)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByLabel('For', { exact: true }).selectOption('1 person')
    await page.getByRole('button', { name: 'Create link' }).click()
    const invitation = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText('For 1 person more')
    await expectUsable(page)
    for (const scheme of ['dark', 'light'] as const) {
      await openIn(page, scheme, '/admin')
      await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
      await expectUsable(page)
      await page.getByRole('button', { name: /^Manage/ }).click()
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
      await expectUsable(page)
      await page.keyboard.press('Escape')
    }

    const context = await browser.newContext()
    const guest = await context.newPage()
    const invite = new URL(invitation).searchParams.get('invite')
    const account = { data: { email: newEmail(), password: PASSWORD, invite } }
    expect((await context.request.post(`${home.url}/api/auth/register`, account)).status()).toBe(201)
    const answers = { data: { contentNiche: 'Food & cooking', targetAudience: 'Students' } }
    expect((await context.request.post(`${home.url}/api/user/onboarding`, answers)).status()).toBe(200)
    await guest.goto(`${home.url}/dashboard`)
    for (const path of HOME_PAGES.filter((one) => one !== '/dashboard')) {
      await goWithinApp(guest, path)
      await expectNoPrice(guest)
    }
    await goWithinApp(guest, '/dashboard')
    for (const name of ['Settings menu', /^Account menu/]) {
      await guest.getByRole('button', { name }).click()
      await expect(guest.getByRole('menu')).toBeVisible()
      await expectNoPrice(guest)
      await guest.keyboard.press('Escape')
    }
    for (const path of APP_PAGES.filter((one) => !isAppPage(one, { plans: false })))
      expect((await context.request.get(home.url + path)).status()).toBe(404)
    await goWithinApp(guest, '/checkout')
    await expectNoPrice(guest)
    await context.close()
  })
})

test('a local demo lets a visitor look around as the demo account', async ({ page, home }) => {
  expect(home.ownerLink).toBe('')
  await page.goto('/login')
  await expect(page.getByText('No account yet?')).toBeVisible()
  await page.getByRole('button', { name: 'Look around as the demo account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Yearly Plan')).toBeVisible()
})
