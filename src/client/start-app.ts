import { createElement, type ReactElement, startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp, type ServerConfig } from './app.tsx'
import { type createAppRouter } from './router.tsx'
import { watchEarlyPage } from './early-page.ts'
import { takeAnswers } from './lib/session/page-answers.ts'
import { wasSignedIn } from './lib/session/session.ts'

/**
 * Renders the app into `root`. A public page shows a visitor's view: it is hydrated if there seems to be no session, else it is
 * replaced in one step. A screen that the server has rendered is replaced too, and what was done on it goes on. Without any markup
 * the app is rendered from scratch.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const config = readConfig(root)
  const { element: app, router } = createApp('/trpc', undefined, config ? { 'auth.config': config } : takeAnswers())
  const element = createElement(StrictMode, { key: 'app' }, app)
  if (!config && root.hasChildNodes()) return replacePage(root, element, router)
  if (!config) {
    showRealBar()
    createRoot(root).render(element)
    return
  }
  // The prerendered page stays on screen until the app can replace it.
  await router.load()
  if (wasSignedIn()) {
    flushSync(() => createRoot(root).render(element))
    showRealBar()
    return
  }
  // Marks the routes as server-rendered, so that the router creates the same boundaries.
  router.ssr = { manifest: undefined }
  let moved = false
  router.subscribe('onBeforeNavigate', () => {
    moved = true
  })
  hydrateRoot(root, element, {
    // Following a link during hydration makes React abandon the hydration.
    onRecoverableError: (error) => {
      if (!moved) reportError(error)
    },
  })
  // For `theme.js`, which repeats a click that came too early.
  dispatchEvent(new Event('hookline-alive'))
}

/** Replaces a screen that the server has rendered. It can be used until the new one is there, which is rendered in small tasks. */
async function replacePage(
  root: HTMLElement,
  element: ReactElement,
  router: ReturnType<typeof createAppRouter>,
): Promise<void> {
  const early = watchEarlyPage(root)
  await router.load()
  await early.whenComposed()
  const end = createElement(Committed, { key: 'end', moveOn: early.moveOn, repeat: early.repeat })
  startTransition(() => createRoot(root).render([element, end]))
}

/** Rendered after the page: calls `moveOn` before the first paint, and `repeat` when everything on it listens. */
function Committed({ moveOn, repeat }: { moveOn(): void; repeat(): void }) {
  // Not within React's own work: handlers that these call may render synchronously.
  useLayoutEffect(() => queueMicrotask(moveOn), [moveOn])
  // In a task of its own: a result that the page came with is opened in microtasks.
  useEffect(() => void setTimeout(repeat), [repeat])
  return null
}

/** Shows the navigation bar that `theme.js` has hidden, because it was rendered for a visitor. */
function showRealBar(): void {
  delete document.documentElement.dataset['session']
}

/** Reads the configuration that the server has written into a prerendered page. Returns undefined for other pages. */
function readConfig(root: HTMLElement): ServerConfig | undefined {
  const text = root.dataset['config']
  return text === undefined ? undefined : (JSON.parse(text) as ServerConfig)
}
