import { createElement, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp, type ServerConfig } from './app.tsx'
import { wasSignedIn } from './lib/session/session.ts'

/**
 * Brings `root` to life. A page that was rendered at build is a visitor's: it is taken over where nobody seems to be
 * signed in, and replaced in one step where somebody does. Anything else is rendered from nothing.
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
  // What is on screen stays until the same page can stand in its place.
  await router.load()
  if (wasSignedIn()) {
    flushSync(() => createRoot(root).render(element))
    showRealBar()
    return
  }
  // Says that the routes were rendered elsewhere, so that the same boundaries stand around them here.
  router.ssr = { manifest: undefined }
  let moved = false
  router.subscribe('onBeforeNavigate', () => {
    moved = true
  })
  hydrateRoot(root, element, {
    // Somebody who follows a link while the page comes to life gets the next one: React gives up taking this one over.
    onRecoverableError: (error) => {
      if (!moved) reportError(error)
    },
  })
}

/** Ends what `theme.js` began: the bar is no longer the one that was rendered for a visitor. */
function showRealBar(): void {
  delete document.documentElement.dataset['session']
}

/** What the server wrote into a page that was rendered at build; undefined in the app's shell. */
function readConfig(root: HTMLElement): ServerConfig | undefined {
  const text = root.dataset['config']
  return text === undefined ? undefined : (JSON.parse(text) as ServerConfig)
}
