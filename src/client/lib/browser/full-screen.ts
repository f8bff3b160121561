/** Switches the page to full screen. Browsers allow this only in a click handler. Does nothing if the browser refuses. */
export async function enterFullScreen(): Promise<void> {
  const page = document.documentElement
  if (typeof page.requestFullscreen === 'function') await page.requestFullscreen().catch(() => undefined)
}

/** Leaves full screen, if the page is in it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}

/**
 * Calls `listener` when the page leaves full screen, also by the browser's own key. Returns the function that removes the
 * listener.
 */
export function onFullScreenLeft(listener: () => void): () => void {
  const check = (): void => {
    if (!document.fullscreenElement) listener()
  }
  document.addEventListener('fullscreenchange', check)
  return () => document.removeEventListener('fullscreenchange', check)
}
