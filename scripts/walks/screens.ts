import { expect, type Page } from '@playwright/test'

const PASSWORD = 'a long enough secret'

/** From the dashboard to ten hooks for a topic. */
export async function generateTenHooks(page: Page, topic: string): Promise<void> {
  await page.getByLabel('What is the next video about?').fill(topic)
  await page.getByRole('button', { name: 'Generate hooks' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Write script' })).toHaveCount(
    10,
    {
      timeout: 60_000,
    },
  )
}

/** A new account by the form on this page, and the questions that follow it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('radio', { name: 'Food & cooking' }).check()
  await page.getByRole('radio', { name: 'Students' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Skip & Complete' }).click()
}
