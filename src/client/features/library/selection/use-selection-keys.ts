import { useEffect } from 'react'
import { isCovered } from '../../../lib/browser/overlay.ts'
import { MOD_KEY } from '../../../lib/browser/shortcuts.ts'
import { type Selection } from './use-selection.ts'

/** Shortcuts of selection mode: Esc ends it, Ctrl+A or Cmd+A selects all. They do not apply in text fields. */
export function useSelectionKeys({ isActive, all }: Pick<Selection, 'isActive' | 'all'>, onEnd: () => void): void {
  useEffect(() => {
    if (!isActive) return
    function handleKey(event: KeyboardEvent): void {
      const isTyped = event.target instanceof Element && event.target.matches('input:not([type="checkbox"]), textarea')
      if (event.defaultPrevented || isTyped || isCovered()) return
      const mod = MOD_KEY === '⌘' ? event.metaKey : event.ctrlKey
      if (event.key === 'Escape') onEnd()
      else if (mod && event.key.toLowerCase() === 'a') {
        event.preventDefault()
        all()
      }
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isActive, all, onEnd])
}
