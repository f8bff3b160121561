import { expect, type Page } from '@playwright/test'
import { expectUsable, PACED, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'
const hooks = (page: Page) => page.getByRole('button', { name: /^Copy hook/ })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const done = (page: Page) => results(page).getByRole('heading', { name: 'Done, 10 hooks' })

test.use(PACED)

/** Requests hooks and waits until two of them are complete. */
async function begin(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/hook-generator')
  await page.getByLabel('Topic').fill(TOPIC)
  await page.getByLabel('Topic').press('ControlOrMeta+Enter')
  await expect(hooks(page).nth(1)).toBeVisible()
  await expect(page).toHaveURL(/\/hook-generator\?result=.+/)
}

/** Returns the texts of the first two complete hooks. */
async function firstTwo(page: Page): Promise<string[]> {
  const lines = page.getByRole('list', { name: 'Hooks' }).getByRole('listitem').locator('p')
  await expect(lines.nth(1)).toBeVisible()
  return (await lines.allInnerTexts()).slice(0, 2)
}

test('a generation continues while its page is left, for one prompt', async ({ page }) => {
  await begin(page)
  const before = await firstTwo(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hook Generator/ })
    .first()
    .click()
  expect(await firstTwo(page)).toEqual(before)
  await expect(page).toHaveURL(/\?result=/)
  await expect(done(page)).toBeVisible()
  await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()
})

test('a reload during a generation shows the same hooks and the rest', async ({ page }) => {
  await begin(page)
  const before = await firstTwo(page)
  await page.reload()
  expect(await firstTwo(page)).toEqual(before)
  await expectUsable(page)
  await expect(done(page)).toBeVisible()
  expect(await firstTwo(page)).toEqual(before)
  await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()
})

test('Go on completes a stopped generation without another prompt', async ({ page }) => {
  await begin(page)
  const before = await firstTwo(page)
  await results(page).getByRole('button', { name: 'Stop' }).click()
  await expect(results(page).getByRole('heading', { name: /^Stopped, \d of 10$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Earlier hooks' })).toContainText(/Stopped, \d of 10/)
  await page.goto('/hook-generator')
  const goOn = results(page).getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await expectUsable(page)
  await tabTo(page, 'Go on', 'button', results(page))
  await page.keyboard.press('Enter')
  await expect(done(page)).toBeVisible()
  expect(await firstTwo(page)).toEqual(before)
  await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()
})
