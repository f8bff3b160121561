import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type Voice, VOICES } from '../shared/features/tts/tts.constants.ts'
import { expectAccessible, expectUsable, goWithinApp, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const TEXT = 'One pan. Five dinners. Eleven dollars, all week.'
const PAUSE_MS = 700
const MARKUP = `<speak>One pan.<break time="${PAUSE_MS}ms"/>Five dinners.</speak>`
const LONG = Array.from(
  { length: 60 },
  (_, step) => `Step ${step}: onions, lid on, then walk away while the rice cooks.`,
).join(' ')

const field = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const recordings = (page: Page) => page.getByRole('region', { name: 'Your recordings' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Speech' }).first()
const facts = (page: Page, voice: string, format: string, text: string) =>
  results(page).getByText(`${voice}, ${format}, ${text.length.toLocaleString('en-US')} characters`)

async function open(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/tts-tool')
  await expect(page.getByRole('heading', { level: 1, name: 'Text-to-Speech' })).toBeVisible()
  await expect(page.getByText('/ 5,000 characters')).toBeVisible()
}

interface Heard {
  seconds: number
  /** Amplitude of the loudest sample, from 0 to 1. */
  peak: number
  /** The longest silence between the first and the last sound, in milliseconds. */
  pauseMs: number
}

/** Decodes a file with the browser's decoder. */
async function listen(page: Page, path: string): Promise<Heard> {
  return page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const audio = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(file.buffer)
    const samples = audio.getChannelData(0)
    let [peak, last, pause] = [0, -1, 0]
    for (const [index, value] of samples.entries()) {
      peak = Math.max(peak, Math.abs(value))
      if (Math.abs(value) < 0.001) continue
      if (last >= 0) pause = Math.max(pause, index - last)
      last = index
    }
    return { seconds: audio.duration, peak, pauseMs: (pause / audio.sampleRate) * 1_000 }
  }, readFileSync(path).toString('base64'))
}

test('a text is spoken by the chosen voice, played, stopped, downloaded, saved, listed and deleted', async ({
  page,
}) => {
  await open(page)
  await expect(generate(page)).toBeDisabled()
  await field(page).fill(TEXT)
  await expect(page.getByText(`${TEXT.length} / 10,000`)).toBeVisible()
  const chosen: Voice[] = ['alloy', 'shimmer']
  for (const voice of VOICES) {
    const radio = page.getByRole('radio', { name: new RegExp(`^${voice}`, 'u') })
    await radio.check()
    await expect(radio).toBeChecked()
    if (!chosen.includes(voice)) continue
    await generate(page).click()
    await expect(facts(page, voice, 'mp3', TEXT)).toBeVisible({ timeout: 30_000 })
  }
  await expect(results(page).getByText('AI voice')).toBeVisible()
  const used = chosen.length * TEXT.length
  await expect(page.getByText(`${(5_000 - used).toLocaleString('en-US')} remaining`)).toBeVisible()

  await results(page).getByRole('button', { name: /^Play/u }).click()
  const line = results(page).getByRole('slider')
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(0)
  await results(page).getByRole('button', { name: /^Stop/u }).click()
  await expect(results(page).getByRole('button', { name: /^Play/u })).toBeVisible()

  const download = page.waitForEvent('download')
  await results(page)
    .getByRole('link', { name: /^Download/u })
    .click()
  const file = await download
  expect(file.suggestedFilename()).toBe('one-pan-five-dinners-eleven-dollars-all-week.mp3')
  const { seconds, peak } = await listen(page, await file.path())
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(8)
  expect(peak).toBeGreaterThan(0.1)

  await results(page).getByRole('button', { name: 'Save to Library' }).click()
  await expect(recordings(page).getByRole('listitem')).toHaveCount(1)
  await expect(recordings(page).getByRole('heading', { name: `TTS: ${TEXT}` })).toBeVisible()
  await goWithinApp(page, '/library')
  await expect(page.getByRole('button', { name: `View TTS: ${TEXT}` })).toBeVisible()

  await goWithinApp(page, '/tts-tool')
  await recordings(page).getByRole('button', { name: /^Play/u }).click()
  await expect(recordings(page).getByRole('button', { name: /^Stop/u })).toBeVisible()
  await recordings(page)
    .getByRole('button', { name: /^Delete/u })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await dialog.getByRole('checkbox', { name: 'Also delete it from your library' }).check()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Voice recording deleted successfully.', { exact: true })).toBeVisible()
  await goWithinApp(page, '/library')
  await expect(page.getByText('No items found')).toBeVisible()
})

test('a pause in markup has its length in audio and subtitles, and a markup error is located', async ({ page }) => {
  await open(page)
  await field(page).fill('<speak>\n  One <emphasis>pan.\n</speak>')
  await expect(page.getByText('Read as SSML.')).toBeVisible()
  await generate(page).click()
  await page.getByRole('button', { name: /^Go to line 3, column \d+$/u }).click()
  await expect(field(page)).toBeFocused()

  await field(page).fill(MARKUP)
  await page.getByText('WAV', { exact: true }).click()
  await generate(page).click()
  await expect(facts(page, 'alloy', 'wav', MARKUP)).toBeVisible({ timeout: 30_000 })
  const audio = page.waitForEvent('download')
  await results(page)
    .getByRole('link', { name: /^Download/u })
    .click()
  const { pauseMs } = await listen(page, await (await audio).path())
  expect(Math.abs(pauseMs - PAUSE_MS)).toBeLessThanOrEqual(20)

  await results(page)
    .getByRole('button', { name: /^Subtitles/u })
    .click()
  const subtitles = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /SRT/u }).click()
  const srt = readFileSync(await (await subtitles).path(), 'utf8')
  expect(srt).toMatch(/^1\r?\n00:00:00,000 --> 00:00:\d\d,\d{3}\r?\n/u)
  expect(srt).toContain('Five dinners.')
})

