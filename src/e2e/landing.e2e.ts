import { expect, type Page } from '@playwright/test'
import { alive, expectUsable, signedIn, test } from './journey.ts'

const FEATURES = 'Four tools, from idea to upload.'

/** Touches the painted page and waits for its hydration, which marks its elements. */
async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await alive(page)
}

/** Expects the heading to be visible below the sticky bar. */
async function expectBelowBar(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport()
  await expect
    .poll(() =>
      page.evaluate(
        (text) =>
          ([...document.querySelectorAll('h2')].find((h2) => h2.textContent === text)?.getBoundingClientRect().top ??
            0) - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        heading,
      ),
    )
    .toBeGreaterThan(0)
}

test('a visitor reads the landing page and reaches sign-up', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Hookline: AI-Powered Creator Toolkit')
  await expect(page.getByRole('heading', { level: 1, name: 'AI-Powered Creator Toolkit' })).toBeVisible()
  // Before hydration a link causes a page load, after which the browser decides on the focus.
  await wake(page)
  await page.getByRole('link', { name: 'See Features' }).click()
  await expect(page).toHaveURL('/#features')
  await expectBelowBar(page, FEATURES)
  for (const tool of ['Hook Generator', 'Script Writer', 'Caption Generator', 'Text-to-Speech']) {
    await expect(page.getByRole('heading', { level: 3, name: tool })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /Sign Up & Try Free/ })).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  await expectBelowBar(page, 'Pricing')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle('Privacy | Hookline')
  await page.getByRole('banner').getByRole('link', { name: 'Hookline' }).click()
  for (const link of [/Try 10 Free Hooks Per Day/, /Create Account & Subscribe/, 'Start Creating Now']) {
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL('/signup')
    await page.goBack()
  }
})

test('public pages are hydrated without a change, keep their title, and are accessible', async ({ page }) => {
  const markup = () => page.evaluate(() => document.querySelector('main')?.outerHTML)
  await page.route('**/assets/index-*.js', async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await route.continue()
  })
  await page.addInitScript(() => localStorage.setItem('hookline-theme', 'light'))
  for (const [path, title] of [
    ['/', 'Hookline: AI-Powered Creator Toolkit'],
    ['/terms', 'Terms | Hookline'],
    ['/privacy', 'Privacy | Hookline'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The parts below the first view are laid out by now.
    await expect(page.locator('.hl-later')).toHaveCount(0)
    const rendered = await markup()
    await expect(page).toHaveTitle(title)
    await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { sameElement: true }))
    await wake(page)
    expect(await page.evaluate(() => 'sameElement' in (document.querySelector('main') ?? {}))).toBe(true)
    expect(await markup(), path).toBe(rendered)
    await expect(page).toHaveTitle(title)
    await expectUsable(page)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 1280]) {
    test(`the public pages are readable and their links work at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'AI-Powered Creator Toolkit' })).toBeVisible()
      await expect(page.getByText('First month $9.99, then $19.99 per month')).toBeVisible()
      const bar = page.getByRole('banner')
      await bar.getByRole('link', { name: 'Features' }).click()
      await expect(page.getByRole('heading', { name: FEATURES })).toBeInViewport()
      await expect(bar.getByRole('button')).toBeHidden()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
      await bar.getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL('/#pricing')
      await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
      await bar.getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.locator('noscript')).toBeVisible()
    })
  }
})

test('the bar links a visitor to every page, and to sections from any page and by a direct link', async ({ page }) => {
  await page.goto('/login')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/#pricing')
  await expectBelowBar(page, 'Pricing')
  await bar.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/signup')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/terms')
  await bar.getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/#features')
  await expectBelowBar(page, FEATURES)
  await page.goto('about:blank')
  await page.goto('/#pricing')
  await wake(page)
  await expectBelowBar(page, 'Pricing')
})

test("a signed-in user never sees the visitor's bar", async ({ page }) => {
  await signedIn(page)
  await page.goto('/hook-generator')
  await alive(page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll('header a, header button')) {
        const name = link.textContent || link.getAttribute('aria-label') || ''
        if (/Sign In|Get Started|Open menu/.test(name) && link.checkVisibility({ visibilityProperty: true }))
          seen.push(name)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const atLength = Promise.withResolvers<undefined>()
  await page.route('**/assets/index-*.js', async (route) => {
    await atLength.promise
    await route.continue()
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (width === 360) await expect(page.getByRole('button', { name: /Account menu/ })).toHaveCount(0)
    atLength.resolve(undefined)
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
    expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual([])
  }
})

test('the first paint has the chosen colour scheme', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = 'rgb(10, 27, 33)'
  const light = 'rgb(239, 244, 244)'
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.emulateMedia({ colorScheme: 'light' })
  for (const [stored, expected] of [
    [null, dark],
    ['light', light],
    ['dark', dark],
    ['system', light],
  ] as const) {
    await page.goto('/robots.txt')
    await page.evaluate((value) => value && localStorage.setItem('hookline-theme', value), stored)
    await page.goto('/')
    expect(await background(), String(stored)).toBe(expected)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      expected === dark ? '#0a1b21' : '#eff4f4',
    )
  }
})

test('the first paint waits only for the page and its theme script, and no script is inline', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).not.toMatch(/<script[^>]*>\s*[^<\s]/)
  await page.goto('/')
  await wake(page)
  await page.waitForLoadState('networkidle')
  const { early, fonts } = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
    return {
      early: files.filter(({ startTime }) => startTime < painted).map(({ name }) => new URL(name).pathname),
      fonts: files.filter(({ name }) => name.endsWith('.woff2')).length,
    }
  })
  expect(early.filter((path) => /\.(js|css|woff2)$/.test(path))).toEqual(['/theme.js'])
  expect(fonts).toBe(2)
  const named = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect(named).toEqual(expect.arrayContaining(['Besley Variable', 'Instrument Sans Variable']))
})

test('what is pressed before the page is alive is done once it is', async ({ page }) => {
  const isAsked = Promise.withResolvers<undefined>()
  let scripts = 0
  await page.route('**/assets/index-*.js', async (route) => {
    scripts += 1
    await isAsked.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Topic' }).fill('sourdough for beginners')
  await page.getByRole('button', { name: 'Get ten hooks' }).click()
  expect(scripts).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
  isAsked.resolve(undefined)
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  expect(
    await page.evaluate(() => Object.values(localStorage).join(' ') + Object.values(sessionStorage).join(' ')),
  ).toContain('sourdough for beginners')
})

test('a page that nobody touches comes alive by itself', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForFunction(() => document.querySelector('link[rel="modulepreload"]'))
  expect(await page.locator('script[type="module"]').count()).toBe(0)
  await page.clock.runFor(10_000)
  await alive(page)
})
