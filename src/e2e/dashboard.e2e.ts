import { expect, type Page } from '@playwright/test'
import { expectAccessible, signedIn, subscribe, test } from './journey.ts'

const greeting = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), e2e-/ })

test('a free user sees the checkout once, and the dashboard from then on', async ({ page }) => {
  await signedIn(page, { plansSeen: false })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/checkout/)
  await page.getByRole('button', { name: 'Continue with the free plan' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(greeting(page)).toBeFocused()
  await expect(page.getByText('No Subscription')).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await page.getByRole('link', { name: /^Hook Generator/ }).click()
  await expect(page).toHaveURL('/hook-generator')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(greeting(page)).toBeFocused()
})

test('a subscriber skips the checkout and sees the plan', async ({ page }) => {
  await signedIn(page, { plansSeen: false })
  await subscribe(page, 'yearly')
  await page.goto('/dashboard')
  await expect(page.getByText('Yearly Plan')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Daily Usage')).toBeHidden()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByText('$199.99 per year')).toBeVisible()
  await expectAccessible(page)
})
