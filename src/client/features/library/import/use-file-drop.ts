import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Handles files that are dropped anywhere on the page. Without it the browser would open them. Returns whether files are dragged
 * over the page.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => {
    setIsOver(false)
    if (files.length > 0) onDrop(files)
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', (event) => setIsOver(event.relatedTarget !== null), { signal })
    window.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        take([...event.dataTransfer.files])
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return isOver
}
