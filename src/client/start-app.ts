import { createElement, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp, type ServerConfig } from './app.tsx'
import { wasSignedIn } from './lib/session/session.ts'

/**
 * Renders the app into `root`. A prerendered page is a visitor's: it is hydrated if there seems to be no session, and
 * otherwise replaced in one step. Anything else is rendered from nothing.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const config = readConfig(root)
  const { element: app, router } = createApp('/trpc', undefined, config)
  const element = createElement(StrictMode, null, app)
  if (!config) {
    showRealBar()
    createRoot(root).render(element)
    return
  }
  // The prerendered page stays on screen until the same page can replace it.
  await router.load()
  if (wasSignedIn()) {
    flushSync(() => createRoot(root).render(element))
    showRealBar()
    return
  }
  // Says that the routes were rendered elsewhere, so that the same boundaries are around them here.
  router.ssr = { manifest: undefined }
  let moved = false
  router.subscribe('onBeforeNavigate', () => {
    moved = true
  })
  hydrateRoot(root, element, {
    // A link that is followed during hydration opens the next page: React gives up hydrating this one.
    onRecoverableError: (error) => {
      if (!moved) reportError(error)
    },
  })
}

/** Shows the bar that `theme.js` has hidden: it is no longer the one rendered for a visitor. */
function showRealBar(): void {
  delete document.documentElement.dataset['session']
}

/** What the server wrote into a page that was rendered at build; undefined in the app's shell. */
function readConfig(root: HTMLElement): ServerConfig | undefined {
  const text = root.dataset['config']
  return text === undefined ? undefined : (JSON.parse(text) as ServerConfig)
}
