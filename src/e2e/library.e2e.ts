import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const CAPTION = JSON.stringify({ caption: 'Five dinners from one pan.', hashtags: ['#onepan', '#dinner'] })
const ITEMS = [
  { type: 'hook', title: 'Hook: Five dinners', content: 'Five dinners, one pan.' },
  { type: 'script', title: 'Script: Five dinners', content: '[0:00 Hook]\nFive dinners, one pan.' },
  { type: 'caption', title: `Caption: ${'onepandinner'.repeat(8)}`.slice(0, 60), content: CAPTION },
]

test('the library lists what was kept, copies it and deletes it, by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page)
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await expectAccessible(page)
  for (const [index, item] of ITEMS.entries()) {
    const data = { ...item, originalId: `result-${index}`, tags: ['food'], metadata: {} }
    expect((await page.request.post('/api/library', { data })).ok()).toBe(true)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page.locator('main')).not.toContainText('{')
  await expectAccessible(page)
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)

  const caption = ITEMS[2]?.title ?? ''
  await tabTo(page, `Copy ${caption}`, 'button')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Five dinners from one pan.\n\n#onepan #dinner')
  await tabTo(page, `Delete ${caption}`, 'button')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText('Are you sure you want to delete this library item? This action cannot be undone.')
  await expectAccessible(page)
  await tabTo(page, 'Delete', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Library item deleted successfully.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
})
