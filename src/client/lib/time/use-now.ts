import { useEffect, useState } from 'react'

/** The time, updated every `everyMs` milliseconds; null stops the clock. */
export function useNow(everyMs: number | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
