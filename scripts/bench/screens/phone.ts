import { join } from 'node:path'
import { type Browser, type BrowserContextOptions } from '@playwright/test'

/** The phone that Lighthouse 12 simulates: its network, and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
}
const SLOWER = 4
const DEVICE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
/** Milliseconds without a request or a long task after which a page is idle. */
const QUIET_MS = 1_500
/** Milliseconds after which a page is measured even where it is not idle. */
const LONGEST_MS = 30_000
/** Milliseconds of a task beyond which it blocks a touch. Source: the definition of total blocking time. */
const UNNOTICED_MS = 50

/** What a phone measures of one visit with an empty cache. */
export interface Visit {
  /** Milliseconds until the largest part of the first view was painted. */
  lcp: number
  /** Milliseconds until a field of the page's form can take typing; NaN where there is none. */
  field: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds that the main thread was blocked after the first paint. */
  blocked: number
  /** Requests until the page was idle, fonts included. */
  requests: number
  /** Bytes of all scripts as transferred. */
  scripts: number
  /** Bytes of everything as transferred. */
  bytes: number
}

/** What `watch-page.js` collects. */
interface Seen {
  lcp: number
  field: number
  shift: number
  tasks: { start: number; ms: number }[]
  firstPaint: number
}

/** Opens a page on the phone, in a new profile with `cookies`, until it is idle. */
export async function visit(
  browser: Browser,
  url: string,
  cookies: { name: string; value: string }[] = [],
): Promise<Visit> {
  const context = await browser.newContext(DEVICE)
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', NETWORK)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const scripts = new Set<string>()
    const open = new Set<string>()
    const total = { requests: 0, scripts: 0, bytes: 0 }
    let lastAt = Date.now()
    protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return
      lastAt = Date.now()
      open.add(requestId)
      total.requests += 1
      if (type === 'Script') scripts.add(requestId)
    })
    protocol.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    const end = (requestId: string, bytes: number): void => {
      lastAt = Date.now()
      open.delete(requestId)
      total.bytes += bytes
      if (scripts.has(requestId)) total.scripts += bytes
    }
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
    protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.js') })
    const began = Date.now()
    await page.goto(url)
    while (Date.now() - began < LONGEST_MS && (open.size > 0 || Date.now() - lastAt < QUIET_MS)) {
      await page.waitForTimeout(100)
    }
    const seen = await page.evaluate<Seen>('seenOnPhone')
    const blocking = seen.tasks.filter(({ start, ms }) => start + ms > seen.firstPaint)
    return {
      ...total,
      lcp: seen.lcp,
      field: seen.field,
      shift: seen.shift,
      blocked: blocking.reduce((sum, { ms }) => sum + ms - UNNOTICED_MS, 0),
    }
  } finally {
    await context.close()
  }
}
