import { expect, type Page } from '@playwright/test'
import { alive, expectAccessible, expectNoSidewaysScroll, signedIn, test } from './journey.ts'

const FORMS = [
  ['/hook-generator', 'Topic'],
  ['/script-writer', 'Video topic'],
  ['/caption-generator', 'Content description'],
  ['/tts-tool', 'Text'],
] as const

const SCRIPT = '**/assets/index-*.js'

/** Opens a page whose script does not arrive before `release` is called. */
async function openEarly(page: Page, path: string): Promise<{ release(): void }> {
  const gate = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Its styles are there.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return { release: gate.resolve }
}

test.use({ isEarly: true })

test('the form of each tool takes typing before the script is there', async ({ page }) => {
  await signedIn(page)
  for (const [path, label] of FORMS) {
    const { release } = await openEarly(page, path)
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.pressSequentially('Bread without a bowl')
    await field.press('Shift+Home')
    await expectNoSidewaysScroll(page)
    if (path === '/hook-generator') await expectAccessible(page)
    release()
    await alive(page)
    await expect(field).toHaveValue('Bread without a bowl')
    await expect(field).toBeFocused()
    await page.keyboard.type('Rye bread')
    await expect(field).toHaveValue('Rye bread')
    await page.unroute(SCRIPT)
    await page.reload()
    await alive(page)
    await expect(field).toHaveValue('Rye bread')
  }
})

test('a draft is in the form at once, and what was chosen and pressed is done when the script is there', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/hook-generator')
  await alive(page)
  await page.getByRole('textbox', { name: 'Topic' }).fill('Sleep and screens')
  await page.getByLabel('What makes it yours?').fill('I slept badly\nfor two years')
  await page.getByText('Instagram', { exact: true }).click()
  const { release } = await openEarly(page, '/hook-generator')
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Sleep and screens')
  await expect(page.getByLabel('What makes it yours?')).toHaveValue('I slept badly\nfor two years')
  await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked()
  await page.getByText('Humorous', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).first().click()
  await expect(page).toHaveURL('/hook-generator')
  release()
  await expect(page).toHaveURL(/result=/)
  await expect(page.getByRole('heading', { name: 'Done, 10 hooks' })).toBeVisible()
  await expect(page.getByText('Instagram, humorous, 2 facts').first()).toBeAttached()
})

test('what is typed and sent by the keyboard before the script is there is written when it is', async ({ page }) => {
  await signedIn(page)
  const { release } = await openEarly(page, '/caption-generator')
  const field = page.getByRole('textbox', { name: 'Content description' })
  await field.fill('A loaf on the table')
  await field.press('ControlOrMeta+Enter')
  release()
  await expect(page).toHaveURL(/result=/)
  await expect(page.getByText('A loaf on the table').first()).toBeAttached()

  const later = await openEarly(page, '/settings')
  await page.keyboard.press('ControlOrMeta+k')
  later.release()
  await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toBeFocused()

  const settings = await openEarly(page, '/settings')
  await page.getByRole('textbox', { name: 'Display name' }).fill('Noor K.')
  await page.keyboard.press('Enter')
  settings.release()
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()

  const last = await openEarly(page, '/library')
  await page.getByRole('button', { name: 'Account menu' }).click()
  last.release()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})

test('what was typed is still there after a reload before the script', async ({ page }) => {
  await signedIn(page)
  const { release } = await openEarly(page, '/hook-generator')
  await page.getByRole('textbox', { name: 'Topic' }).fill('Rye bread')
  await page.getByLabel('What makes it yours?').fill('No oven\nOne bowl')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Rye bread')
  release()
  await alive(page)
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Rye bread')
  await expect(page.getByLabel('What makes it yours?')).toHaveValue('No oven\nOne bowl')
})

