import { type Rolldown } from 'vite'
import { PUBLIC_PAGES } from '../src/shared/public-pages.ts'

/** The lazy part of a route file. */
const ROUTE = /\/src\/client\/routes\/(.+)\.tsx\?/u
const IN_APP = /^_app\b/u
/** Stands for the pages of all routes, where a part of the frame uses a module. */
const EVERY_PAGE = '__root'

/** Parts of every page that are loaded at its first touch. */
const LATE =
  /\/src\/client\/(components\/(frame\/(toasts|overlays|plan-reminders)|navigation\/(settings|account)-menu|audio\/subtitle-choices)|ui\/(overlays\/dialog-window|buttons\/more-actions))\.tsx$/u

/** What menus and dialogs bring: components and packages, without icons and helpers of few bytes. */
const OVERLAYS = /\/node_modules\/(?!@tabler|@mantine\/(core\/esm\/core|hooks)\/)/u

/** Half of what loads first. As a file of its own it is evaluated in a task of its own, after which a touch is answered. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/client\/load-react\.ts$/u

/** The package that checks values, an eighth of a page's scripts. Only forms and drafts need it. */
const CHECKS = /\/node_modules\/zod\//u
/** Parts of one screen. */
const FEATURE = /\/src\/client\/features\//u

const TOOLS = new Set(['_app/hook-generator', '_app/script-writer', '_app/caption-generator', '_app/tts-tool'])
/** Some of the pages that the layout of all pages with an account is part of. */
const WITH_ACCOUNT = [...TOOLS, '_app/dashboard']
/** Pages of the app with few fields. */
const SMALL = new Set(['_app/dashboard', '_app/library', '_app/profile'])
/** Pages of the app with forms that pages for visitors have as well. */
const WITH_FORMS = new Set(['_app/checkout', '_app/settings'])
const TEXTS = new Set(['_app/conversation.$id', '_app/refine.$id'])
const PRERENDERED = new Set(PUBLIC_PAGES.map(({ name }) => name))

/**
 * The client's chunks that several pages share. A request costs a phone more than its bytes, so there are two chunks of
 * what loads first, one for each kind of page, and one of what answers the first touch. A visitor does not load what only
 * the app uses.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 3 },
  { name: 'entry', tags: ['$initial'], priority: 2 },
  { name: findChunk, debugName: 'shared', priority: 1, includeDependenciesRecursively: false },
]

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The shared chunk of a module; null where it belongs to one page or to a lazy part of it. */
function findChunk(id: string, context: Context): string | null {
  if (CHECKS.test(id)) return 'checks'
  const { routes, isLate } = findUsers(id, context)
  if (routes.length === 0) return isLate ? 'late' : null
  const [only = ''] = routes
  if (routes.length === 1 && !isLate) return IN_APP.test(only) ? findPageChunk(id, context) : null
  if (isLate && routes.length <= 2 && OVERLAYS.test(id)) return 'late'
  return findSharedChunk(routes, isLate)
}

/** The chunk of what some pages share. */
function findSharedChunk(routes: readonly string[], isLate: boolean): string {
  const isTool = routes.some((route) => TOOLS.has(route))
  if (routes.every((route) => PRERENDERED.has(route))) return 'site'
  if (routes.some((route) => PRERENDERED.has(route))) return 'public'
  const isForVisitors = !routes.every((route) => IN_APP.test(route))
  if (routes.includes(EVERY_PAGE) || (isTool && isForVisitors)) return 'base'
  if (isTool) return isLate || routes.some((route) => !TOOLS.has(route)) ? 'app' : 'tools'
  if (isForVisitors && (isLate || routes.some((route) => SMALL.has(route)))) return 'base'
  if (isLate || (!isForVisitors && routes.some((route) => WITH_FORMS.has(route)))) return 'app'
  if (routes.every((route) => TEXTS.has(route))) return 'texts'
  return isForVisitors ? 'forms' : 'more'
}

/**
 * The chunk of what one page of the app imports; null leaves it with the page. What a lazy part uses as well would be a
 * chunk of its own, with a request for each icon. So it is shared where the lazy part is of this page or of one other, but not
 * where many pages have it: then each would load all of it. The route's own module stays alone, since the screen's file
 * names chunks by routes.
 */
function findPageChunk(id: string, context: Context): string | null {
  const { routes, isLazy } = findUsers(id, context, { lazily: true })
  const isShared = routes.length === 2 || (routes.length === 1 && isLazy && !FEATURE.test(id))
  return isShared ? findSharedChunk(routes, false) : null
}

interface Users {
  /** The routes that import a module; with `lazily` those as well whose lazy parts do. */
  routes: string[]
  /** Whether a late part does. */
  isLate: boolean
  /** Whether a lazy part of a route does; false without `lazily`. */
  isLazy: boolean
}

function findUsers(id: string, context: Context, { lazily = false } = {}): Users {
  const seen = new Set<string>()
  const routes = new Set<string>()
  let isLate = false
  let isLazy = false
  const rest = [id]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const module = context.getModuleInfo(next)
    const route = ROUTE.exec(next)?.[1] ?? (module?.isEntry ? EVERY_PAGE : undefined)
    for (const user of route === '_app' ? WITH_ACCOUNT : [route]) if (user !== undefined) routes.add(user)
    isLate ||= LATE.test(next)
    rest.push(...(module?.importers ?? []))
    if (!lazily || route !== undefined) continue
    const lazyUsers = module?.dynamicImporters ?? []
    isLazy ||= lazyUsers.length > 0
    rest.push(...lazyUsers)
  }
  return { routes: [...routes], isLate, isLazy }
}
