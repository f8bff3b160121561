import { join } from 'node:path'
import type { Piscina } from 'piscina'
import { pathToFileURL } from 'node:url'
import type { PageTask } from './screen-page.ts'
import type { ThreadTask } from './screen-thread.ts'

/** The folder of the built renderer in the built client. */
export const RENDERER_FOLDER = 'renderer'

/** Renders pages of the app. Rejects where one fails or takes too long. */
export interface ScreenRenderer {
  render(task: PageTask): Promise<Uint8Array>
  close(): Promise<void>
}

const THREAD = new URL('./screen-thread.ts', import.meta.url)

/** Milliseconds that a page waits for its markup. Ten times what the first one takes, which also loads the renderer. */
const LONGEST_MS = 3_000
/** Pages that wait at once. */
const MOST_WAITING = 50
/** Milliseconds without a page after which the thread ends and gives its memory back. */
const IDLE_MS = 10 * 60_000
/** Twice what the largest page needs. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 48 }

/**
 * The renderer of the built client in `root`, in a thread that starts with the first page: a page takes 5 ms, which would hold up
 * the event loop, and its garbage would stay in a heap that is set to stay small.
 */
export function createRenderer(root: string, longestMs = LONGEST_MS): ScreenRenderer {
  const { href: renderer } = pathToFileURL(join(root, RENDERER_FOLDER, 'renderer.js'))
  let pool: Promise<Piscina<ThreadTask, Uint8Array>> | undefined

  async function open() {
    const { Piscina } = await import('piscina')
    const opened = new Piscina<ThreadTask, Uint8Array>({
      filename: THREAD.href,
      name: 'renderPage',
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
      env: {},
      execArgv: [],
    })
    // The page that waits for a thread that ends rejects.
    opened.on('error', () => {})
    return opened
  }

  return {
    async render(task) {
      pool ??= open()
      return (await pool).run({ ...task, renderer }, { signal: AbortSignal.timeout(longestMs) })
    },
    close: async () => (await pool)?.destroy(),
  }
}
