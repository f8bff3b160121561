import { readToolSearch } from '../generation/video-search.ts'

const KEY = 'hookline-work'

/** What is made on each tool's page. */
const MADE = {
  '/hook-generator': 'hooks',
  '/script-writer': 'script',
  '/caption-generator': 'caption',
  '/tts-tool': 'voice',
} as const

type ToolPath = keyof typeof MADE

/** The work that somebody left to pay. */
interface Work {
  to: ToolPath
  search: ReturnType<typeof readToolSearch>
  /** `Back to your hooks` */
  label: string
}

/** Remembers, for this tab, the tool that somebody leaves to look at the prices. Other pages are not remembered. */
export function rememberWork({ pathname, search }: { pathname: string; search: object }): void {
  if (!isTool(pathname)) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathname, search: readToolSearch({ ...search }) }))
  } catch {
    // Full or blocked storage must not keep anybody from the prices.
  }
}

/** The work that was left in this tab; null where there is none. */
export function readWork(): Work | null {
  try {
    const { pathname, search }: { pathname?: unknown; search?: unknown } = Object(
      JSON.parse(sessionStorage.getItem(KEY) ?? 'null'),
    )
    if (typeof pathname !== 'string' || !isTool(pathname)) return null
    return { to: pathname, search: readToolSearch(Object(search)), label: `Back to your ${MADE[pathname]}` }
  } catch {
    return null
  }
}

/** Forgets the work, once somebody is back at it. */
export function forgetWork(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

function isTool(pathname: string): pathname is ToolPath {
  return Object.hasOwn(MADE, pathname)
}
