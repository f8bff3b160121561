import { useState } from 'react'

/** A value as it was when `frozen` became true, for as long as it is; else as it is. */
export function useFrozen<T>(value: T, frozen: boolean): T {
  const [kept, setKept] = useState(value)
  if (!frozen && !Object.is(kept, value)) setKept(value)
  return frozen ? kept : value
}
