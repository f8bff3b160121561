import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import type { Video } from '../../src/shared/features/videos/videos.schema.ts'
import { findChromium } from '../find-chromium.ts'

/** How long the demo account may take to be filled, in milliseconds. */
const FILLED_WITHIN = 60_000

/** A browser that is signed in as the demo account. */
export interface DemoBrowser {
  /** Its videos, newest first. */
  videos: readonly Video[]
  /** Opens a page of a window of its own, of `width` x `height` CSS pixels. */
  open(path: string, window: { width: number; height: number; phone?: boolean }): Promise<Page>
  close(): Promise<void>
}

/** Signs in as the demo account of the server at `url`. Resolves once the account has its videos and their voices. */
export async function openDemoBrowser(url: string, dataDir: string): Promise<DemoBrowser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const session = await browser.newContext({ baseURL: url })
  const { email, password } = JSON.parse(readFileSync(join(dataDir, 'demo-account.json'), 'utf8'))
  await session.request.post('/api/auth/login', { data: { email, password }, failOnStatusCode: true })
  // The plans are shown once in a session of the browser.
  await session.addCookies([{ name: 'hookline-checkout-seen', value: '1', url }])
  const storageState = await session.storageState()

  async function findVideos(): Promise<Video[]> {
    const answer = await session.request.get('/api/videos', { failOnStatusCode: true })
    return answer.json()
  }
  const deadline = Date.now() + FILLED_WITHIN
  let videos = await findVideos()
  while (videos.filter(({ progress }) => progress.voice.state === 'done').length < 2) {
    if (Date.now() > deadline) throw new Error('The demo account was not filled in time')
    await wait(200)
    videos = await findVideos()
  }

  return {
    videos,
    async open(path, { width, height, phone = false }) {
      const options: BrowserContextOptions = { baseURL: url, storageState, locale: 'en-GB', reducedMotion: 'reduce' }
      const window = { viewport: { width, height }, hasTouch: phone, isMobile: phone }
      const context = await browser.newContext({ ...options, ...window, colorScheme: 'dark' })
      const page = await context.newPage()
      await page.goto(path)
      await page.evaluate('document.fonts.ready')
      return page
    },
    close: () => browser.close(),
  }
}
