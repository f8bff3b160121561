import { useEffect, useState } from 'react'

/** Returns the current time, updated every `everyMs` milliseconds. Null stops the updates. */
export function useNow(everyMs: number | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