test('a long mp3 has the length that it declares, with every pause at its position', async ({ page }) => {
  await signedIn(page)
  await page.goto('/tts-tool')
  const said = LONG.slice(0, LONG.indexOf('Step 16:'))
  const text = `<speak>${said}<break time="${PAUSE_MS}ms"/>${said.replaceAll('Step', 'Then')}</speak>`
  const answer = await page.request.post('/api/tts/generate', { data: { text, voice: 'onyx' }, timeout: 60_000 })
  const { audioUrl, duration } = (await answer.json()) as { audioUrl: string; duration: number }
  const file = test.info().outputPath('long.mp3')
  writeFileSync(file, await (await page.request.get(audioUrl)).body())
  const { seconds, pauseMs } = await listen(page, file)
  // The server encodes parts of ten seconds in parallel.
  expect(duration).toBeGreaterThan(60)
  expect(Math.abs(seconds - duration)).toBeLessThanOrEqual(0.06)
  expect(Math.abs(pauseMs - PAUSE_MS)).toBeLessThanOrEqual(60)
})

test('a long text shows its progress, is stopped at no cost, fails, and continues after a sign-in', async ({
  page,
}) => {
  await open(page)
  await field(page).fill(LONG)
  await page.route('**/trpc/tts.stream*', (route) => route.abort(), { times: 1 })
  await generate(page).click()
  await expect(page.getByText('Failed to generate speech').first()).toBeVisible()
  await generate(page).click()
  await expect(
    results(page).getByRole('heading', { name: /^(Piece \d+ of \d+|Putting the pieces together)$/u }),
  ).toBeVisible()
  await results(page).getByRole('button', { name: 'Stop' }).click()
  await expect(results(page).getByText(/Only finished audio uses characters/u)).toBeVisible()
  await expect(page.getByText('5,000 remaining')).toBeVisible()

  await field(page).fill(TEXT)
  await page.context().clearCookies()
  await generate(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(facts(page, 'alloy', 'mp3', TEXT)).toBeVisible({ timeout: 60_000 })
  await field(page).fill('x'.repeat(5_001))
  await expect(page.getByText('Exceeds monthly limit')).toBeVisible()
  await expect(generate(page)).toBeDisabled()
})

test('speech works by keyboard alone and down to 320 px', async ({ page }) => {
  await open(page)
  await expectUsable(page)
  await tabTo(page, 'Text', 'textbox')
  await page.keyboard.type('One pan.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(facts(page, 'alloy', 'mp3', 'One pan.')).toBeVisible({ timeout: 30_000 })
  await tabTo(page, /^Play/u, 'button')
  await page.keyboard.press('Enter')
  const line = results(page).getByRole('slider')
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(line).toBeFocused()
  await page.keyboard.press('Home')
  await expect(line).toHaveAttribute('aria-valuetext', /^0:00 of/u)
  await tabTo(page, 'Save to Library', 'button')
  await page.keyboard.press('Enter')
  await expect(recordings(page).getByRole('listitem')).toHaveCount(1)
  await expectUsable(page)
})
