import { useEffect, useState } from 'react'

/**
 * Where the focus goes when a sheet takes the place of the plan: to the entry that opened it, once the plan is there again.
 * Returns whether the sheet was opened from the page, and not with it.
 */
export function useSheetFocus(sheet: string | undefined): boolean {
  const [seen, setSeen] = useState({ sheet, moved: false })
  const [opener, setOpener] = useState<string | null>(null)
  if (seen.sheet !== sheet) {
    // Read while rendering: when effects run, the entry is gone.
    if (sheet !== undefined) setOpener(document.activeElement?.getAttribute('data-sheet') ?? null)
    setSeen({ sheet, moved: true })
  }
  useEffect(() => {
    if (sheet !== undefined || !seen.moved || document.activeElement !== document.body) return
    const places = opener === null ? [] : document.querySelectorAll<HTMLElement>(`[data-sheet="${opener}"]`)
    const entry = Array.from(places).find(
      (element) => typeof element.checkVisibility !== 'function' || element.checkVisibility(),
    )
    const target = entry ?? document.querySelector('h1')
    target?.focus({ preventScroll: !entry })
  }, [sheet, seen.moved, opener])
  return seen.moved
}
