import { expect, type Page } from '@playwright/test'
import {
  alive,
  expectAccessible,
  expectNoSidewaysScroll,
  expectUsable,
  newEmail,
  openIn,
  PASSWORD,
  signedIn,
  test,
} from './journey.ts'

const MENU = '[role="menu"]'
const DIALOG = '[role="dialog"]'
const bar = (page: Page) => page.getByRole('banner')
const gear = (page: Page) => bar(page).getByRole('button', { name: 'Settings menu' })
const avatar = (page: Page) => bar(page).getByRole('button', { name: /^Account menu/ })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const html = (page: Page) => page.locator('html')

/** Opens the palette and waits until its field can be typed in. */
async function callPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

async function openTool(page: Page): Promise<void> {
  await page.goto('/hook-generator')
  await alive(page)
}

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width === 320 })

    test('the bar, its menus, the palette and the list of keys are accessible', async ({ page }) => {
      await signedIn(page)
      await openIn(page, width === 1280 ? 'dark' : 'light', '/hook-generator')
      await alive(page)
      for (const part of [bar(page).getByRole('link', { name: 'Dashboard', exact: true }), gear(page), avatar(page)]) {
        await expect(part).toBeInViewport({ ratio: 1 })
        expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await avatar(page).click()
      await expect(page.getByRole('menu').getByText('Free Plan')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()

      await gear(page).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      if (width === 1280) await expectAccessible(page, MENU)
      await page.getByRole('menuitem', { name: 'Command palette' }).click()
      // The shortcut list is not offered on touch screens.
      await expect(palette(page).getByRole('option')).toHaveCount(width === 320 ? 15 : 16)
      if (width === 1280) await expectAccessible(page, DIALOG)
      await page.keyboard.type('nothing of that name')
      await expect(palette(page).getByText(/No page or action is called/)).toBeVisible()
      if (width === 1280) await expectAccessible(page, DIALOG)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await expect(gear(page)).toBeFocused()

      await page.keyboard.press('?')
      await expect(keyList(page).getByText('Submit the form you are typing in')).toBeVisible()
      await expectNoSidewaysScroll(page)
      if (width === 1280) await expectAccessible(page, DIALOG)
      await keyList(page).getByRole('button', { name: 'Close' }).click()
      await expect(keyList(page)).toBeHidden()
    })
  })
}

test('at 400 % zoom no fixed bar covers the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signedIn(page)
  for (const [path, name] of [
    ['/hook-generator', 'Actions'],
    ['/settings', 'Save settings'],
  ] as const) {
    await page.goto(path)
    await alive(page)
    const foot = page.getByRole('region', { name })
    await expect(foot).toBeVisible()
    await expect(foot).not.toBeInViewport()
    await foot.scrollIntoViewIfNeeded()
    await expect(bar(page)).not.toBeInViewport()
    await expectNoSidewaysScroll(page)
  }
})

test('the gear menu, the list of keys and the palette work by keyboard alone', async ({ page }) => {
  await signedIn(page)
  await openTool(page)
  await gear(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: /^Keyboard/u })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keyList(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(keyList(page)).toBeHidden()
  await expect(gear(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(gear(page)).toBeFocused()

  const topic = page.getByLabel('Topic', { exact: true })
  await topic.focus()
  await page.keyboard.type('Why?')
  await expect(keyList(page)).toBeHidden()
  await expect(topic).toHaveValue('Why?')
  await callPalette(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toBeHidden()
  await expect(topic).toBeFocused()

  await callPalette(page)
  await page.keyboard.type('keyboard')
  await page.keyboard.press('Enter')
  await expect(keyList(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(topic).toBeFocused()

  await callPalette(page)
  const on = [
    'Dashboard',
    'Hook Generator',
    'Script Writer',
    'Caption Generator',
    'Text-to-Speech',
    'Creator Library',
    'Profile',
  ]
  await expect(palette(page).getByRole('option', { name: 'Profile', exact: true })).toBeVisible()
  for (const _step of on) await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option', { name: 'Profile', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("the theme switches, persists, follows other tabs and the system, and sets the browser's colour", async ({
  page,
  context,
}) => {
  const barColor = () => page.locator('meta[name="theme-color"]').getAttribute('content')
  await signedIn(page)
  await openTool(page)
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const other = await context.newPage()
  await other.goto('/')
  await gear(page).click()
  await page.getByRole('menuitem', { name: 'Light theme' }).click()
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(html(other)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect.poll(barColor).toBe('#eff4f4')
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(gear(page)).toBeVisible()

  await callPalette(page)
  await page.keyboard.type('system')
  await page.keyboard.press('Enter')
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(html(page)).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  }
  await expect.poll(barColor).toBe('#0a1b21')
})

test('logging out clears storage, pages behind the back button and other tabs', async ({ page, context }) => {
  await signedIn(page)
  await openTool(page)
  await page.getByLabel('Topic', { exact: true }).fill('A draft that the next person must not see')
  const other = await context.newPage()
  await other.goto('/hook-generator')
  await other.getByLabel('Topic', { exact: true }).fill('Another draft')
  await page.evaluate(() => {
    localStorage.setItem('hookline-theme', 'light')
    localStorage.setItem('selectedPlan', 'yearly')
    sessionStorage.setItem('mark', '1')
  })
  await gear(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('You have been successfully signed out.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')

  const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(left).toEqual(['hookline-theme', 'selectedPlan'])
  expect(await page.evaluate(() => sessionStorage.getItem('mark'))).toBeNull()
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('Another draft')).toHaveCount(0)
  expect(await other.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(left)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Topic', { exact: true })).toHaveCount(0)
})

test('a page from the back-forward cache checks its session', async ({ page }) => {
  await signedIn(page)
  await openTool(page)
  await page.getByLabel('Topic', { exact: true }).fill('A draft that the next person must not see')
  await page.request.post('/api/auth/logout')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(newEmail())
  await expect(page.getByText('A draft that')).toHaveCount(0)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hookline-')))
  expect(left).toEqual([])
})

test('every page has a title, a skip link, and the focus on its heading after a navigation', async ({ page }) => {
  const titles = {
    '/login': 'Sign In | Hookline',
    '/signup': 'Sign Up | Hookline',
    '/forgot-password': 'Forgot Password | Hookline',
    '/reset-password': 'Reset Password | Hookline',
    '/verify-email': 'Confirm Address | Hookline',
    '/terms': /Terms.* \| Hookline/,
    '/privacy': /Privacy.* \| Hookline/,
  }
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    if (path === '/login' || path === '/signup') await expectUsable(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  // The last page is prerendered, so it is visible before its shortcuts work.
  await page.waitForLoadState('networkidle')
  for (const name of ['Terms', 'Sign Up', 'Sign In', 'Privacy']) {
    await callPalette(page)
    await page.keyboard.type(name)
    await expect(palette(page).getByRole('option').first()).toHaveText(name)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  // A page that loads while the palette is open must not take the focus from the field.
  await callPalette(page)
  await page.keyboard.type('Pri')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/login')
  await page.keyboard.type('vacy')
  await expect(palette(page).getByRole('option').first()).toHaveText('Privacy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/login')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
})
