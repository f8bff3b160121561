import { type RefObject, useEffect, useRef } from 'react'
import { formatDay } from '../../../shared/features/planner/planner.rules.ts'

/** An entry and its time, which determine where it is rendered. */
export interface EntryLocation {
  id: string
  scheduledDate: string
}

/**
 * Moves the focus after a change. A moved entry is rendered in another place, and the opener of a dialog may be removed when the
 * dialog closes. While `covered`, a dialog has the focus.
 */
export function usePlannerFocus(rootRef: RefObject<HTMLElement | null>, timeZone: string, covered: boolean) {
  const openerRef = useRef<Element | null>(null)
  const entryRef = useRef<EntryLocation | null>(null)
  const waitingRef = useRef(false)

  useEffect(() => {
    if (covered || !waitingRef.current) return
    const entry = entryRef.current
    const opener = openerRef.current
    waitingRef.current = false
    entryRef.current = null
    openerRef.current = null
    const target = entry ? findEntry(rootRef.current, entry, timeZone) : opener?.isConnected ? opener : null
    const heading = rootRef.current?.querySelector('h2[tabindex]') ?? document.querySelector('h1')
    const found = target ?? heading
    if (found instanceof HTMLElement) found.focus()
  })

  return {
    /** Call before a dialog opens. */
    save: (): void => {
      if (!covered) openerRef.current = document.activeElement
    },
    /** Call after the dialog has closed. */
    restore: (): void => {
      waitingRef.current = true
    },
    /** Focuses an entry after the next render. */
    focusEntry: (entry: EntryLocation): void => {
      entryRef.current = entry
      waitingRef.current = true
    },
    /** Returns the focus to an entry that is rendered in its old place again, unless the user has moved the focus. */
    keepEntry: (entry: EntryLocation): void => {
      const { activeElement, body } = document
      if (activeElement !== body && activeElement?.getAttribute('data-entry') !== entry.id) return
      entryRef.current = entry
      waitingRef.current = true
    },
  }
}

/** Finds the element of an entry: the entry, "+N more" of its day, its day, or its placeholder in a long list. */
function findEntry(root: HTMLElement | null, { id, scheduledDate }: EntryLocation, timeZone: string): Element | null {
  const date = formatDay(scheduledDate, timeZone)
  const places = [`[data-entry="${id}"]`, `[data-more="${date}"]`, `[data-day="${date}"]`, `[data-days~="${date}"]`]
  const found = places.flatMap((place) => Array.from(root?.querySelectorAll(place) ?? []))
  return found.find((element) => isVisible(element)) ?? null
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
