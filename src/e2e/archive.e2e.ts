import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { unzip } from '../server/features/archive/testing/unzip.ts'
import { IMPORT_PATH } from '../shared/features/library/archive.constants.ts'
import { expectAccessible, expectUsable, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const HOOK = {
  type: 'hook',
  title: 'Hook: Fünf Essen, eine Pfanne 🍳',
  content: '=Fünf Essen, eine Pfanne 🍳',
  tags: ['ü'],
}
const SCRIPT = {
  type: 'script',
  title: 'Script: Five dinners',
  content: '[0:00 Hook]\nFive dinners.',
  folder: 'Winter',
}
const SPOKEN = 'One pan. Five dinners.'

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a ZIP' })
const cards = (page: Page) => page.getByRole('list', { name: 'Saved items' }).getByRole('listitem')
const readBytes = async (download: Download) => readFile(await download.path())

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data })
  expect(response.ok(), `${path} ${response.status()}`).toBe(true)
  return response.json()
}

/** Creates two items, a recording and a plan for the signed-in user of the page. */
async function fill(page: Page): Promise<void> {
  const { id } = await post<{ id: string }>(page, '/api/library', HOOK)
  await post(page, '/api/library', SCRIPT)
  await post(page, '/api/planner', {
    libraryItemId: id,
    platform: 'TikTok',
    scheduledDate: tomorrow(),
    description: 'Zoë; a, b',
  })
  const speech = await post<{ audioUrl: string }>(page, '/api/tts/generate', { text: SPOKEN, voice: 'nova' })
  await post(page, '/api/voice-library', { audioUrl: speech.audioUrl, name: 'Pan' })
}

/** Chooses an entry of the export menu with the keyboard. */
async function pick(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, 'Export', 'button')
  await page.keyboard.press('Enter')
  // Arrow keys that are pressed before the menu has the focus are lost.
  const entries = page.getByRole('menuitem')
  await expect(entries.first()).toBeFocused()
  const at = (await entries.allInnerTexts()).findIndex((text) => name.test(text))
  expect(at, String(name)).toBeGreaterThanOrEqual(0)
  for (let step = 1; step <= at; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(step)).toBeFocused()
  }
  await page.keyboard.press('Enter')
}

/** Returns the file that a key press downloads. */
async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download')
  await press()
  return waiting
}

/** Handles the browser's file dialog, which a key press on the focused field opens. Returns the function that chooses a file. */
function chooser(page: Page): (path: string) => Promise<void> {
  let chosen = ''
  page.on('filechooser', (window) => void window.setFiles(chosen))
  return async (path) => {
    chosen = path
    await expect(dialog(page).locator('input[type=file]')).toBeFocused()
    await page.keyboard.press('Enter')
  }
}

