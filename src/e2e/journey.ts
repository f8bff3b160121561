import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'

export const PASSWORD = 'a long enough secret'

/** Fails a journey on whatever a user's console would show, or a page's script would throw. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // A refused call is part of several journeys; the browser reports each as an error of its own.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

let accounts = 0

/** An address that no other journey has used. */
export function newEmail(): string {
  accounts += 1
  return `e2e-${process.pid}-${Date.now()}-${accounts}@example.com`
}

/** Makes an account over HTTP and signs this page's browser in. Returns its address. */
export async function signedIn(page: Page): Promise<string> {
  const email = newEmail()
  const response = await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } })
  expect(response.status()).toBe(201)
  return email
}

/** Sets the scheme that a visitor chose before, and opens the address in it. */
export async function openIn(page: Page, scheme: 'dark' | 'light', path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('hookline-theme', value), scheme)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
}

/** No rule of WCAG 2.2 A or AA that a machine can check is broken on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }))).toEqual([])
}

/** Nothing on the page makes it wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
