import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFits, expectNoSidewaysScroll, goWithinApp, PACED, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const beats = (page: Page) => page.getByRole('list', { name: 'Script' }).getByRole('listitem')
const DONE = /^Done, (0:[45]\d|1:0\d), \d+ words$/

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/script-writer')
  await expect(page.getByRole('heading', { level: 1, name: 'Script Writer' })).toBeVisible()
  await expect(page.getByText('10 of 10 prompts left today').first()).toBeVisible()
}

/** Expects that only the script is printed, in dark text. */
async function expectAloneOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(beats(page).first()).toBeVisible()
  for (const other of [
    page.getByRole('heading', { level: 1 }),
    page.getByLabel('Video topic'),
    page.getByRole('button'),
  ]) {
    await expect(other.filter({ visible: true })).toHaveCount(0)
  }
  const ink = await beats(page)
    .locator('p')
    .last()
    .evaluate((words) => [getComputedStyle(words).color, getComputedStyle(document.body).backgroundColor])
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await page.emulateMedia({ media: null })
}

test.describe('while it is written', () => {
  test.use(PACED)

  test('a script is streamed, stopped, failed, retried, refined and saved', async ({ page }) => {
    await open(page)
    await page.getByLabel('Video topic').fill(TOPIC)
    await page.getByText('Humorous', { exact: true }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(results(page).getByText(/^Writing, 0:\d\d of 1:00$/)).toBeVisible()
    await expect(beats(page).nth(1)).toBeVisible()
    await results(page).getByRole('button', { name: 'Stop' }).click()
    await expect(results(page).getByText(/^Stopped, 0:\d\d, \d+ words$/)).toBeVisible()
    const kept = await beats(page).first().innerText()
    await expectAloneOnPaper(page)

    await page.route('**/trpc/scripts.start*', (route) => route.abort(), { times: 1 })
    await results(page).getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('Failed to generate script. Please try again.').first()).toBeVisible()
    expect(await beats(page).first().innerText()).toBe(kept)
    await expect(page.getByLabel('Video topic')).toHaveValue(TOPIC)
    await results(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).getByRole('heading', { name: DONE })).toBeVisible({ timeout: 40_000 })

    await page.getByRole('button', { name: /without stage directions/ }).click()
    await expect(results(page).getByText('Copied!')).toBeVisible()
    const words = await page.evaluate(() => navigator.clipboard.readText())
    expect(words).not.toContain('[')
    await page.getByRole('button', { name: 'Save script to library' }).click()
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()

    await page.getByRole('button', { name: 'Refine script' }).click()
    await expect(page).toHaveURL(/\/refine\//)
    await page.getByRole('button', { name: 'Make it shorter' }).click()
    await expect(page.getByText('Version 2, current')).toBeVisible({ timeout: 40_000 })

    await page.getByRole('link', { name: 'Back to Script Writer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Script Writer' })).toBeFocused()
    await goWithinApp(page, '/library')
    await expect(page.getByRole('button', { name: /^View Script: / })).toHaveCount(1)
  })
})

test('the script writer works by keyboard alone and down to 320 px', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  await tabTo(page, 'Video topic', 'textbox')
  await page.keyboard.type(TOPIC)
  await tabTo(page, 'Generate', 'button')
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('heading', { name: DONE })).toBeVisible({ timeout: 40_000 })
  await tabTo(page, 'Copy script', 'button')
  await page.keyboard.press('Enter')
  await expect(page.locator('output').getByText('Copied!')).toBeAttached()
  await tabTo(page, 'Save script to library', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeFocused()
  await expectFits(page, 1280, 360)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
