import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const
const touched = createStore(false)

/** Whether the user has touched this page. Parts that only answer a touch are loaded then, so that the first view is earlier. */
export function useTouched(): boolean {
  const isTouched = useStore(touched)
  useEffect(() => {
    if (isTouched) return
    const listening = new AbortController()
    for (const type of TOUCHES) {
      window.addEventListener(type, () => touched.set(true), { capture: true, passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [isTouched])
  return isTouched
}
