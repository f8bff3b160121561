import { useEffect, useRef, useState } from 'react'

/** Whether a box with a greatest height shows less than all of `text`. Give `ref` to the box. */
export function useIsCut(text: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = (): void => setIsCut(text !== '' && box.scrollHeight > box.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [text])
  return { ref, isCut }
}
