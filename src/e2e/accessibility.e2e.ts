import { expect, type Page } from '@playwright/test'
import { expectUsable, openIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TOPIC = 'Five dinners for one from a single pan'

test('help and the 404 page are accessible', async ({ page }) => {
  for (const path of ['/help/ai', '/no/such/page']) {
    await openIn(page, 'dark', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUsable(page)
  }
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test.describe('keyboard alone', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

  test('signs up, generates, copies and signs out', async ({ page }) => {
    await page.goto('/')
    // Waits for hydration. Before it a link causes a page load, which does not move the focus.
    await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toBeEnabled()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Start Creating Now', 'link')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/signup')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'Email', 'textbox')
    await page.keyboard.type(`keys-${Date.now()}@example.com`)
    await tabTo(page, 'Password', 'textbox')
    await page.keyboard.type('a long enough secret')
    await tabTo(page, 'Confirm password', 'textbox')
    await page.keyboard.type('a long enough secret')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await tabTo(page, 'Food & cooking', 'radio')
    await page.keyboard.press('Space')
    await tabTo(page, 'Teenagers', 'radio')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Skip', 'button')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Skip & Complete', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Continue with the free plan')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Hook Generator' })).toBeFocused()

    await tabTo(page, 'Topic', 'textbox')
    await page.keyboard.type(TOPIC)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('What makes it yours?')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'TikTok' })).toBeChecked()
    await tabTo(page, 'Generate', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copy hook 10' })).toBeVisible()
    await tabTo(page, 'Copy hook 1', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Copied!').first()).toBeVisible()

    const menu = page.getByRole('button', { name: 'Account menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    // The menu is visible before it has the focus. Keys pressed in between would go to the button.
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
})
