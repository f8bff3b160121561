import { type QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { type ComponentType } from 'react'
import { type Session } from './lib/session/session.ts'
import { type Api } from './lib/api/trpc.ts'
import { NotFound } from './components/page/not-found.tsx'
import { PagePending } from './components/page/page-pending.tsx'
import { RouteFailure } from './components/page/route-failure.tsx'
import { routeTree } from './route-tree.gen.ts'

/** What guards and loaders may use. */
export interface RouterContext {
  queryClient: QueryClient
  session: Session
  api: Api
}

/** The app's routes. `history` is the browser's own unless a test passes another. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface StaticDataRouteOption {
    /** The browser tab's title before the product's name; the landing page has none. */
    title?: string
    /** The text of a protected page for a visitor, who else is sent to sign in. */
    signedOutText?: string
    /** Whether the page has its own bar instead of the navigation. */
    ownBar?: true
    /** The heading above that text, where it is not the page's own title. */
    signedOutTitle?: string
    /** Other actions for a visitor; loaded only where it shows. */
    SignedOutActions?: ComponentType
  }
}
