import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectUsable, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const ITEM = { type: 'hook', title: 'Hook: Five dinners, one pan.', content: 'Five dinners, one pan.' }

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/library?tab=planner')
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
}

test('something kept is planned, found in list and calendar, moved, marked and deleted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expectAccessible(page)
  expect((await page.request.post('/api/library', { data: ITEM })).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Plan Content' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Plan Content' })
  await dialog.getByRole('button', { name: 'Plan Content' }).click()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('combobox', { name: 'Library item' }).click()
  await dialog.getByRole('option', { name: ITEM.title }).click()
  await dialog.getByText('TikTok', { exact: true }).click()
  await dialog.getByLabel('Date and time').fill(tomorrowAt('18:30'))
  await dialog.getByRole('button', { name: 'Plan Content' }).click()
  await expect(page.getByText('Content planned successfully!', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: /^Status of/u }).selectOption('completed')
  await expect(page.getByText('Status updated successfully!', { exact: true })).toBeVisible()
  await expectUsable(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await tabTo(page, 'List', 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=calendar/u)
  await expect(page.getByRole('table')).toBeVisible()
  await expectUsable(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/library?tab=planner')
  await page.getByRole('button', { name: /^Delete .* from the plan$/u }).click()
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Planned content deleted successfully!', { exact: true })).toBeVisible()
})

/** A local time of tomorrow as a field of a form takes it. */
function tomorrowAt(time: string): string {
  const day = new Date(Date.now() + 24 * 60 * 60_000)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}T${time}`
}
