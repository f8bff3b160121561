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

/** Creates the app's router. `history` is the browser's history by default. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    scrollRestoration: restoreAllButEarlyScroll(),
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NotFound,
  })
}

/** A page that was scrolled before its script was there keeps its place. Without this the router scrolls it to the top. */
function restoreAllButEarlyScroll(): () => boolean {
  let isFirst = true
  return () => {
    const keepsPlace = isFirst && window.scrollY > 0
    isFirst = false
    return !keepsPlace
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface HistoryState {
    /**
     * Path and query of the page that a user asked for, while another one comes first: the onboarding, or the checkout. It is in
     * the history entry, so that a reload keeps it.
     */
    intended?: string | undefined
  }

  interface StaticDataRouteOption {
    /** Document title before the product's name. The landing page has none. */
    title?: string
    /** Text of a protected page for visitors. Without it they are redirected to the sign-in. */
    signedOutText?: string
    /** Whether the page has its own bar instead of the navigation. */
    ownBar?: true
    /** Heading above `signedOutText`. By default it is the page's title. */
    signedOutTitle?: string
    /** Further actions for a visitor. Loaded only when they are shown. */
    SignedOutActions?: ComponentType
  }
}
