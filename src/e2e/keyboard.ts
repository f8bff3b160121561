import { type Locator, type Page } from '@playwright/test'

/** Presses Tab until an element with that name, inside of a part of the page if given, has the focus. Fails when it never has. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'switch',
  within: Page | Locator = page,
): Promise<void> {
  const target = within.getByRole(role, { name, exact: true }).first()
  // Looked for once, and again where the page has drawn it again: every search by role reads the whole page.
  let element = await target.elementHandle()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle()
    if (await element?.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
