import { expect, type Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' })
export const plan = (page: Page) => page.getByRole('region', { name: 'Plan' })
export const card = (page: Page) => page.getByRole('region', { name: 'Card' })
export const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' })

/**
 * Returns the day that is this many months after `from`, as the pages format it. If the target month is too short, it is its last
 * day.
 */
export function dayAfter(months: number, from: Date): string {
  const day = new Date(from)
  const month = day.getUTCMonth() + months
  day.setUTCMonth(month)
  if (day.getUTCMonth() !== month % 12) day.setUTCDate(0)
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}

export async function openPortal(page: Page): Promise<void> {
  await page.goto('/profile')
  await button(page, 'Manage Subscription').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage your subscription' })).toBeFocused()
}

export async function backToProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Hookline' }).click()
  await expect(page).toHaveURL('/profile')
}
