import { useEffect, useRef } from 'react'

/** Pixels from the end of the page within which a reader still follows what is written there. */
const NEAR = 120

/** Scrolls to the end of the page when there is more in it, and along with a turn that grows while its reader is there. */
export function useNewest(pieces: number, growing: string): void {
  const seenRef = useRef({ pieces: 0, height: 0 })
  useEffect(() => {
    const page = document.documentElement
    const { current: seen } = seenRef
    const follows = growing !== '' && seen.height - page.scrollTop - page.clientHeight < NEAR
    if (pieces > seen.pieces || follows) page.scrollTop = page.scrollHeight
    seenRef.current = { pieces, height: page.scrollHeight }
  }, [pieces, growing])
}