test('items and plan are exported in each format, and everything as a ZIP that is imported into another account, by keyboard alone', async ({
  page,
}, testInfo) => {
  const choose = chooser(page)
  await signedIn(page)
  await fill(page)
  await page.goto('/library')
  await expect(cards(page)).toHaveCount(3)
  const archive = await download(page, () => pick(page, /^Everything \(ZIP\)/u))
  expect(archive.suggestedFilename()).toMatch(/^hookline-archive-\d{4}-\d\d-\d\d\.zip$/u)
  await expect(page.getByText('Downloaded everything as ZIP', { exact: true })).toBeVisible()
  const files = await unzip(await readBytes(archive))
  expect([...files.keys()].filter((path) => path.startsWith('audio/'))).toHaveLength(1)
  expect(
    (files.get('library.ndjson') ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toHaveLength(3)
  expect(Papa.parse<string[]>((files.get('library.csv') ?? '').trim()).data).toHaveLength(4)
  const [event] = new ICAL.Component(ICAL.parse(files.get('plan.ics') ?? '')).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('description')).toContain('Zoë; a, b')

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /^Everything/u }).hover()
  await expectAccessible(page, '[role=menu]')
  await page.keyboard.press('Escape')
  const [csv, json, txt] = [/^CSV/u, /^JSON/u, /^TXT/u].map(
    (name) => async () => String(await readBytes(await download(page, () => pick(page, name)))),
  )
  const rows = Papa.parse<string[]>(((await csv?.()) ?? '').replace(/^\uFEFF/u, '').trim()).data
  expect(rows[0]).toEqual(['Title', 'Type', 'Content', 'Tags', 'Created'])
  expect(rows.find(([title]) => title === HOOK.title)?.[2]).toBe(`'${HOOK.content}`)
  expect(JSON.parse((await json?.()) ?? '')).toContainEqual(expect.objectContaining({ content: HOOK.content }))
  expect(await txt?.()).toContain(HOOK.content)

  await page.getByRole('tab', { name: 'Planner', exact: true }).click()
  const plan = await download(page, () => page.getByRole('button', { name: 'Download .ics' }).click())
  expect(plan.suggestedFilename()).toMatch(/^hookline-plan-\d{4}-\d\d-\d\d\.ics$/u)
  await expect(page.getByText('Downloaded 1 entry as ICS', { exact: true })).toBeVisible()
  const planned = new ICAL.Component(ICAL.parse(String(await readBytes(plan)))).getAllSubcomponents('vevent')
  expect(planned.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    expect.stringContaining('Fünf Essen, eine Pfanne 🍳'),
  ])

  await page.request.post('/api/auth/logout')
  await signedIn(page)
  await page.goto('/library')
  await tabTo(page, 'Import a ZIP', 'button')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const wrong = testInfo.outputPath('wrong.zip')
  await writeFile(wrong, 'PK, but no ZIP')
  await choose(wrong)
  await expect(dialog(page).getByRole('alert')).toContainText('ZIP')
  await expectAccessible(page, '[role=dialog]')
  await tabTo(page, 'Choose another file', 'button')
  await page.keyboard.press('Enter')

  const path = await archive.path()
  await choose(path)
  await expect(dialog(page).getByText('New in this file: 3 items, 1 planned entry and 1 recording')).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await tabTo(page, 'Import all 5', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Imported 3 items, 1 planned entry and 1 recording', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards(page)).toHaveCount(3)

  await pick(page, /^Import a ZIP/u)
  await choose(path)
  await expect(dialog(page).getByText('Nothing new in this file')).toBeFocused()
  await expectUsable(page, '[role=dialog]')
  // The toast of the import may still be there and has a button of the same name.
  await tabTo(page, 'Close', 'button', dialog(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()

  await page.getByRole('tab', { name: 'Voice', exact: false }).click()
  await page.getByRole('button', { name: /^Play/u }).first().click()
  await expect(page.getByRole('button', { name: /^Stop/u }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Planner', exact: true }).click()
  await expect(page.getByText('Zoë; a, b')).toBeVisible()
})

test('an upload shows its progress, can be stopped, and can be dropped onto the page', async ({ page }) => {
  await signedIn(page)
  await page.goto('/library')
  await page.getByRole('button', { name: 'Import a ZIP' }).click()
  await page.route(`**${IMPORT_PATH}*`, () => new Promise(() => {}))
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['PK'], 'a-library-with-a-long-name.zip', { type: 'application/zip' }))
    return carried
  })
  await expect(dialog(page)).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: files })
  await expect(dialog(page).getByRole('progressbar', { name: 'Sent' })).toBeVisible()
  await expectUsable(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Stop' }).click()
  await expect(dialog(page).getByText('Stopped.')).toBeVisible()
  await expectUsable(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Import a ZIP' })).toBeFocused()
})

test('the library is one step away from each tool, and older addresses redirect to the tools', async ({ page }) => {
  await signedIn(page)
  await page.goto('/hooks')
  await expect(page).toHaveURL('/hook-generator')
  await page.getByLabel('Topic').fill('One pan, five dinners')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Save hook 1 to library' }).click()
  await page.getByRole('link', { name: /^View in library/u }).click()
  await expect(page).toHaveURL(/\/library\?item=/u)
  await expect(page.getByRole('dialog', { name: 'Hook', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/library')
  await page.goto('/scripts')
  await expect(page).toHaveURL('/script-writer')
})
