import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { printedAddress, spawnStart } from '../../scripts/start-command.ts'
import { type HouseProvider, openHouseProvider } from '../server/providers/identity/oidc/testing/house-provider.ts'
import { expectUsable, newEmail, onboard, test as base } from './journey.ts'
import { tabTo } from './keyboard.ts'

/** A server with an OpenID Connect provider beside it; both on this machine. */
const test = base.extend<{ environment: Record<string, string>; house: HouseProvider }>({
  environment: [{}, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
  house: async ({}, use) => {
    const house = await openHouseProvider({ origins: [], asks: true, statesTime: true })
    await use(house)
    await house.close()
  },
  baseURL: async ({ house, environment }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
    const server = spawnStart({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DRAFT_PACE: 'off',
      PLANS: 'off',
      OIDC_ISSUER: house.issuer.href,
      OIDC_CLIENT_ID: house.clientId,
      OIDC_CLIENT_SECRET: house.clientSecret,
      OIDC_NAME: 'Our house',
      ...environment,
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    try {
      const url = await printedAddress(server)
      house.admit(url)
      await use(url)
    } finally {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
})

const atHouse = (page: Page) => expect(page).toHaveTitle('The house')

test.describe('the only way to sign in', () => {
  test.use({ environment: { OIDC_ONLY: 'true', OIDC_OWNER_GROUP: 'owners' } })

  test('a member of the house comes in, returns to the page, owns the server and leaves', async ({ page, house }) => {
    const email = newEmail()
    house.person = { sub: 'noor', email, email_verified: true, name: 'Noor', groups: ['owners'] }
    await page.goto('/library?type=hook')
    await expect(page).toHaveURL('/login?redirect=%2Flibrary%3Ftype%3Dhook')
    await expect(page.getByRole('link', { name: 'Continue with Our house' })).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await expectUsable(page)
    await tabTo(page, 'Continue with Our house', 'link')
    await page.keyboard.press('Enter')
    await atHouse(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await onboard(page)
    await expect(page).toHaveURL('/library?type=hook')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Creator Library' })).toBeVisible()

    // Who is signed in there proves again who they are.
    await page.goto('/auth/oidc/start?confirm=1&redirect=%2Fsettings')
    await atHouse(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

    // The sign-in was just now, so the owner's pages are open.
    await page.goto('/admin')
    await expect(page.getByText("Confirm it's you")).toHaveCount(0)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveTitle('Sign out')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/library')
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('link', { name: 'Continue with Our house' }).click()
    // The session there has ended too.
    await atHouse(page)
  })
})

test('who turns back at the provider, reads what happened', async ({ page, house }) => {
  house.person = undefined
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Our house' }).click()
  await atHouse(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(
    'You did not finish signing in at Our house. Try again when you are ready.',
  )
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible()
  await expectUsable(page)
})
