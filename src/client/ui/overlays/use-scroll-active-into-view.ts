import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Visible part of the neighbouring element, in pixels. */
const MARGIN = 40

/** Scrolls a row of tabs or chips to the active one whenever it changes. */
export function useScrollActiveIntoView<E extends HTMLElement>(active: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const shown = useRef<{ active: unknown }>(null)
  useLayoutEffect(() => {
    if (shown.current && shown.current.active === active) return
    shown.current = { active }
    const line = ref.current
    const part = line?.querySelector('[aria-selected="true"], [aria-pressed="true"]')
    if (!line || !part) return
    const [frame, place] = [line.getBoundingClientRect(), part.getBoundingClientRect()]
    if (place.left < frame.left) line.scrollLeft -= frame.left - place.left + MARGIN
    else if (place.right > frame.right) line.scrollLeft += place.right - frame.right + MARGIN
  })
  return ref
}
