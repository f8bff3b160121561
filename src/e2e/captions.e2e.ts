import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  goWithinApp,
  PACED,
  PASSWORD,
  signedIn,
  test,
} from './journey.ts'
import { tabTo } from './keyboard.ts'

const POST = 'A reel of five dinners for one, all from a single pan, cooked on Sunday for eleven dollars'
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const hashtags = (page: Page) => page.getByRole('region', { name: 'Hashtags' })
const DONE = /^Done, \d+ hashtags?$/

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/caption-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Caption Generator' })).toBeVisible()
  await expect(page.getByText('10 of 10 prompts left today').first()).toBeVisible()
}

test.describe('while it is written', () => {
  test.use(PACED)

  test('a caption is streamed, stopped, failed, continued after sign-in, refined and saved', async ({ page }) => {
    await open(page)
    await page.getByLabel('Content description').fill(POST)
    await page.getByText('TikTok', { exact: true }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(results(page).getByText(/^TikTok, \d+ of 2,200 characters$/)).toBeVisible()
    await results(page).getByRole('button', { name: 'Stop' }).click()
    await expect(results(page).getByRole('heading', { name: 'Stopped', exact: true })).toBeVisible()

    await page.route('**/trpc/captions.start*', (route) => route.abort(), { times: 1 })
    await results(page).getByRole('button', { name: 'Generate New Version' }).click()
    await expect(page.getByText('Failed to generate content. Please try again.').first()).toBeVisible()
    await page.context().clearCookies()
    await results(page).getByRole('button', { name: 'Try again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(results(page).getByRole('heading', { name: DONE })).toBeVisible({ timeout: 30_000 })

    const chip = hashtags(page).getByRole('listitem').first().getByRole('button')
    const tag = (await chip.innerText()).trim()
    await chip.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(tag)
    await page.getByRole('button', { name: 'Copy all' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(` ${tag}`.trim())
    await page.getByRole('button', { name: 'Save caption to library' }).click()
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
    await page.getByRole('button', { name: 'Refine caption' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Refine' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('{')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await expect(page.getByText('Version 2, current')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('main')).not.toContainText('{')
    await page.getByRole('button', { name: 'Save to Library' }).click()
    await expect(page.getByRole('button', { name: 'Saved to Library' })).toBeVisible()
    await goWithinApp(page, '/library')
    await expect(page.getByRole('button', { name: /^View Caption: / })).toHaveCount(2)
  })
})

test('the caption generator works by keyboard alone and down to 320 px', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  await tabTo(page, 'Content description', 'textbox')
  await page.keyboard.type(POST)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(results(page).getByRole('heading', { name: DONE })).toBeVisible({ timeout: 30_000 })
  await tabTo(page, 'Copy caption', 'button')
  await page.keyboard.press('Enter')
  await expect(page.locator('output').getByText('Copied!')).toBeAttached()
  await tabTo(page, 'Save caption to library', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeFocused()
  await expectFits(page, 1280, 360)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
