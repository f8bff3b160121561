import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import type { Video } from '../../src/shared/features/videos/videos.schema.ts'
import { type DemoBrowser } from './demo-browser.ts'

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844, phone: true }
/** Of 100: the letters have no rims. */
const QUALITY = 82

interface Still {
  name: string
  path: string
  window?: typeof DESKTOP | typeof PHONE
  /** Resolves once the page shows what the picture is about. */
  ready(page: Page): Promise<unknown>
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()
const railSays = (fact: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'This video' }).getByText(fact).waitFor()

/** The pictures of the demo account's videos: `planned` has everything, `spoken` has no caption yet. */
function stillsOf(planned: Video, spoken: Video): Still[] {
  return [
    {
      name: 'dashboard',
      path: '/dashboard',
      ready: (page) => page.getByRole('link', { name: 'All videos' }).waitFor(),
    },
    {
      name: 'hooks',
      path: `/hook-generator?video=${spoken.id}`,
      ready: (page) => page.getByRole('heading', { name: 'Done, 10 hooks' }).waitFor(),
    },
    { name: 'script', path: `/script-writer?video=${planned.id}`, ready: railSays('144 words') },
    {
      name: 'voice',
      path: `/tts-tool?video=${spoken.id}`,
      ready: (page) => page.getByRole('button', { name: 'Write caption' }).waitFor(),
    },
    { name: 'caption', path: `/caption-generator?video=${planned.id}`, ready: heading('5 hashtags') },
    {
      name: 'video',
      path: `/library?tab=planner&video=${planned.id}`,
      ready: (page) => page.getByRole('button', { name: /^Copy all for/u }).waitFor(),
    },
    {
      name: 'plan-phone',
      path: `/caption-generator?video=${spoken.id}`,
      window: PHONE,
      async ready(page) {
        await page.getByRole('navigation', { name: 'This video' }).getByRole('button', { name: 'Plan' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Plan Content' }).waitFor()
      },
    },
  ]
}

/** Takes the pictures into `folder`, as WebP. */
export async function takeStills({ videos, open }: DemoBrowser, folder: string): Promise<void> {
  const planned = videos.find(({ progress }) => progress.plan.entry !== null)
  const spoken = videos.find(({ progress }) => progress.plan.entry === null && progress.voice.state === 'done')
  if (!planned || !spoken) throw new Error('The demo account has no planned video, or none that is spoken')
  for (const { name, path, window = DESKTOP, ready } of stillsOf(planned, spoken)) {
    const page = await open(path, window)
    await page.getByRole('button', { name: 'Settings menu' }).waitFor()
    await ready(page)
    await page.waitForLoadState('networkidle')
    await savePicture(page, join(folder, `${name}.webp`))
    await page.context().close()
  }
}

/** Saves what the window shows as WebP, which Playwright's own screenshots cannot be. */
export async function savePicture(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(file, bytes)
  console.log(`${file}, ${Math.round(bytes.length / 1000)} kB`)
}
