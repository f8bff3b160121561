import { useState } from 'react'

/** Returns the current value, or while `frozen` the last one before. */
export function useFrozen<T>(value: T, frozen: boolean): T {
  const [latest, setLatest] = useState(value)
  if (!frozen && !Object.is(latest, value)) setLatest(value)
  return frozen ? latest : value
}
