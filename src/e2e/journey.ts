import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import axe from 'axe-core'
import { type Plan } from '../shared/features/subscription/subscription.constants.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const PASSWORD = 'a long enough secret'

/**
 * Fails a journey on anything that a user's console would show, or a page's script would throw. One that fails leaves a picture
 * of its page.
 */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // A refused call is part of several journeys; the browser reports each as an error of its own.
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

/** The server whose draft writer keeps its pace, for journeys that watch or stop it while it writes. Elsewhere it writes at once. */
export const PACED = { baseURL: process.env['E2E_PACED_URL'] ?? '' }

let accounts = 0

/** An address that no other journey has used. */
export function newEmail(): string {
  accounts += 1
  return `e2e-${process.pid}-${Date.now()}-${accounts}@example.com`
}

/** What the creators of these journeys answered at onboarding. */
const ANSWERS = { contentNiche: 'Food & cooking', targetAudience: 'Students' }

/**
 * Makes an account over HTTP and signs this page's browser in; `onboarded`, and with the plans seen, by default. Each comes from an
 * address of its own, as visitors do. Returns its e-mail address.
 */
export async function signedIn(page: Page, { onboarded = true, plansSeen = true } = {}): Promise<string> {
  const email = newEmail()
  const headers = { 'x-forwarded-for': `10.${process.pid % 250}.${Math.floor(accounts / 250)}.${accounts % 250}` }
  const response = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD }, headers })
  expect(response.status()).toBe(201)
  // The plans are shown once per session of the browser; these journeys are about other pages.
  const seen = { name: 'hookline-checkout-seen', value: '1', url: new URL('/', response.url()).href }
  if (plansSeen) await page.context().addCookies([seen])
  if (onboarded) expect((await page.request.post('/api/user/onboarding', { data: ANSWERS })).status()).toBe(200)
  return email
}

/** Answers the wizard's required questions and skips the rest. */
export async function onboard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: ANSWERS.contentNiche }).check()
  await page.getByRole('radio', { name: ANSWERS.targetAudience }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip & Complete' }).click()
}

/** The mails that went to an address, oldest first, as plain text. */
export function mailsTo(email: string): string[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`))
}

/** The link in the newest mail to an address whose subject contains `subject`, once it has arrived. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  const newest = () => mailsTo(email).findLast((mail) => mail.includes(`Subject: ${subject}`))
  await expect.poll(newest).toBeTruthy()
  const soft = (newest() ?? '').replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\?token=[\w-]+/u.exec(soft)?.[0] ?? ''
}

/** Sets the scheme that a visitor chose before, and opens the address in it. */
export async function openIn(page: Page, scheme: 'dark' | 'light', path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('hookline-theme', value), scheme)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
}

/** Subscribes anyone who is signed in on this page, with the sandbox's card that pays unless another is named. */
export async function subscribe(page: Page, plan: Plan, number = '4242 4242 4242 4242'): Promise<void> {
  const started = await page.request.post('/api/create-subscription', { data: { plan } })
  const { clientSecret } = await started.json()
  const card = { number, expiry: '12/40', cvc: '123' }
  const paid = await page.request.post('/trpc/subscription.sandbox.pay', { data: { clientSecret, card } })
  expect(paid.status()).toBe(200)
}

const AXE_OPTIONS = {
  // What holds is not described: that takes three quarters of the time.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // No rule that runs reads the style sheets.
  preload: false,
  iframes: false,
} satisfies axe.RunOptions

/**
 * No rule of WCAG 2.2 A or AA that a machine can check is broken on the page in its current state, at the width and in the scheme
 * that it has; the other scheme is a matter of its tokens, which a test of their own holds. `within` selects what is new
 * on a page that was checked before, such as a dialog over it.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A dialog is loaded on demand, so it may not be there yet.
  await expect(page.locator(within).first()).toBeVisible()
  // A page keeps it until the user leaves it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const broken = await page.evaluate(
    async ([context, options]) => {
      // Bars that stick cover half a button wherever a page happens to be scrolled, which axe takes for a small target.
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
 * The page is accessible in its current state: no rule is broken in its window, and in one of 320 px nothing makes it
 * wider than that. The window is then as it was.
 */
export async function expectUsable(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within)
  await expectFits(page, 320)
}

/** In windows of these widths, in pixels, nothing makes the page wider than the window, which is then as it was. */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // What hangs on the width of the window is drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Nothing on the page makes it wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
