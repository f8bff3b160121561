import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expectAccessible, expectNoSidewaysScroll, expectUsable, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const ITEM = { type: 'hook', title: 'Hook: Five dinners, one pan.', content: 'Five dinners, one pan.' }

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/library?tab=planner')
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
}

test('an item is planned, found in list and calendar, marked and deleted', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  expect((await page.request.post('/api/library', { data: ITEM })).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Plan Content' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Plan Content' })
  await dialog.getByRole('button', { name: 'Plan Content' }).click()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('combobox', { name: 'Library item' }).click()
  await dialog.getByRole('option', { name: ITEM.title }).click()
  await dialog.getByText('TikTok', { exact: true }).click()
  await dialog.getByLabel('Date and time').fill(tomorrowAt('18:30'))
  await dialog.getByRole('button', { name: 'Plan Content' }).click()
  await expect(page.getByText('Content planned successfully!', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: /^Status of/u }).selectOption('completed')
  await expect(page.getByText('Status updated successfully!', { exact: true })).toBeVisible()
  await expectUsable(page)

  await tabTo(page, 'List', 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=calendar/u)
  await expect(page.getByRole('table')).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: /^Delete .* from the plan$/u }).click()
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Planned content deleted successfully!', { exact: true })).toBeVisible()
})

test('a full day opens, entries move by mouse and by dialog, a clash is reported, and a calendar program reads the feed', async ({
  page,
}) => {
  await open(page)
  const kept = await page.request.post('/api/library', { data: ITEM })
  const { id } = (await kept.json()) as { id: string }
  for (const [platform, time] of [
    ['TikTok', '09:00'],
    ['YouTube', '11:00'],
    ['Instagram', '13:00'],
    ['TikTok', '18:00'],
  ]) {
    const scheduledDate = new Date(tomorrowAt(time ?? '')).toISOString()
    const planned = await page.request.post('/api/planner', { data: { libraryItemId: id, platform, scheduledDate } })
    expect(planned.status()).toBe(201)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/library?tab=planner&view=calendar')
  const more = page.getByRole('button', { name: /^\+2 more on/u })
  await more.click()
  const day = page.getByRole('dialog')
  await expect(day.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page, '[role=dialog]')
  await day.getByRole('button', { name: 'Close' }).click()
  await expect(more).toBeFocused()

  const entry = page.getByRole('button', { name: /YouTube, 11:00/u })
  const next = page
    .getByRole('table')
    .locator('td')
    .filter({ has: page.getByText(/, nothing planned$/u) })
  await entry.dragTo(next.nth(3))
  await expect(page.getByText(/^Moved to .*, 11:00$/u)).toBeVisible()
  await expect(page.getByRole('button', { name: /^\+1 more on/u })).toBeVisible()

  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await page
    .getByRole('button', { name: `Move ${ITEM.title}` })
    .first()
    .click()
  const move = page.getByRole('dialog', { name: 'Move to' })
  await move.getByLabel('Date and time').fill(tomorrowAt('17:30'))
  await expect(move.getByText(`TikTok already has “${ITEM.title}” at 18:00.`)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/^Moved to .*, 17:30$/u)).toBeVisible()

  await page.getByRole('button', { name: 'Create feed address' }).click()
  const address = await page.getByRole('textbox', { name: 'Feed address' }).inputValue()
  // A calendar program sends no cookie.
  const read = () => fetch(address)
  const events = new ICAL.Component(ICAL.parse(await (await read()).text())).getAllSubcomponents('vevent')
  expect(events).toHaveLength(4)
  await page.setViewportSize({ width: 320, height: 800 })
  // The bottom bar covers the end of the viewport.
  await page.getByRole('button', { name: 'Revoke' }).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Revoke' }).click()
  const revoke = page.getByRole('dialog', { name: 'Revoke the feed?' })
  await expectAccessible(page, '[role=dialog]')
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Feed revoked', { exact: true })).toBeVisible()
  expect((await read()).status).toBe(404)
})

test('the sheet of a video shows everything for posting, plans it and has a teleprompter', async ({ page }) => {
  await signedIn(page)
  const send = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(path, { data })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const { id: videoId } = await send('/api/videos', { topic: 'Five dinners', platform: 'TikTok', hook: 'One pan.' })
  const script = '[0:00 Hook] Hold up the pan.\nOne pan.\n\n[0:01 Point]\nRice first, then the lid.'
  await send('/api/library', { type: 'script', title: 'Pan', content: script, videoId })
  const caption = JSON.stringify({ caption: 'Five dinners.', hashtags: ['#onepan'] })
  await send('/api/library', {
    type: 'caption',
    title: 'Pan',
    content: caption,
    metadata: { platform: 'TikTok' },
    videoId,
  })

  await page.goto(`/library?tab=planner&video=${videoId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Five dinners' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Teleprompter' }).click()
  const prompter = page.getByRole('dialog', { name: 'Teleprompter' })
  await expect(prompter.getByRole('button', { name: 'Start' })).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Space')
  await expect(prompter.getByRole('listitem').nth(1)).toHaveAttribute('data-now', 'true')
  await prompter.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Teleprompter' })).toBeFocused()

  await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Plan' }).click()
  const plan = page.getByRole('dialog', { name: 'Plan this video' })
  await expect(plan.getByText('your next free slot')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await plan.getByRole('button', { name: 'Plan Content' }).click()
  await expect(page.getByText('Content planned successfully!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Mark completed: TikTok/u }).click()
  await expect(page.getByText('Status updated successfully!', { exact: true })).toBeVisible()
})

/** Returns a local time of tomorrow as the value of a datetime-local field. */
function tomorrowAt(time: string): string {
  const day = new Date(Date.now() + 24 * 60 * 60_000)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}T${time}`
}
