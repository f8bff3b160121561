import { expect, type Page } from '@playwright/test'
import { expectUsable, newEmail, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

/** Waits for hydration: the button that needs it is enabled. */
const alive = (page: Page) => expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toBeEnabled()
const selectedPlan = (page: Page) => page.evaluate(() => localStorage.getItem('selectedPlan'))

test('a visitor chooses a plan by keyboard alone, and keeps it after signing up', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  await page.getByRole('link', { name: 'View Full Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeFocused()
  await expect(page.getByText('First month $9.99, then $19.99 per month')).toBeVisible()
  await expect(page.getByText('Test payments: no card is charged')).toBeVisible()
  await tabTo(page, 'Get Started - Yearly', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  await page.reload()
  expect(await selectedPlan(page)).toBe('yearly')
  await tabTo(page, 'Email', 'textbox')
  await page.keyboard.type(newEmail())
  await tabTo(page, 'Password', 'textbox')
  await page.keyboard.type(PASSWORD)
  await tabTo(page, 'Confirm password', 'textbox')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout?plan=yearly')
  expect(await selectedPlan(page)).toBeNull()
})

test('a user opens the prices from the menus and continues to the checkout', async ({ page }) => {
  await signedIn(page)
  await page.goto('/hook-generator')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.getByRole('button', { name: 'Settings menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Get Started - Monthly' }).click()
  await expect(page).toHaveURL('/checkout?plan=monthly')
  expect(await selectedPlan(page)).toBeNull()
})

test('the page is hydrated without a change, keeps its title, and is accessible', async ({ page }) => {
  const cards = () => page.evaluate(() => [...document.querySelectorAll('article')].map((card) => card.outerHTML))
  await page.route('**/assets/index-*.js', async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await route.continue()
  })
  await page.goto('/pricing', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Choose Your Plan | Hookline')
  const rendered = await cards()
  expect(rendered).toHaveLength(2)
  await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { sameElement: true }))
  await alive(page)
  expect(await page.evaluate(() => 'sameElement' in (document.querySelector('main') ?? {}))).toBe(true)
  expect(await cards()).toEqual(rendered)
  await expect(page).toHaveTitle('Choose Your Plan | Hookline')
  await expectUsable(page)
})
