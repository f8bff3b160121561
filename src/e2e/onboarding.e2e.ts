import { expect, type Page } from '@playwright/test'
import { expectUsable, newEmail, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const FIRST = 'What do you make, and for whom?'
const SECOND = 'How do you sound?'
const THIRD = 'What should your content do for you?'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

test('a new account answers three steps, each kept over a reload, and reaches the requested page', async ({ page }) => {
  await page.goto('/hook-generator?from=mail')
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  // Both pages have an e-mail field.
  await expect(question(page, 'Create your account')).toBeVisible()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(question(page, FIRST)).toBeFocused()
  await expect(page).toHaveURL('/onboarding')
  await expect(page).toHaveTitle('Your creator profile | Hookline')

  await next(page).click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(page.getByText('Please select or enter your content niche.').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Food & cooking' })).toBeFocused()
  const niche = page.getByRole('radiogroup', { name: 'Content niche' })
  await niche.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('Your niche').fill('Knots')
  await page.getByRole('radio', { name: 'Students' }).check()
  await page.reload()
  await expect(page.getByLabel('Your niche')).toHaveValue('Knots')
  await next(page).click()

  await expect(question(page, SECOND)).toBeFocused()
  await page.getByRole('radio', { name: 'Calm & thoughtful' }).check()
  await page.reload()
  await expect(question(page, SECOND)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Calm & thoughtful' })).toBeChecked()
  await next(page).click()

  await expect(question(page, THIRD)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Drive sales' }).check()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(question(page, SECOND)).toBeFocused()
  await next(page).click()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Drive sales' })).toBeChecked()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hook Generator' })).toBeFocused()
  await expect(page).toHaveURL('/hook-generator?from=mail')

  await page.goto('/onboarding')
  await expect(page.getByLabel('Your niche')).toHaveValue('Knots')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('region', { name: 'Your creator profile' })).toContainText('Knots')
})

test("a signed-in user's session and onboarding state come with the page", async ({ page }) => {
  await signedIn(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) calls.push(new URL(request.url()).pathname)
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  expect(calls.filter((path) => /auth\.(session|personalization)/u.test(path))).toEqual([])
  await expect(page.locator('[data-state]')).toHaveCount(0)
})

test('the wizard works by keyboard alone', async ({ page }) => {
  await signedIn(page, { onboarded: false })
  await page.goto('/onboarding')
  await expect(question(page, FIRST)).toBeVisible()
  await tabTo(page, 'Food & cooking', 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Fitness & health' })).toBeChecked()
  await tabTo(page, 'Teenagers', 'radio')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Your audience', 'textbox')
  await page.keyboard.type('Night owls')
  await page.keyboard.press('Enter')
  await expect(question(page, SECOND)).toBeFocused()
  await tabTo(page, 'Skip', 'button')
  await page.keyboard.press('Enter')
  await expect(question(page, THIRD)).toBeFocused()
  await tabTo(page, 'Drive sales', 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, 'Complete', 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('Next and Back are at the bottom, cover no question, and every step is accessible', async ({ page }) => {
    await signedIn(page, { onboarded: false })
    await page.goto('/hook-generator')
    const bar = page.getByRole('region', { name: 'Actions' })
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(bar.getByText('Step 1 of 3')).toBeVisible()
    const [left, right] = await Promise.all(
      ['Food & cooking', 'Fitness & health'].map((name) => page.getByRole('radio', { name }).boundingBox()),
    )
    expect(left?.y).toBe(right?.y)
    await expectUsable(page)
    await bar.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText('Please select or enter your content niche.')).toBeVisible()
    await expectUsable(page)
    await expect(page.getByText('Missing Information')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Travel' }).check()
    await page.getByRole('radiogroup', { name: 'Target audience' }).getByRole('radio', { name: 'Other' }).tap()
    const own = page.getByLabel('Your audience')
    await expect(own).toBeFocused()
    const field = await own.boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await expectUsable(page)
    await page.getByRole('radio', { name: 'Parents' }).check()
    await bar.getByRole('button', { name: 'Next' }).tap()
    await expect(question(page, SECOND)).toBeVisible()
    await expectUsable(page)
    await bar.getByRole('button', { name: 'Previous' }).tap()
    await bar.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('button', { name: 'Skip', exact: true }).tap()
    await expect(question(page, THIRD)).toBeVisible()
    await expectUsable(page)
    await page.route('**/trpc/auth.completeOnboarding*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Skip & Complete' }).tap()
    await expect(toast).toBeVisible()
    const notice = await toast.boundingBox()
    expect(notice?.y).toBe(0)
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(
      (await question(page, THIRD).boundingBox())?.y ?? 0,
    )
    await page.getByRole('button', { name: 'Skip & Complete' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Hook Generator' })).toBeVisible()
  })
})
