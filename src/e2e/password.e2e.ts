import { expect, type Page } from '@playwright/test'
import { expectUsable, mailedLink, openIn, PASSWORD, signedIn, test } from './journey.ts'

const NEW_PASSWORD = 'another long secret'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const answer = `If there is an account for ${email}, a link is on its way. It works for 60 minutes.`
  await expect(page.getByText(answer, { exact: true })).toBeVisible()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a forgotten password is replaced by the mailed link, once, and every session ends', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  const email = await signedIn(elsewhere)
  await elsewhere.goto('/hook-generator')
  await askForLink(page, email)

  const link = await mailedLink(email, 'Choose a new password')
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await choosePassword(page, email)
  await expect(page.getByText(/This password is too close to your email address/).first()).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await choosePassword(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')

  await signIn(page, email, PASSWORD)
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible()
  await signIn(page, email, NEW_PASSWORD)
  await expect(page).not.toHaveURL(/\/login/)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()

  await page.goto(link)
  await choosePassword(page, 'a third long secret')
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeFocused()
})

test('an address is confirmed by a click on the page of the mailed link, once and by its user only', async ({
  page,
  browser,
}) => {
  const email = await signedIn(page)
  const link = await mailedLink(email, 'Confirm your email address')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor).toHaveURL('/verify-email')
  await visitor.getByRole('link', { name: 'Sign in to confirm' }).click()
  await signIn(visitor, email, PASSWORD)
  await expect(visitor).toHaveURL('/verify-email')
  await visitor.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(visitor, 'Your address is confirmed')).toBeFocused()
  await visitor.getByRole('link', { name: 'Start creating' }).click()
  await expect(heading(visitor, 'Checkout')).toBeFocused()
  await visitor.context().close()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page, 'Your address is confirmed already')).toBeFocused()
})

test('the pages of mailed links are accessible', async ({ page }) => {
  await openIn(page, 'dark', '/verify-email?token=x')
  await expect(page.getByRole('link', { name: 'Sign in to confirm' })).toBeVisible()
  await expectUsable(page)
  await openIn(page, 'dark', '/verify-email?purpose=undo&token=x')
  await expect(page.getByRole('button', { name: 'Undo the change' })).toBeVisible()
  await expectUsable(page)
  await signedIn(page)
  for (const path of ['/forgot-password', '/reset-password', '/reset-password?token=x', '/verify-email?token=x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUsable(page)
  }
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await expectUsable(page)
})
