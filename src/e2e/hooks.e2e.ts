import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectUsable, PACED, signedIn, test } from './journey.ts'

const TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'
const hooks = (page: Page) => page.getByRole('list', { name: 'Hooks' }).getByRole('listitem')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/hook-generator')
}

test.describe('with motion', () => {
  test.use({ ...PACED, reducedMotion: 'no-preference' })

  test('hooks appear one by one, with pattern, words and seconds, and can be copied', async ({ page }) => {
    await open(page)
    await expect(page).toHaveTitle('Hook Generator | Hookline')
    await expect(page.getByText('Draft writer. An AI writes better: how to add one')).toBeVisible()
    await expect(page.getByText('10 of 10 prompts left today').first()).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Search the internet' })).toBeDisabled()
    await expect(page.getByText('Internet search is not set up on this server')).toBeVisible()

    await page.getByLabel('Topic').fill(TOPIC)
    await page.getByText('TikTok', { exact: true }).click()
    await page.getByText('Humorous', { exact: true }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page.getByText(/Writing hook \d+ of 10/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
    const seen = new Set<number>()
    await expect
      .poll(
        async () => {
          seen.add(await hooks(page).count())
          return page.getByRole('button', { name: /^Copy hook/ }).count()
        },
        { intervals: [50] },
      )
      .toBe(10)
    expect(seen.size).toBeGreaterThan(2)
    await expect(results(page).getByText('Done, 10 hooks')).toBeVisible()
    await expect(hooks(page).first()).toContainText(/\d+ words?, \d+(\.\d)? s spoken/)
    await expect(page.getByText('9 of 10 prompts left today').first()).toBeVisible()

    const copy = page.getByRole('button', { name: 'Copy hook 3' })
    await copy.click()
    await expect(hooks(page).nth(2).getByText('Copied!')).toBeVisible()
    const text = await hooks(page).nth(2).locator('p').innerText()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await expect(hooks(page).nth(2).getByText('Copied!')).toBeHidden({ timeout: 4_000 })

    for (const [width, number] of [
      [1280, 4],
      [360, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const places = () =>
        Promise.all(
          [`Write script from hook ${number}`, `Copy hook ${number}`, `Copy hook ${number + 1}`].map((name) =>
            page.getByRole('button', { name, exact: true }).evaluate((button) => {
              const { x, y, width: across } = button.getBoundingClientRect()
              return [x, y + scrollY, across]
            }),
          ),
        )
      const before = await places()
      // On phones the button is in a menu.
      if (width < 768) await page.getByRole('button', { name: `More for hook ${number}` }).click()
      await page.getByRole('button', { name: `Save hook ${number} to library` }).click()
      await expect(
        hooks(page)
          .nth(number - 1)
          .getByRole('link', { name: /^View in library/ }),
      ).toBeVisible()
      expect(await places()).toEqual(before)
    }
  })
})

test.describe('while they are written', () => {
  test.use(PACED)

  test('Stop keeps the hooks so far, Regenerate writes others, and earlier ones reopen', async ({ page }) => {
    await open(page)
    await page.getByLabel('Topic').fill(TOPIC)
    await page.getByLabel('Topic').press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: 'Copy hook 2' })).toBeVisible()
    await results(page).getByRole('button', { name: 'Stop' }).click()
    await expect(results(page).getByRole('heading', { name: /Stopped, \d of 10/ })).toBeVisible()
    const kept = await page.getByRole('button', { name: /^Copy hook/ }).count()
    expect(kept).toBeGreaterThanOrEqual(2)
    expect(kept).toBeLessThan(10)
    const lines = () => hooks(page).locator('p').allInnerTexts()
    const stopped = (await lines()).slice(0, kept)

    await results(page).getByRole('button', { name: 'Regenerate' }).click()
    await expect(results(page).getByText('Done, 10 hooks')).toBeVisible()
    const again = await lines()
    // A single line may be repeated by chance, but not all lines in the same order.
    expect(again.slice(0, kept)).not.toEqual(stopped)
    const earlier = page.getByRole('region', { name: 'Earlier hooks' }).getByRole('listitem')
    await expect(earlier).toHaveCount(2)
    // Text that was on its way to the browser when it disconnected is stored as well.
    const stored = Number(/Stopped, (\d+) of 10/.exec(await earlier.last().innerText())?.[1])
    expect(stored).toBeGreaterThanOrEqual(kept)

    await page.reload()
    await earlier
      .last()
      .getByRole('button', { name: /^Open again/ })
      .click()
    await expect(page.getByRole('button', { name: /^Copy hook/ })).toHaveCount(stored)
    expect((await lines()).slice(0, kept)).toEqual(stopped)
  })
})

test('after ten prompts a dialog names the free limit, and the topic stays', async ({ page }) => {
  await open(page)
  await expect(page.getByLabel('Topic')).toBeVisible()
  for (let prompt = 0; prompt < 10; prompt += 1) {
    const response = await page.request.post('/api/hooks/generate', { data: { topic: `${TOPIC} ${prompt}` } })
    expect(response.status()).toBe(200)
  }
  await page.getByLabel('Topic').fill(TOPIC)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Daily Limit Reached' })
  await expect(dialog).toContainText(
    "You've used all 10 free AI prompts today. Upgrade to Pro for unlimited access at just $9.99/month.",
  )
  await expect(dialog.getByRole('link', { name: 'support@example.com' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC)
  await page.goto('/hook-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByText('10/10')).toBeVisible()
})

test('a draft survives a lost connection and a reload, and is gone once it was used', async ({ page, context }) => {
  await open(page)
  await page.getByLabel('Topic').fill(TOPIC)
  await context.setOffline(true)
  await expect(page.getByText('No connection. Your text is safe.')).toBeVisible()
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC)
  await context.setOffline(false)
  await expect(page.getByText('No connection. Your text is safe.')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC)
  await page.getByLabel('Topic').press('ControlOrMeta+Enter')
  await expect(results(page).getByText('Done, 10 hooks')).toBeVisible()
  await page.goto('/hook-generator')
  await expect(page).toHaveURL(/\?result=/)
  await expect(results(page).getByText('Done, 10 hooks')).toBeVisible()
  await expect(page.getByLabel('Topic')).toHaveValue(TOPIC)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(TOPIC)
  await expect(page.getByRole('region', { name: 'Earlier hooks' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test.describe('on a phone', () => {
  test.use({ ...PACED, viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the action is at the bottom, and the form folds when there are results', async ({ page }) => {
    await open(page)
    await page.getByLabel('Topic').fill(TOPIC)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    const bar = page.getByRole('region', { name: 'Actions' })
    await bar.getByRole('button', { name: 'Generate' }).tap()
    await expect(bar.getByText(/Writing hook/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy hook 2' })).toBeVisible()
    await bar.getByRole('button', { name: 'Stop' }).tap()
    await expect(bar.getByText(/Stopped, \d of 10/)).toBeVisible()
    await expect(page.getByLabel('Topic')).toBeHidden()
    await page.getByRole('button', { name: /Edit$/ }).tap()
    await expect(page.getByLabel('Topic')).toBeFocused()
  })
})
