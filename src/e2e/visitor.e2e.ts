import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('a visitor reads the landing page and finds the way in', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Hookline/)
  await expect(page.getByRole('heading', { level: 1, name: 'AI-Powered Creator Toolkit' })).toBeVisible()
  const features = page.getByRole('heading', { name: 'Four tools. One line from idea to upload.' })
  await page.getByRole('link', { name: 'See Features' }).click()
  await expect(page).toHaveURL('/#features')
  await expect(features).toBeInViewport()
  for (const tool of ['Hook Generator', 'Script Writer', 'Caption Generator', 'Text-to-Speech']) {
    await expect(page.getByRole('heading', { level: 3, name: tool })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /Sign Up & Try Free/ })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await page.getByRole('link', { name: /Try 10 Free Hooks Per Day/ }).click()
  await expect(page).toHaveURL('/signup')
  await page.goBack()
  await page.getByRole('link', { name: 'Start Creating Now' }).click()
  await expect(page).toHaveURL('/signup')
})

test('the bar leads a visitor around on a wide screen', async ({ page }) => {
  await page.goto('/login')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/#features')
  await expect(page.getByRole('heading', { name: 'Four tools. One line from idea to upload.' })).toBeInViewport()
  await bar.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/signup')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the panel slides in, and closes on a choice, on Esc and beside it', async ({ page }) => {
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
    await page.touchscreen.tap(20, 400)
    await expect(panel).toBeHidden()
    await open.tap()
    await panel.getByRole('link', { name: 'Sign In' }).tap()
    await expect(page).toHaveURL('/login')
    await expect(panel).toBeHidden()
  })
})

test('an address that leads nowhere says so', async ({ page }) => {
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

test('at most two font files come before the first paint, and no script is inline', async ({ page, request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html.match(/rel="preload"[^>]*as="font"/g)?.length).toBeLessThanOrEqual(2)
  expect(html).not.toMatch(/<script[^>]*>\s*[^<\s]/)
  const fonts: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'font') fonts.push(sent.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(new Set(fonts).size).toBeLessThanOrEqual(2)
})
