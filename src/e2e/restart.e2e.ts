import { expect } from '@playwright/test'
import { signedIn } from './journey.ts'
import { test } from './own-server.ts'

// Slow enough that the first lines are stored before the last ones arrive.
test.use({ partMs: 180 })

test('server restarts in the middle: what was written is there, and goes on, without a reload', async ({
  page,
  model,
  ownServer,
}) => {
  const results = page.getByRole('region', { name: 'Results' })
  const lines = page.getByRole('list', { name: 'Hooks' }).getByRole('listitem').locator('p')
  await signedIn(page)
  await page.goto('/hook-generator')
  await page.getByLabel('Topic').fill('Five dinners for one from a single pan')
  await page.getByLabel('Topic').press('ControlOrMeta+Enter')
  await expect(page.getByRole('button', { name: /^Copy hook/ }).nth(3)).toBeVisible()
  const before = (await lines.allInnerTexts()).slice(0, 2)
  await ownServer.killAndStart()
  await expect(results.getByRole('heading', { name: /^Stopped, \d of 10$/ })).toBeVisible()
  await expect(results).toContainText('The server stopped while this was written. What was written is kept.')
  await page.getByRole('dialog', { name: 'Generation Failed' }).getByRole('button', { name: 'Got it' }).click()
  expect((await lines.allInnerTexts()).slice(0, 2)).toEqual(before)
  model.partMs = 0
  await results.getByRole('button', { name: 'Go on' }).click()
  await expect(results.getByRole('heading', { name: 'Done, 10 hooks' })).toBeVisible()
  expect((await lines.allInnerTexts()).slice(0, 2)).toEqual(before)
  await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()
})
