import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { alive, expectAccessible, expectFits, expectNoSidewaysScroll, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const CAPTION = JSON.stringify({ caption: 'Five dinners from one pan.', hashtags: ['#onepan', '#dinner'] })
const ITEMS = [
  {
    type: 'hook',
    title: 'Hook: Five dinners, one pan.',
    content: 'Five dinners, one pan.',
    tags: ['tiktok', 'list', 'pan'],
  },
  { type: 'script', title: 'Script: Five dinners', content: '[0:00 Hook]\nFive dinners, one pan.', folder: 'Winter' },
  { type: 'caption', title: `Caption: ${'onepandinner'.repeat(8)}`.slice(0, 60), content: CAPTION, tags: ['food'] },
]

/** Saves items for the signed-in user of the page. The last one is the newest. */
async function keep(page: Page, items: readonly object[]): Promise<void> {
  for (const item of items) expect((await page.request.post('/api/library', { data: item })).ok()).toBe(true)
}

const cards = (page: Page) => page.getByRole('list', { name: 'Saved items' }).getByRole('listitem')

test('the library is searched, read, edited, selected and exported by keyboard alone', async ({ page }) => {
  await signedIn(page)
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await expectAccessible(page)
  await keep(page, ITEMS)
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.locator('main')).not.toContainText('{')
  await expectFits(page, 1280, 768, 360)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const caption = ITEMS[2]?.title ?? ''
  await tabTo(page, `Copy ${caption}`, 'button')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Five dinners from one pan.\n\n#onepan #dinner')
  await tabTo(page, `View ${caption}`, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: caption })).toContainText('#onepan #dinner')
  await expectAccessible(page, '[role="dialog"]')
  await tabTo(page, 'Edit Item', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Item' }).getByLabel('Title')).toBeFocused()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.type('Pan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item updated successfully', { exact: true })).toBeVisible()

  await tabTo(page, 'Delete Script: Five dinners', 'button')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText('Are you sure you want to delete this library item? This action cannot be undone.')
  await expectAccessible(page, '[role="dialog"]')
  await tabTo(page, 'Delete', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Library item deleted successfully.', { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(2)

  await page.setViewportSize({ width: 1280, height: 740 })
  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox').last().focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Export' }).focus()
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON' }).focus()
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^hookline-library-\d{4}-\d\d-\d\d\.json$/u)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveLength(2)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
})

test('a search survives reload and back', async ({ page }) => {
  await signedIn(page)
  await keep(page, ITEMS)
  // The types stay where they are when counts, folders and items come: a click would miss.
  const loaded = Promise.withResolvers<void>()
  await page.route('**/trpc/*library.counts*', (route) => loaded.promise.then(() => route.continue()))
  await page.goto('/library')
  await alive(page)
  const hooks = page.getByRole('button', { name: /^Hooks/u })
  const before = await hooks.boundingBox()
  loaded.resolve()
  await expect(cards(page)).toHaveCount(3)
  const after = await hooks.boundingBox()
  expect(after?.x).toBeCloseTo(before?.x ?? 0, -1)
  expect(after?.y).toBe(before?.y)
  await page.unrouteAll({ behavior: 'wait' })
  await hooks.click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('dinners')
  await expect(page).toHaveURL(/q=dinners/u)
  await page.getByRole('tab', { name: 'Planner' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('dinners')
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  // A click anywhere on a card opens it.
  await cards(page)
    .last()
    .click({ position: { x: 40, y: 90 } })
  await expect(page.getByRole('dialog', { name: 'Hook', exact: true })).toContainText('Five dinners, one pan.')
})

/** Runs in the page. Returns whether cards fill the visible part of their list, apart from the gaps between them. */
function isFilled(): boolean {
  const gap = 48
  const list = document.querySelector('article')?.closest('[role="list"]')?.getBoundingClientRect()
  if (!list) return false
  const boxes = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
  let reached = Math.max(0, list.top)
  for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top)) {
    if (bottom > 0 && top <= reached + gap) reached = Math.max(reached, bottom)
  }
  return reached >= Math.min(innerHeight, list.bottom) - gap
}

/** More than two pages of the list, and more blocks of cards than are rendered at once. */
const MANY = 150

test('hundreds of cards scroll without gaps, with few of them in the DOM', async ({ page }) => {
  await signedIn(page)
  await keep(
    page,
    Array.from({ length: MANY }, (_, index) => ({
      type: 'hook',
      title: `Hook: ${index}`,
      content: `Hook number ${index}.`,
    })),
  )
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: `Hook number ${MANY - 1}.` })).toBeVisible()
  const seen = new Set<string>()
  let most = 0
  for (let step = 0; step < 400 && !seen.has('Hook number 0.'); step += 1) {
    // Cards that scroll into view may be rendered with a short delay.
    await expect.poll(() => page.evaluate(isFilled)).toBe(true)
    const shown = await page.evaluate(() => ({
      visible: [...document.querySelectorAll('article')]
        .filter((card) => card.getBoundingClientRect().top < innerHeight && card.getBoundingClientRect().bottom > 0)
        .map((card) => card.querySelector('h2')?.textContent ?? ''),
      cards: document.querySelectorAll('article').length,
    }))
    for (const heading of shown.visible) seen.add(heading)
    most = Math.max(most, shown.cards)
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
  }
  expect(seen.size).toBe(MANY)
  expect(most).toBeLessThan(MANY * 0.8)
})
