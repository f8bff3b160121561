import { useEffect, useState } from 'react'

/**
 * Manages the focus when a sheet replaces the plan. It returns to the entry that opened the sheet, once the plan is shown again.
 * Returns whether the sheet was opened from the plan and not by its URL.
 */
export function useSheetFocus(sheet: string | undefined): boolean {
  const [seen, setSeen] = useState({ sheet, moved: false })
  const [opener, setOpener] = useState<string | null>(null)
  if (seen.sheet !== sheet) {
    // Read while rendering, because the entry is removed before effects run.
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
