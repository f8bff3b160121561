import { expect, type Page } from '@playwright/test'
import { signedIn } from './journey.ts'
import { test } from './own-server.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const lines = (page: Page) => page.getByRole('list', { name: 'Hooks' }).getByRole('listitem').locator('p')
const STOPPED = /^Stopped, \d of 10$/

/** Requests hooks and waits until four of them are complete. */
async function begin(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/hook-generator')
  await page.getByLabel('Topic').fill('Five dinners for one from a single pan')
  await page.getByLabel('Topic').press('ControlOrMeta+Enter')
  await expect(page.getByRole('button', { name: /^Copy hook/ }).nth(3)).toBeVisible()
}

test('a second tab shows the same generation, and stops it for both', async ({ page, context, model }) => {
  model.endless = true
  await begin(page)
  const before = (await lines(page).allInnerTexts()).slice(0, 2)
  const other = await context.newPage()
  await other.goto('/hook-generator')
  await expect(lines(other).nth(1)).toBeVisible()
  expect((await lines(other).allInnerTexts()).slice(0, 2)).toEqual(before)
  await results(other).getByRole('button', { name: 'Stop' }).click()
  for (const tab of [other, page]) await expect(results(tab).getByRole('heading', { name: STOPPED })).toBeVisible()
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search)
})

test.describe('slowly enough that the first lines are stored', () => {
  test.use({ partMs: 180 })

  test('server restarts in the middle: what was written is there, and goes on, without a reload', async ({
    page,
    model,
    ownServer,
  }) => {
    model.endless = true
    await begin(page)
    const before = (await lines(page).allInnerTexts()).slice(0, 2)
    await ownServer.killAndStart()
    await expect(results(page).getByRole('heading', { name: STOPPED })).toBeVisible()
    await expect(results(page)).toContainText('The server stopped while this was written. What was written is kept.')
    await page.getByRole('dialog', { name: 'Generation Failed' }).getByRole('button', { name: 'Got it' }).click()
    expect((await lines(page).allInnerTexts()).slice(0, 2)).toEqual(before)
    model.partMs = 0
    model.endless = false
    await results(page).getByRole('button', { name: 'Go on' }).click()
    await expect(results(page).getByRole('heading', { name: 'Done, 10 hooks' })).toBeVisible()
    expect((await lines(page).allInnerTexts()).slice(0, 2)).toEqual(before)
    await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()
  })
})
