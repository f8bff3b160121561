import { useEffect, useState } from 'react'

const CONFIRMED_MS = 2_000

/** Copies with `onCopy`, which resolves to whether it succeeded. `copied` is true for the two seconds after a success. */
export function useCopied(onCopy: () => Promise<boolean>) {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async (): Promise<void> => {
    if (await onCopy()) setCopiedAt(Date.now())
  }
  return { copied: copiedAt > 0, copy }
}
