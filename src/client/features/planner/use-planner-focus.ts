import { type RefObject, useEffect, useRef } from 'react'
import { formatDay } from '../../../shared/features/planner/planner.rules.ts'

/** An entry and its time, which decide where it is rendered. */
export interface EntryLocation {
  id: string
  scheduledDate: string
}

/**
 * Moves the focus after a change: a moved entry is rendered elsewhere, and the opener of a dialog may be removed when it
 * closes. While `covered`, a dialog has the focus.
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
    /** Before a dialog opens. */
    save: (): void => {
      if (!covered) openerRef.current = document.activeElement
    },
    /** After it has closed. */
    restore: (): void => {
      waitingRef.current = true
    },
    /** Focuses an entry after the next render instead. */
    focusEntry: (entry: EntryLocation): void => {
      entryRef.current = entry
      waitingRef.current = true
    },
    /** Keeps the focus on an entry that is rendered in its old place again, unless the user has moved it meanwhile. */
    keepEntry: (entry: EntryLocation): void => {
      const { activeElement, body } = document
      if (activeElement !== body && activeElement?.getAttribute('data-entry') !== entry.id) return
      entryRef.current = entry
      waitingRef.current = true
    },
  }
}

/** The element of an entry: itself, "+N more" of its day, its day, or its placeholder in a long list. */
function findEntry(root: HTMLElement | null, { id, scheduledDate }: EntryLocation, timeZone: string): Element | null {
  const date = formatDay(scheduledDate, timeZone)
  const places = [`[data-entry="${id}"]`, `[data-more="${date}"]`, `[data-day="${date}"]`, `[data-days~="${date}"]`]
  const found = places.flatMap((place) => Array.from(root?.querySelectorAll(place) ?? []))
  return found.find((element) => isVisible(element)) ?? null
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
