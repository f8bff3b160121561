import { useEffect } from 'react'

/** Keeps the screen awake while `active`, as far as the browser can. A page that was hidden asks for it again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // The system may refuse, such as on a low battery.
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
