import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Response, test as base } from '@playwright/test'
import axe from 'axe-core'
import { type Plan } from '../shared/features/subscription/subscription.constants.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const PASSWORD = 'a long enough secret'

/**
 * Fails a journey on console errors and uncaught exceptions of a page. A failed journey saves a screenshot. A page that the server has
 * rendered is there when the app has taken it over: its elements are replaced, and a click in that moment is not the browser's own.
 * With `isEarly` it is there at once.
 */
export const test = base.extend<{ quietConsole: void; isEarly: boolean }>({
  isEarly: [false, { option: true }],
  context: async ({ context, isEarly }, use) => {
    if (!isEarly) context.on('page', waitForApp)
    await use(context)
  },
  quietConsole: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Several journeys include refused calls. The browser logs an error for each of them.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      if (testInfo.status !== testInfo.expectedStatus) {
        await page.screenshot({ path: testInfo.outputPath('failed.png') }).catch(() => undefined)
      }
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * The server on which the draft writer is slowed down, for journeys that watch or stop it. On the other server it writes at once.
 */
export const PACED = { baseURL: process.env['E2E_PACED_URL'] ?? '' }

/** Lets `goto` and `reload` of a page wait for the app where the server has rendered the screen. */
function waitForApp(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...options: unknown[]) => Promise<Response | null>
    const openAlive = async (...options: unknown[]): Promise<Response | null> => {
      const response = await open(...options)
      // A page that a redirect or a test has left has no text.
      const html = (await response?.text().catch(() => '')) ?? ''
      if (html.includes('<template id="late">') && html.includes('id="state"')) await alive(page)
      return response
    }
    Object.assign(page, { [name]: openAlive })
  }
}

let accounts = 0

/** Returns an e-mail address that no other journey has used. */
export function newEmail(): string {
  accounts += 1
  return `e2e-${process.pid}-${Date.now()}-${accounts}@example.com`
}

/** The onboarding answers of the accounts in these journeys. */
const ANSWERS = { contentNiche: 'Food & cooking', targetAudience: 'Students' }

/**
 * Creates an account over HTTP and signs in with this page's browser. By default it has completed onboarding and has seen the
 * plans. Each account has its own IP address, so that they do not share rate limits. Returns its e-mail address.
 */
export async function signedIn(page: Page, { onboarded = true, plansSeen = true } = {}): Promise<string> {
  const email = newEmail()
  const headers = { 'x-forwarded-for': `10.${process.pid % 250}.${Math.floor(accounts / 250)}.${accounts % 250}` }
  const response = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD }, headers })
  expect(response.status()).toBe(201)
  // The checkout opens once per browser session, which most journeys do not need.
  const seen = { name: 'hookline-checkout-seen', value: '1', url: new URL('/', response.url()).href }
  if (plansSeen) await page.context().addCookies([seen])
  if (onboarded) expect((await page.request.post('/api/user/onboarding', { data: ANSWERS })).status()).toBe(200)
  return email
}

/** Answers the required questions of the wizard and skips the others. */
export async function onboard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: ANSWERS.contentNiche }).check()
  await page.getByRole('radio', { name: ANSWERS.targetAudience }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip & Complete' }).click()
  await expect(page.getByRole('form', { name: 'Your creator profile' })).toBeHidden()
}

/** Returns the mails to an address as plain text, oldest first. */
export function mailsTo(email: string): string[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`))
}

/** Waits for a mail to an address with `subject` in its subject. Returns the link in the newest one. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  const newest = () => mailsTo(email).findLast((mail) => mail.includes(`Subject: ${subject}`))
  await expect.poll(newest).toBeTruthy()
  const soft = (newest() ?? '').replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\?token=[\w-]+/u.exec(soft)?.[0] ?? ''
}

/** Sets the stored colour scheme and opens the page. */
export async function openIn(page: Page, scheme: 'dark' | 'light', path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('hookline-theme', value), scheme)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
}

/** Waits until the script of a page that came with its markup has taken it over. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Opens a page of the app as its links do, which takes a fraction of the time of loading it. */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = 'true'
    history.pushState(null, '', to)
  }, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible()
}

/** Subscribes the signed-in user of this page. The default card of the sandbox succeeds. */
export async function subscribe(page: Page, plan: Plan, number = '4242 4242 4242 4242'): Promise<void> {
  const started = await page.request.post('/api/create-subscription', { data: { plan } })
  const { clientSecret } = await started.json()
  const card = { number, expiry: '12/40', cvc: '123' }
  const paid = await page.request.post('/trpc/subscription.sandbox.pay', { data: { clientSecret, card } })
  expect(paid.status()).toBe(200)
}

const AXE_OPTIONS = {
  // Omitting passed rules saves three quarters of the time.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // None of the rules that run needs the style sheets.
  preload: false,
  iframes: false,
} satisfies axe.RunOptions

/**
 * Expects that the page in its current state violates no automatically testable rule of WCAG 2.2 A or AA. It checks the current
 * width and colour scheme; `contrast.test.ts` covers the tokens of both schemes. `within` selects new content of a page that was
 * checked before, such as a dialog.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A dialog is loaded on demand, so it may not be there yet.
  await expect(page.locator(within).first()).toBeVisible()
  // The script stays on the page until the next page load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const broken = await page.evaluate(
    async ([context, options]) => {
      // A sticky bar may cover half of a button, which axe would report as a small target.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      for (const { style } of bars) style.position = 'static'
      const { violations } = await window.axe.run(context, options)
      for (const { style } of bars) style.position = ''
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
    },
    [within, AXE_OPTIONS] as const,
  )
  expect(broken).toEqual([])
}

/**
 * Expects that the page is accessible in its current state and that nothing overflows a viewport of 320 px. Restores the viewport
 * afterwards.
 */
export async function expectUsable(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within)
  await expectFits(page, 320)
}

/** Expects that nothing overflows viewports of these widths in pixels. Restores the viewport afterwards. */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Waits until everything that depends on the width is rendered.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Expects that the page has no horizontal scroll, once it is rendered for its width. A failure names what overflows. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowing = (): Promise<string[]> =>
    page.evaluate(() => {
      if (document.documentElement.scrollWidth <= window.innerWidth) return []
      const elements = [...document.querySelectorAll('body *')]
      const wide = elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      return wide.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent.slice(0, 60)}`)
    })
  await expect.poll(overflowing, { timeout: 5_000 }).toEqual([])
}
