import { type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element with this name has the focus, optionally within a part of the page. Fails after 60 presses. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'switch',
  within: Page | Locator = page,
): Promise<void> {
  const target = within.getByRole(role, { name, exact: true }).first()
  // Located only once, and again if the page has re-rendered it, because every query by role examines the whole page.
  let element = await target.elementHandle()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle()
    if (await element?.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
