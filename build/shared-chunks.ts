import { type Rolldown } from 'vite'
import { PUBLIC_PAGES } from '../src/shared/public-pages.ts'

/** The lazy part of a route file. */
const ROUTE = /\/src\/client\/routes\/(.+)\.tsx\?/u

/** Parts of every page that are loaded at its first touch. */
const LATE =
  /\/src\/client\/(components\/(frame\/(toasts|overlays|plan-reminders)|navigation\/(settings|account)-menu|audio\/subtitle-choices)|ui\/(overlays\/dialog-window|buttons\/more-actions))\.tsx$/u

/** What menus and dialogs bring: components and packages, without icons and helpers of few bytes. */
const OVERLAYS = /\/node_modules\/(?!@tabler|@mantine\/(core\/esm\/core|hooks)\/)/u

const TOOLS = new Set(['_app/hook-generator', '_app/script-writer', '_app/caption-generator', '_app/tts-tool'])
/** Some of the pages that the layout of all pages with an account is part of. */
const WITH_ACCOUNT = [...TOOLS, '_app/dashboard']
/** Pages of the app with few fields. */
const SMALL = new Set(['_app/dashboard', '_app/profile'])
const TEXTS = new Set(['_app/conversation.$id', '_app/refine.$id'])
const PRERENDERED = new Set(PUBLIC_PAGES.map(({ name }) => name))

/**
 * The client's chunks that several pages share. A request costs a phone more than its bytes, so there is one chunk of
 * what loads first, one for each kind of page, and one of what answers the first touch. A visitor does not load what only
 * the app uses.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'], priority: 2 },
  { name: findChunk, debugName: 'shared', priority: 1, includeDependenciesRecursively: false },
]

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The shared chunk of a module; null where it belongs to one page or to a lazy part of it. */
function findChunk(id: string, context: Context): string | null {
  const { routes, isLate } = findUsers(id, context)
  if (routes.length === 0) return isLate ? 'late' : null
  if (routes.length === 1 && !isLate) return null
  if (isLate && routes.length <= 2 && OVERLAYS.test(id)) return 'late'
  const isTool = routes.some((route) => TOOLS.has(route))
  if (routes.some((route) => PRERENDERED.has(route))) return isTool ? 'public' : 'site'
  const isForVisitors = !routes.every((route) => /^_app\b/u.test(route))
  if (isTool && isForVisitors) return 'base'
  if (isTool) return isLate || routes.some((route) => !TOOLS.has(route)) ? 'app' : 'tools'
  if (isForVisitors && (isLate || routes.some((route) => SMALL.has(route)))) return 'base'
  if (isLate) return 'app'
  if (routes.every((route) => TEXTS.has(route))) return 'texts'
  return isForVisitors ? 'forms' : 'more'
}

/** The routes that import a module statically, and whether a late part does. */
function findUsers(id: string, context: Context): { routes: string[]; isLate: boolean } {
  const seen = new Set<string>()
  const routes = new Set<string>()
  let isLate = false
  const rest = [id]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const route = ROUTE.exec(next)?.[1]
    for (const user of route === '_app' ? WITH_ACCOUNT : [route]) if (user !== undefined) routes.add(user)
    isLate ||= LATE.test(next)
    rest.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return { routes: [...routes], isLate }
}
