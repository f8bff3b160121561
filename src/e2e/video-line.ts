import { expect, type Locator, type Page } from '@playwright/test'

/** Counts the clicks of a journey and detects pasting. */
export async function countClicks(page: Page) {
  let clicks = 0
  await page.addInitScript(() => {
    addEventListener('paste', () => sessionStorage.setItem('pasted', '1'), true)
  })
  return {
    /** Returns the number of clicks since the previous call. */
    take: (): number => {
      const counted = clicks
      clicks = 0
      return counted
    },
    click: async (target: Locator): Promise<void> => {
      clicks += 1
      await target.click()
    },
    expectNoPaste: async (): Promise<void> => {
      expect(await page.evaluate(() => sessionStorage.getItem('pasted'))).toBeNull()
    },
  }
}

type Hand = Awaited<ReturnType<typeof countClicks>>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Fills in all gaps of a script. Returns how many there were. */
export async function fillSlots(page: Page, words: string): Promise<number> {
  const open = page.locator('[data-gap="open"]')
  await expect(open.first()).toBeVisible()
  const slots = await open.count()
  for (let slot = 0; slot < slots; slot += 1) await open.first().fill(words)
  await expect(open).toHaveCount(0)
  return slots
}

/**
 * Creates a video from the topic in the dashboard's field to the planned entry. `beforeSpeaking` runs once the script is written.
 */
export async function walkLine(page: Page, { click }: Hand, beforeSpeaking?: () => Promise<unknown>): Promise<void> {
  await click(button(page, 'Generate hooks'))
  await expect(page).toHaveURL(/\/hook-generator\?video=[^&]+&result=/u)
  await title(page, 'Hook Generator')
  await click(button(page, 'Write script from hook 1'))
  await expect(page).toHaveURL(/\/script-writer\?video=[^&]+&result=/u)
  await title(page, 'Script Writer')
  await beforeSpeaking?.()
  await click(button(page, /^Speak, \d/u))
  await expect(page).toHaveURL(/\/tts-tool\?video=/u)
  await title(page, 'Text-to-Speech')
  await click(results(page).getByRole('button', { name: 'Write caption' }))
  await expect(page).toHaveURL(/\/caption-generator\?video=[^&]+&result=/u)
  await title(page, 'Caption Generator')
  await click(results(page).getByRole('button', { name: 'Plan', exact: true }))
  const sheet = page.getByRole('dialog', { name: 'Plan this video' })
  await click(sheet.getByRole('button', { name: 'Plan Content' }))
  await expect(sheet).toBeHidden()
}

/** Posts a video: from the dashboard to the copied caption and the completed entry. */
export async function postVideo(page: Page, { click }: Hand): Promise<string> {
  await page.goto('/dashboard')
  await click(page.getByRole('link', { name: /^Open for posting/u }))
  await click(button(page, /^Copy all for/u))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await click(button(page, /^Mark completed/u))
  await expect(button(page, /^Mark completed/u)).toBeHidden()
  return copied
}
