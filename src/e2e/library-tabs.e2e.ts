import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectUsable, signedIn, test } from './journey.ts'

const HOOK = {
  type: 'hook',
  title: 'Hook: Five dinners, one pan.',
  content: 'Five dinners, one pan.',
  folder: 'Winter',
}
const SCRIPT = { type: 'script', title: 'Script: Soup', content: '[0:00 Hook]\nSoup.' }
const SPOKEN = 'One pan. Five dinners. Eleven dollars, all week.'

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data })
  expect(response.ok(), `${path} ${response.status()}`).toBe(true)
  return response.json()
}

const cards = (page: Page) => page.getByRole('list', { name: 'Saved items' }).getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('favorites and folders show their items, and explain themselves when empty', async ({ page }) => {
  await signedIn(page)
  await page.goto('/library?tab=favorites')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await expectUsable(page)

  for (const item of [HOOK, SCRIPT]) await post(page, '/api/library', item)
  await page.goto('/library')
  await page.getByRole('button', { name: `Favorite ${SCRIPT.title}` }).click()
  await tab(page, 'Favorites').click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Favorite ${SCRIPT.title}`, pressed: true })).toBeVisible()
  await expectAccessible(page)

  await tab(page, 'Library').click()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Winter')
  await expect(page).toHaveURL(/folder=Winter/u)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('soup')
  await expect(page.getByText('Nothing matches “soup”, in the folder “Winter”.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('a recording in the voice library is played, copied, downloaded by its name and deleted with its item', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/library?tab=voice')
  await expect(page.getByRole('heading', { name: 'No recordings yet' })).toBeVisible()
  await expectUsable(page)

  const { audioUrl } = await post<{ audioUrl: string }>(page, '/api/tts/generate', { text: SPOKEN, voice: 'nova' })
  await post(page, '/api/voice-library', { audioUrl, name: 'Sunday intro' })
  await page.reload()
  const list = page.getByRole('list', { name: 'Recordings' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectUsable(page)

  await list.getByRole('button', { name: 'Copy text of Sunday intro' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(SPOKEN)
  const download = page.waitForEvent('download')
  await list.getByRole('link', { name: 'Download Sunday intro' }).click()
  expect((await download).suggestedFilename()).toBe('Sunday intro.mp3')
  await list.getByRole('button', { name: 'Play Sunday intro' }).click()
  await expect.poll(async () => Number(await list.getByRole('slider').inputValue())).toBeGreaterThan(0)

  await list.getByRole('button', { name: 'Delete Sunday intro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await dialog.getByRole('checkbox', { name: 'Also delete it from your library' }).check()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No recordings yet' })).toBeVisible()
  await tab(page, 'Library').click()
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
})
