import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectUsable, openIn, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TOPIC = 'Five dinners for one from a single pan'

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Topic').fill(TOPIC)
  await page.getByLabel('Topic').press('ControlOrMeta+Enter')
  await expect(page.getByRole('button', { name: 'Copy hook 10' })).toBeVisible()
}

test('sign-in, sign-up, help and the 404 page are accessible (axe)', async ({ page }) => {
  for (const path of ['/login', '/signup', '/help/ai', '/no/such/page']) {
    await openIn(page, 'dark', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUsable(page)
  }
})

test('the hook generator is accessible, before and after a generation', async ({ page }) => {
  await signedIn(page)
  await openIn(page, 'dark', '/hook-generator')
  await expect(page.getByText('10 of 10 prompts left today').first()).toBeVisible()
  await expectUsable(page)
  await generate(page)
  await expect(page.getByRole('region', { name: 'Earlier hooks' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the menu on phones is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
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
    await expect(page).toHaveURL(/\/checkout/)
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
    await tabTo(page, 'Continue with the free plan', 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused()
    await tabTo(page, /^Hook Generator/u, 'link')
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
