import { type Rolldown } from 'vite'
import { PUBLIC_PAGES } from '../src/shared/public-pages.ts'

/** The lazy part of a route file. */
const ROUTE = /\/src\/client\/routes\/(.+)\.tsx\?/u

/** Modules with fewer users are bundled with their users. */
const LEAST_USERS = 4

/** Which pages use a module: those rendered at build, the first page of the app, other pages for visitors, or the app alone. */
const KINDS = ['public', 'dashboard', 'visitor', 'app'] as const
type Kind = (typeof KINDS)[number]

const PRERENDERED = new Set(PUBLIC_PAGES.map(({ name }) => name))

/**
 * The client's chunks that several pages share. A request costs a phone more than its bytes, so there is one chunk of
 * what loads first and one for each kind of page. A visitor does not load what only the app uses.
 */
export const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'], priority: 2 },
  {
    name: findKind,
    debugName: 'shared',
    minShareCount: LEAST_USERS,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]

function findKind(id: string, context: Parameters<Rolldown.CodeSplittingNameFunction>[1]): Kind {
  const seen = new Set<string>()
  const kinds = new Set<Kind>()
  const rest = [id]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const route = ROUTE.exec(next)?.[1]
    if (route !== undefined) kinds.add(kindOf(route))
    rest.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return KINDS.find((kind) => kinds.has(kind)) ?? 'app'
}

function kindOf(route: string): Kind {
  if (PRERENDERED.has(route)) return 'public'
  if (route === '_app/dashboard') return 'dashboard'
  return /^_app\b/u.test(route) ? 'app' : 'visitor'
}
