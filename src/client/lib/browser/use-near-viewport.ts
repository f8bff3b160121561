import { type RefObject, useEffect, useRef, useState } from 'react'

interface NearViewport<E> {
  ref: RefObject<E | null>
  isNear: boolean
  /** The last measured height in pixels; null before the first measurement. */
  height: number | null
}

/**
 * Returns whether an element is within `margin` pixels of the viewport. An element with the focus counts as near, so that
 * scrolling does not unmount it.
 */
export function useNearViewport<E extends HTMLElement>(margin: number, startsNear: boolean): NearViewport<E> {
  const ref = useRef<E>(null)
  const [view, setView] = useState<{ isNear: boolean; height: number | null }>({ isNear: startsNear, height: null })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const isNear = entry.isIntersecting || element.contains(document.activeElement)
        setView((before) => {
          if (before.isNear === isNear) return before
          return { isNear, height: before.isNear ? entry.boundingClientRect.height : before.height }
        })
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return { ref, ...view }
}
