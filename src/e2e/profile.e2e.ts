import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { unzip } from '../server/features/archive/testing/unzip.ts'
import { expectUsable, PASSWORD, signedIn, test } from './journey.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('profile, settings and deletion of an account, with a reload at every step', async ({ page }) => {
  const email = await signedIn(page)
  await page.goto('/profile')
  const account = page.getByRole('region', { name: 'Account Information' })
  await expect(account).toContainText(email)
  await expect(account).toContainText(/Member since\d{1,2} \w+ \d{4}/)
  await expect(account).toContainText('Free')
  await account.getByRole('button', { name: 'Send the link again' }).click()
  await expect(account.getByText(`A new link is on its way to ${email}.`)).toBeVisible()
  await page.reload()
  const statistics = page.getByRole('region', { name: 'Usage Statistics' })
  await expect(statistics).toContainText('Hooks Generated')
  await expect(statistics).toContainText('10 of 10 prompts left today')
  await expect(page.getByText('Need help?')).toContainText('support@example.com')
  await expect(account.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await expect(page.getByText('search-assistant searches')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.getByLabel('Display name').fill('Noor K.')
  await page.getByRole('switch', { name: 'Analytics & Improvements' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Display name')).toHaveValue('Noor K.')
  await expect(page.getByRole('switch', { name: 'Analytics & Improvements' })).toBeChecked()

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' })
  await expect(dialog.getByRole('link', { name: 'support@example.com' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been permanently deleted.', { exact: true })).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible()
})

test("the export is a dated file with the user's content", async ({ page }) => {
  const email = await signedIn(page)
  const generation = await page.request.post('/api/hooks/generate', { data: { topic: 'One pan, five dinners' } })
  expect(generation.status()).toBe(200)
  await page.goto('/profile')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(`hookline-data-export-${new Date().toISOString().slice(0, 10)}.json`)
  const file = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ account: { email } })
  expect(file).toContain('One pan, five dinners')
  await expect(page.getByText('Export Complete', { exact: true })).toBeVisible()
  await expect(page.getByText('Your data has been downloaded successfully.', { exact: true })).toBeVisible()

  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Everything as a ZIP' }).click()
  expect((await zip).suggestedFilename()).toMatch(/^hookline-archive-\d{4}-\d\d-\d\d\.zip$/u)
  expect([...(await unzip(readFileSync(await (await zip).path()))).keys()]).toContain('manifest.json')
})

test('a visitor sees why the page is empty, signs in and returns to it', async ({ page }) => {
  const email = await signedIn(page)
  await page.request.post('/api/auth/logout')
  for (const [path, text, title] of [
    ['/profile?from=mail', 'Please log in to view your profile.', 'Profile'],
    ['/settings', 'Please log in to access settings.', 'Settings'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
    if (title === 'Profile') await expectUsable(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(heading(page, title)).toBeFocused()
    await expect(page).toHaveURL(path)
    await page.request.post('/api/auth/logout')
  }
})
