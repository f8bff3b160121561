import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { VOICES } from '../shared/features/tts/tts.constants.ts'
import { expectAccessible, expectUsable, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TEXT = 'One pan. Five dinners. Eleven dollars, all week.'
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const recordings = (page: Page) => page.getByRole('region', { name: 'Your recordings' })
const generate = (page: Page) => page.getByRole('button', { name: /^Generate Speech/ })

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/tts-tool')
  await expect(page.getByRole('heading', { level: 1, name: 'Text-to-Speech' })).toBeVisible()
  await expect(page.getByText('/ 5,000 characters')).toBeVisible()
}

/** Decodes a downloaded file as the browser that plays it does: its length in seconds and how loud it is at most, 0 to 1. */
async function decode(page: Page, path: string): Promise<{ seconds: number; peak: number }> {
  const bytes = readFileSync(path).toString('base64')
  return page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const context = new OfflineAudioContext(1, 1, 24_000)
    const audio = await context.decodeAudioData(file.buffer)
    const samples = audio.getChannelData(0)
    return { seconds: audio.duration, peak: samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) }
  }, bytes)
}

test('a text is spoken by each voice, played, stopped, downloaded, saved, listed and deleted', async ({ page }) => {
  await open(page)
  await expect(generate(page)).toBeDisabled()
  await page.getByLabel('Text', { exact: true }).fill(TEXT)
  for (const [index, voice] of VOICES.entries()) {
    if (index > 0)
      await page
        .getByRole('button', { name: 'Edit' })
        .or(page.getByRole('radio', { name: voice }))
        .first()
        .click()
    await page.getByRole('radio', { name: new RegExp(`^${voice}`) }).check({ force: true })
    await generate(page).click()
    await expect(results(page).getByText(`${voice}, mp3, ${TEXT.length} characters`)).toBeVisible({ timeout: 30_000 })
  }
  await expect(results(page).getByText('AI voice')).toBeVisible()

  await results(page).getByRole('button', { name: /^Play/ }).click()
  const line = results(page).getByRole('slider')
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(0)
  await results(page).getByRole('button', { name: /^Stop/ }).click()

  const download = page.waitForEvent('download')
  await results(page).getByRole('link', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('one-pan-five-dinners-eleven-dollars-all-week.mp3')
  const { seconds, peak } = await decode(page, await file.path())
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(8)
  expect(peak).toBeGreaterThan(0.1)

  await results(page).getByRole('button', { name: 'Save to Library' }).click()
  await expect(recordings(page).getByRole('listitem')).toHaveCount(1)
  await expect(recordings(page).getByText(`TTS: ${TEXT.slice(0, 50)}`)).toBeVisible()
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 2, name: /^TTS: One pan/ })).toBeVisible()

  await page.goto('/tts-tool')
  await recordings(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await dialog.getByRole('checkbox', { name: 'Also delete it from your library' }).check()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Voice recording deleted successfully.')).toBeVisible()
  await page.goto('/library')
  await expect(page.getByText('No items found')).toBeVisible()
})
