import { expect } from '@playwright/test'
import { expectAccessible, test } from './journey.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'no-preference' })

  test('the panel slides in, and closes on a choice, on Esc and on a click outside', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await open.tap()
    await expect(panel.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await open.tap()
    await panel.getByRole('link', { name: 'Features' }).tap()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/#features')
    await open.tap()
    await panel.getByRole('link', { name: 'Pricing' }).tap()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/#pricing')
    await open.tap()
    await page.touchscreen.tap(20, 400)
    await expect(panel).toBeHidden()
    // A panel that still slides in is not what a user reads.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open.tap()
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Sign In' }).tap()
    await expect(page).toHaveURL('/login')
    await expect(panel).toBeHidden()
  })
})

test('the start deletes every browser cache', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await caches.open('left-by-an-older-version')
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
