import { expect } from '@playwright/test'
import { newEmail, onboard, PASSWORD, signedIn, test } from './journey.ts'

test('a visitor signs up, signs out and signs in again', async ({ page }) => {
  const email = newEmail()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible()
  await onboard(page)
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('button', { name: 'Continue with the free plan' })).toBeVisible()

  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu').getByText(email)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('You have been successfully signed out.', { exact: true })).toBeVisible()

  await bar.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/Please check your credentials and try again/).first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
})

test('sign-in returns to a deep link, and never to another site', async ({ page }) => {
  const email = await signedIn(page)
  await page.request.post('/api/auth/logout')
  await page.goto('/hook-generator?from=mail')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/hook-generator?from=mail')

  // Signed-in users are redirected from the sign-in pages.
  for (const path of ['/login?redirect=//evil.example/path', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
})
