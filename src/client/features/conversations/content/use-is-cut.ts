import { useEffect, useRef, useState } from 'react'

/** Pixels by which the letters of the display font reach below their last line. */
const OVERHANG = 8

/** Returns whether a box with a maximum height cuts off `text`. Pass `ref` to the box. */
export function useIsCut(text: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = (): void => setIsCut(text !== '' && box.scrollHeight > box.clientHeight + OVERHANG)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [text])
  return { ref, isCut }
}