test('what was changed in the settings before the script is there can be saved when it is', async ({ page }) => {
  await signedIn(page)
  const { release } = await openEarly(page, '/settings')
  await page.getByLabel('Display name').fill('Noor')
  await page.getByRole('switch', { name: 'Email Updates' }).click()
  await page.getByText('Light', { exact: true }).click()
  await expectAccessible(page)
  release()
  await alive(page)
  await expect(page.getByLabel('Display name')).toHaveValue('Noor')
  await expect(page.getByRole('switch', { name: 'Email Updates' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings Saved').first()).toBeVisible()
})

test('a button that is replaced under the pointer is pressed', async ({ page }) => {
  await signedIn(page)
  const { release } = await openEarly(page, '/hook-generator')
  await page.getByRole('button', { name: 'Try a sample topic' }).hover()
  await page.mouse.down()
  release()
  await alive(page)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Topic' })).not.toHaveValue('')
})

test('a word that is being composed is finished first', async ({ page }) => {
  await signedIn(page)
  const { release } = await openEarly(page, '/hook-generator')
  const field = page.getByRole('textbox', { name: 'Topic' })
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ぱん', selectionStart: 2, selectionEnd: 2 })
  release()
  await page.waitForResponse(SCRIPT)
  await expect(field).toHaveValue('ぱん')
  await keyboard.send('Input.insertText', { text: 'パン' })
  await alive(page)
  await expect(field).toHaveValue('パン')
  await expect(field).toBeFocused()
})

test('the library shows its items before the script is there, and opens the one that was pressed', async ({ page }) => {
  await signedIn(page)
  const titles = ['Bread, without a bowl', 'Rye 1', 'Rye 2']
  for (const title of titles) {
    const data = { type: 'script', title, content: `[0:00 Hook]\n${title}` }
    expect((await page.request.post('/api/library', { data })).status()).toBe(201)
  }
  const { release } = await openEarly(page, '/library')
  const cards = page.getByRole('list', { name: 'Saved items' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'View Rye 1' }).click()
  release()
  await expect(page.getByRole('dialog')).toContainText('Rye 1')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('an earlier result fits before the script, and its menu opens when it is there', async ({ page }) => {
    await signedIn(page)
    const order = { data: { topic: 'Sleep and screens' } }
    expect((await page.request.post('/api/hooks/generate', order)).status()).toBe(200)
    const { release } = await openEarly(page, '/hook-generator')
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeInViewport()
    await expectNoSidewaysScroll(page)
    const more = page.getByRole('button', { name: 'More for hook 3' })
    await more.tap()
    release()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  })
})

test('an earlier result is there before the script, and what was pressed on it is done when it is', async ({
  page,
}) => {
  await signedIn(page)
  const order = { data: { topic: 'Sleep and screens' } }
  expect((await page.request.post('/api/hooks/generate', order)).status()).toBe(200)
  const { release } = await openEarly(page, '/hook-generator')
  await expect(page.getByRole('heading', { name: 'Done, 10 hooks' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Save/u }).nth(3).click()
  release()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.unroute(SCRIPT)

  // Something else that was typed meanwhile is in the open form.
  await page.getByRole('textbox', { name: 'Topic' }).fill('Rye bread')
  await page.goto('/hook-generator')
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Rye bread')
  await expect(page.getByRole('heading', { name: 'Done, 10 hooks' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})

test('the dashboard greets at the hour of the browser and shows the videos before the script is there', async ({
  browser,
  baseURL,
}) => {
  // At no hour is it morning, noon and evening in all of these.
  for (const timezoneId of ['Pacific/Honolulu', 'Europe/Berlin', 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await signedIn(page)
    const data = { topic: 'Bread without a bowl', details: [] }
    expect((await page.request.post('/trpc/library.videos.create', { data })).ok()).toBe(true)
    const { release } = await openEarly(page, '/dashboard')
    const heading = page.getByRole('heading', { level: 1 })
    const hour = await page.evaluate(() => new Date().getHours())
    const greeting = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
    await expect(heading).toHaveText(new RegExp(`^${greeting}, e2e-`, 'u'))
    await expect(page.getByRole('heading', { level: 3, name: 'Bread without a bowl' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Pick a hook/u })
      .or(page.getByRole('link', { name: /^Pick a hook/u }))
      .click()
    release()
    await expect(page).toHaveURL(/hook-generator\?video=/u)
    await context.close()
  }
})
