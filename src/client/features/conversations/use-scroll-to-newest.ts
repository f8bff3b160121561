import { useEffect, useRef } from 'react'

/** Distance from the end of the page, in pixels, within which the page scrolls along with new text. */
const NEAR = 120

/** Scrolls to the end of the page when a message is added. Also follows a growing answer while the end is on screen. */
export function useScrollToNewest(pieces: number, growing: string): void {
  const seenRef = useRef({ pieces: 0, height: 0 })
  useEffect(() => {
    const page = document.documentElement
    const { current: seen } = seenRef
    const follows = growing !== '' && seen.height - page.scrollTop - page.clientHeight < NEAR
    if (pieces > seen.pieces || follows) page.scrollTop = page.scrollHeight
    seenRef.current = { pieces, height: page.scrollHeight }
  }, [pieces, growing])
}
