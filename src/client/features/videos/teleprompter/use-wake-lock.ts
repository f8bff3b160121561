import { useEffect } from 'react'

/**
 * Prevents the screen from turning off while `active`, if the browser supports it. The browser releases the lock when the page is
 * hidden, so it is requested again when the page is visible.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // The system may refuse, for example if the battery is low.
      const found = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await found?.release()
      else lock = found
    }

    const askAgain = (): void => void ask()
    void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [active])
}
