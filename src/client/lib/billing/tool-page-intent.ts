import { readToolSearch } from '../generation/video-search.ts'

const KEY = 'hookline-work'

/** The plural noun for the results of each tool. */
const RESULT_NOUN = {
  '/hook-generator': 'hooks',
  '/script-writer': 'script',
  '/caption-generator': 'caption',
  '/tts-tool': 'voice',
} as const

type ToolPath = keyof typeof RESULT_NOUN

/** The tool page that a user left to see the prices. */
interface ToolPage {
  to: ToolPath
  search: ReturnType<typeof readToolSearch>
  /** Link text, such as `Back to your hooks`. */
  label: string
}

/** Stores, for this tab, the tool page that a user leaves to see the prices. Ignores other pages. */
export function rememberToolPage({ pathname, search }: { pathname: string; search: object }): void {
  if (!isTool(pathname)) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathname, search: readToolSearch({ ...search }) }))
  } catch {
    // Full or blocked storage must not block the way to the prices.
  }
}

/** Returns the tool page that was left in this tab, or null. */
export function readToolPage(): ToolPage | null {
  try {
    const { pathname, search }: { pathname?: unknown; search?: unknown } = Object(
      JSON.parse(sessionStorage.getItem(KEY) ?? 'null'),
    )
    if (typeof pathname !== 'string' || !isTool(pathname)) return null
    return { to: pathname, search: readToolSearch(Object(search)), label: `Back to your ${RESULT_NOUN[pathname]}` }
  } catch {
    return null
  }
}

/** Removes the stored tool page once the user has returned to it. */
export function forgetToolPage(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function isTool(pathname: string): pathname is ToolPath {
  return Object.hasOwn(RESULT_NOUN, pathname)
}
