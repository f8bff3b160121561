import { useState } from 'react'

/** A value as it was when `held` became true, for as long as it is; else as it is. */
export function useHeld<T>(value: T, held: boolean): T {
  const [kept, setKept] = useState(value)
  if (!held && !Object.is(kept, value)) setKept(value)
  return held ? kept : value
}
