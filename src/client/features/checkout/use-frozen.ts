import { useState } from 'react'

/** The value; while `frozen` the one of before. */
export function useFrozen<T>(value: T, frozen: boolean): T {
  const [latest, setLatest] = useState(value)
  if (!frozen && !Object.is(latest, value)) setLatest(value)
  return frozen ? latest : value
}
