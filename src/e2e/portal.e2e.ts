import { expect, type Page } from '@playwright/test'
import { test } from './billing-clock.ts'
import { expectAccessible, expectNoSidewaysScroll, signedIn, subscribe } from './journey.ts'
import { tabTo } from './keyboard.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const plan = (page: Page) => page.getByRole('region', { name: 'Plan' })
const card = (page: Page) => page.getByRole('region', { name: 'Card' })
const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' })

/** The day that many months after a day, as the pages write it; a month's last day where the month is too short. */
function dayAfter(months: number, from: Date): string {
  const day = new Date(from)
  const month = day.getUTCMonth() + months
  day.setUTCMonth(month)
  if (day.getUTCMonth() !== month % 12) day.setUTCDate(0)
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}

async function openPortal(page: Page): Promise<void> {
  await page.goto('/profile')
  await button(page, 'Manage Subscription').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage your subscription' })).toBeFocused()
}

async function backToProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Hookline' }).click()
  await expect(page).toHaveURL('/profile')
}

test('a subscriber changes the plan by keyboard alone and sees its price and date everywhere', async ({
  page,
  now,
}) => {
  await signedIn(page)
  await subscribe(page, 'monthly')
  const today = now()
  await page.goto('/profile')
  await expect(subscription(page)).toContainText(`Your plan renews on ${dayAfter(1, today)} for $19.99.`)
  await tabTo(page, 'Manage Subscription', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage your subscription' })).toBeFocused()
  await expect(plan(page)).toContainText(`Next payment$19.99 on ${dayAfter(1, today)}`)
  await expect(invoices(page)).toContainText(/Monthly.*\$9\.99.*Paid$/u)
  await expectAccessible(page)
  await tabTo(page, 'Switch to Yearly', 'button')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Switch to Yearly?' })
  await expect(dialog).toContainText('$199.99 per year, from now on.')
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Switch to Yearly')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Switch to Yearly' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(plan(page)).toContainText('Current planYearly Plan')
  await expect(plan(page)).toContainText(`Next payment$199.99 on ${dayAfter(12, today)}`)
  await expect(invoices(page).getByRole('listitem')).toHaveText([
    /Yearly.*\$190\.0[01].*Paid$/u,
    /Monthly.*\$9\.99.*Paid$/u,
  ])
  await expect(button(page, 'Switch to Monthly')).toBeFocused()
  await tabTo(page, 'Back to Hookline', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(subscription(page)).toContainText(`Your plan renews on ${dayAfter(12, today)} for $199.99.`)
  await expect(subscription(page)).toContainText('Billing amount$199.99 per year')
  await expect(subscription(page)).toContainText(`Next billing date${dayAfter(12, today)}`)
})

test('a subscriber cancels, is told the end and resumes; who cancels for good keeps the plan to its end', async ({
  page,
  now,
  advance,
}) => {
  await signedIn(page)
  await subscribe(page, 'monthly')
  const today = now()
  await openPortal(page)
  await button(page, 'Cancel at period end').press('Enter')
  await expect(plan(page)).toContainText(`Ends on${dayAfter(1, today)}`)
  await expect(button(page, 'Resume subscription')).toBeFocused()
  await page.reload()
  await expect(button(page, 'Resume subscription')).toBeVisible()
  await expectAccessible(page)
  await backToProfile(page)
  await expect(subscription(page)).toContainText(`Your plan ends on ${dayAfter(1, today)}.`)
  await expectAccessible(page)
  await page.goto('/dashboard')
  const notice = page.getByRole('region', { name: 'Your plan is cancelled' })
  await expect(notice).toContainText(`Your plan ends on ${dayAfter(1, today)}.`)
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Resume' }).press('Enter')
  await button(page, 'Resume subscription').press('Enter')
  await expect(plan(page)).toContainText(`Next payment$19.99 on ${dayAfter(1, today)}`)
  await expect(button(page, 'Cancel at period end')).toBeFocused()
  await backToProfile(page)
  await expect(subscription(page)).toContainText(`Your plan renews on ${dayAfter(1, today)} for $19.99.`)

  await openPortal(page)
  await button(page, 'Cancel at period end').click()
  await expect(plan(page)).toContainText('Ends on')
  await advance(page, '1 month', 'canceled')
  await page.goto('/profile')
  await expect(subscription(page)).toContainText('Your subscription has ended. Everything you made is still here.')
  await expect(button(page, 'Manage Subscription')).toBeHidden()
  await expectAccessible(page)
})

test('a renewal that fails is said everywhere, and another card repairs it', async ({ page, now, advance }) => {
  await signedIn(page)
  await subscribe(page, 'monthly', '4000 0000 0000 0341')
  const bought = now()
  await advance(page, '1 month', 'past_due')
  const trouble = /Your last payment did not go through\. Update your card by \d+ \w+ \d{4} to keep Premium\./u
  await page.goto('/profile')
  await expect(subscription(page)).toContainText(trouble)
  await expect(subscription(page).getByRole('button', { name: 'Update card' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  const notice = page.getByRole('region', { name: 'Payment failed' })
  await expect(notice).toContainText(trouble)
  await expectAccessible(page)
  await tabTo(page, 'Update card', 'button')
  await page.keyboard.press('Enter')
  await expect(plan(page)).toContainText('The last one failed. Update your card.')
  await expect(invoices(page).getByRole('listitem').first()).toContainText(/\$19\.99.*Open$/u)
  await expectAccessible(page)
  await tabTo(page, 'Update card', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Card number')).toBeFocused()
  for (const part of ['4242424242424242', '12/40', '123']) {
    await page.keyboard.type(part)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, 'Save card', 'button')
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('Card ending in 4242')
  await expect(button(page, 'Update card')).toBeFocused()
  await expect(plan(page)).not.toContainText('The last one failed')
  await expect(plan(page)).toContainText(`Next payment$19.99 on ${dayAfter(2, bought)}`)
  await expect(invoices(page).getByRole('listitem').first()).toContainText(/\$19\.99.*Paid$/u)
  await backToProfile(page)
  await expect(subscription(page)).toContainText(`Your plan renews on ${dayAfter(2, bought)} for $19.99.`)
  await page.goto('/dashboard')
  await expect(page.getByText('Monthly Plan')).toBeVisible()
  await expect(notice).toBeHidden()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('another card is refused, or must be confirmed, and the one on file stays until then', async ({ page }) => {
    await signedIn(page)
    await subscribe(page, 'yearly')
    await openPortal(page)
    await expect(card(page)).toContainText('Card ending in 4242')
    const save = async (behaviour: string) => {
      await card(page).getByRole('button', { name: 'Update card' }).tap()
      await card(page)
        .getByRole('button', { name: new RegExp(`${behaviour}$`, 'u') })
        .tap()
      await button(page, 'Save card').tap()
    }
    await button(page, 'Update card').tap()
    await button(page, 'Save card').tap()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Cancel').tap()
    await save('Is declined')
    await expect(page.getByText('Your card was declined.').first()).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await page.reload()
    await expect(card(page)).toContainText('Card ending in 4242')
    const step = page.getByRole('region', { name: 'Confirm this payment' })
    await save('Asks for a confirmation step')
    await expect(step).toBeVisible()
    await page.reload()
    await expect(step).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await step.getByRole('button', { name: 'Refuse' }).tap()
    await expect(page.getByText(/^We are unable to authenticate/u).first()).toBeVisible()
    await expect(card(page)).toContainText('Card ending in 4242')
    await save('Asks for a confirmation step')
    await step.getByRole('button', { name: 'Approve' }).tap()
    await expect(card(page)).toContainText('Card ending in 3155')
    await expect(button(page, 'Update card')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
