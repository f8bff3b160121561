import { expect } from '@playwright/test'
import { test } from './billing-clock.ts'
import { expectAccessible, signedIn, subscribe } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { backToProfile, button, card, dayAfter, invoices, openPortal, plan, subscription } from './portal-page.ts'

// The journeys share one server and advance its time, so they run one after the other.
test.describe.configure({ mode: 'default' })

test('a subscriber cancels, sees the end date and resumes; a cancelled plan lasts to its end', async ({
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

test('a failed renewal is shown on every page, and another card settles it', async ({ page, now, advance }) => {
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
