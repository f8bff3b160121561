import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  mailedLink,
  newEmail,
  onboard,
  PASSWORD,
  signedIn,
  test,
} from './journey.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fills in a card of the sandbox and presses the visible pay button. */
async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${card}$`, 'u') }).click()
  await page
    .getByRole('button', { name: /^Subscribe for/u })
    .filter({ visible: true })
    .click()
}

test('a card is refused, another one needs a confirmation, and each step survives a reload', async ({ page }) => {
  await signedIn(page)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /^Yearly/u }).check()
  await expect(page).toHaveURL('/checkout?plan=yearly')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Yearly/u })).toBeChecked()
  await expectAccessible(page)
  await pay(page, 'Is declined')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByText('Your card was declined.').first()).toBeVisible()
  await page.reload()
  await pay(page, 'Asks for a confirmation step')
  const step = page.getByRole('region', { name: 'Confirm this payment' })
  await expect(step).toBeVisible()
  await page.reload()
  await expect(step).toBeVisible()
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(/^We are unable to authenticate/u).first()).toBeVisible()
  await pay(page, 'Asks for a confirmation step')
  await step.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/success?plan=yearly')
  await expect(title(page)).toHaveText('Yearly Plan')
  await page.reload()
  await expect(page.getByText('Your subscription is active.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/checkout')
  await expect(page.getByText('You have a plan already.')).toBeVisible()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('a guest pays first and creates the account afterwards', async ({ page }) => {
    const email = newEmail()
    await page.goto('/checkout?plan=monthly')
    await expect(title(page)).toHaveText('Sign In Required')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Pay first, create the account after' }).click()
    await page.getByLabel('Email').fill(email)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await pay(page, 'Pays')
    await expect(page).toHaveURL(/\/subscription-success\?session_id=/u)
    await expect(title(page)).toHaveText('One step left')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(title(page)).toHaveText('Confirm your address')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goto(await mailedLink(email, 'Confirm'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(title(page)).toHaveText('Welcome to Premium')
    await expect(page).toHaveURL('/onboarding')
    await onboard(page)
    await page.goto('/checkout')
    await expect(page.getByText('You have a plan already.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('the form fits, with the total at the bottom', async ({ page }) => {
    await signedIn(page)
    await page.goto('/checkout')
    await expect(page.getByText('Due today $9.99')).toBeInViewport()
    await expect(page.getByText('You are on the free plan: 10 prompts a day, no card.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Continue with the free plan' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await pay(page, 'Pays')
    await expect(page).toHaveURL('/success?plan=monthly')
    await expectNoSidewaysScroll(page)
  })
})
