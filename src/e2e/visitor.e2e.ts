import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('the bar links a visitor to every page on a wide screen', async ({ page }) => {
  await page.goto('/login')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/#features')
  await expect(page.getByRole('heading', { name: 'Four tools, from idea to upload.' })).toBeInViewport()
  await page.goBack()
  await bar.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
  await bar.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/signup')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

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
    await open.tap()
    await panel.getByRole('link', { name: 'Sign In' }).tap()
    await expect(page).toHaveURL('/login')
    await expect(panel).toBeHidden()
  })
})

test('an unknown address shows the 404 page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('the start deletes every browser cache', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await caches.open('left-by-an-older-version')
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
