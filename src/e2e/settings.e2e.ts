import { expect, type Page } from '@playwright/test'
import { expectUsable, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

declare global {
  interface Window {
    shownNotifications: string[]
    lookAway: boolean
  }
}

const DIALOG = '[role="dialog"]'
const NEW_PASSWORD = 'another long enough secret'
const bar = (page: Page) => page.getByRole('region', { name: 'Save settings' })

async function open(page: Page): Promise<string> {
  const email = await signedIn(page)
  await page.goto('/settings')
  await expect(page.getByLabel('Display name')).toBeVisible()
  return email
}

test('settings and their dialogs are accessible, and unsaved changes are left only after a confirmation', async ({
  page,
}) => {
  await open(page)
  await expect(bar(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(page.getByText('This device')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('switch', { name: 'Email Updates' }).check()
  await expect(bar(page).getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByLabel('New email')).toBeFocused()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
  await expectUsable(page, DIALOG)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Edit your creator profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expectUsable(page, DIALOG)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/settings')

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(page.getByRole('switch', { name: 'Email Updates' })).toBeChecked()

  await page.getByRole('link', { name: 'Edit your creator profile' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/onboarding')
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'Email Updates' })).not.toBeChecked()
})

test('a password change signs out the other device', async ({ page, browser }) => {
  const email = await open(page)
  const phone = await browser.newContext()
  const login = (password: string) =>
    phone.request.post(new URL('/api/auth/login', page.url()).href, {
      data: { email, password },
    })
  expect((await login(PASSWORD)).status()).toBe(200)
  const form = page.getByRole('form', { name: 'Change Password' })
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Confirm new password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByText("New passwords don't match")).toBeVisible()
  await form.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible()
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('')
  const session = await phone.request.get(new URL('/api/auth/session', page.url()).href)
  expect(await session.json()).toMatchObject({ authenticated: false })

  expect((await login(NEW_PASSWORD)).status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Signed in on' }).getByRole('listitem')).toHaveCount(1)
  await phone.close()
})

test('a long generation that ends in a hidden tab shows a notification, if switched on', async ({ page, context }) => {
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.shownNotifications = []
    window.lookAway = false
    const now = Date.now
    // Simulates a longer time while the page is hidden.
    Date.now = () => now() + (window.lookAway ? 10_000 : 0)
    function notify(title: string, options: NotificationOptions) {
      window.shownNotifications.push(`${title}: ${options.body}`)
      return new EventTarget()
    }
    const requestPermission = () => Promise.resolve('granted')
    Object.assign(window, { Notification: Object.assign(notify, { permission: 'granted', requestPermission }) })
    Object.defineProperty(document, 'hidden', { get: () => window.lookAway })
  })
  await open(page)
  await page.route('**/trpc/hooks.start*', async (route) => {
    await page.evaluate(() => void (window.lookAway = true))
    await route.continue()
  })

  async function generateUnseen(): Promise<string[]> {
    await page.goto('/hook-generator')
    await page.getByLabel('Topic').fill('Five dinners for one from a single pan')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page.getByText('Done, 10 hooks').first()).toBeVisible()
    return page.evaluate(() => window.shownNotifications)
  }

  expect(await generateUnseen()).toEqual([])
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Push Notifications' }).check()
  await bar(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
  await generateUnseen()
  await expect
    .poll(() => page.evaluate(() => window.shownNotifications))
    .toEqual(['Your hooks are ready: Done, 10 hooks'])
})

test('deleting the account in one tab clears the other', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/hook-generator')
  await other.getByLabel('Topic').fill('a draft that goes with the account')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL(/\/login/)
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hookline-')))
    expect(left.filter((key) => key !== 'hookline-theme')).toEqual([])
  }
})

test('settings are changed and saved, and a deletion is cancelled, by keyboard alone', async ({ page }) => {
  await open(page)
  await tabTo(page, 'Display name', 'textbox')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Noor K.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
  await tabTo(page, 'Email Updates', 'switch')
  await page.keyboard.press('Space')
  await tabTo(page, 'Dark', 'radio')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await tabTo(page, 'Delete Account', 'button')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused()
  await tabTo(page, 'Save', 'button')
  await page.keyboard.press('Enter')
  await expect(bar(page).getByText('No changes to save')).toBeVisible()
})
