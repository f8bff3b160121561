/** Shows the page on the whole screen. To be called by a click; where the browser cannot or will not, nothing happens. */
export async function enterFullScreen(): Promise<void> {
  const page = document.documentElement
  if (typeof page.requestFullscreen === 'function') await page.requestFullscreen().catch(() => undefined)
}

/** Leaves the whole screen, if the page is on it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}

/** Calls back when the page leaves the whole screen, also by the browser's own key. Returns how to stop listening. */
export function onFullScreenLeft(listener: () => void): () => void {
  const check = (): void => {
    if (!document.fullscreenElement) listener()
  }
  document.addEventListener('fullscreenchange', check)
  return () => document.removeEventListener('fullscreenchange', check)
}
