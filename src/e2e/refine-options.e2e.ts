import { expect } from '@playwright/test'
import { expectUsable, signedIn } from './journey.ts'
import { test } from './model-server.ts'

test('another option of an answer is read and used instead, on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signedIn(page)
  const currentContent = '[0:00 Hook] Hold up the pan.\nWhich pan?\n\n[0:01 Point]\nCook the rice first.'
  const data = { toolType: 'script', originalPrompt: 'One pan', currentContent }
  const { id } = (await (await page.request.post('/api/conversations', { data })).json()) as { id: string }
  await page.goto(`/refine/${id}`)
  await page.getByRole('button', { name: 'Make it shorter' }).click()
  const options = page.getByRole('list', { name: 'Other options' })
  await expect(options.getByRole('listitem')).toHaveCount(2)
  await expectUsable(page)
  for (const button of await options.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await options.getByRole('button', { name: 'View option 2' }).click()
  await expect(page.getByRole('dialog', { name: 'Option 2' })).toContainText('Five dinners from one pan.')
  await page.keyboard.press('Escape')
  await options.getByRole('button', { name: 'Use this instead: option 3' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Current content' })).toContainText('No pan.')
  await expect(page.getByText('Version 3, current')).toBeVisible()
  await expectUsable(page)
})
