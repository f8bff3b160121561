import { type RefObject, useEffect, useRef } from 'react'
import { formatDay } from '../../../shared/features/planner/planner.rules.ts'

/** Which entry, and when it is. */
export interface EntryLocation {
  id: string
  scheduledDate: string
}

/**
 * Where the focus goes after a change: a moved entry is rendered elsewhere, and the element that opened a dialog may be
 * gone when it closes. While `covered` the focus belongs to the overlay.
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
    /** Before something opens over the page. */
    remember: (): void => {
      if (!covered) openerRef.current = document.activeElement
    },
    /** After it closed. */
    giveBack: (): void => {
      waitingRef.current = true
    },
    /** Gives it to an entry instead, once the screen is drawn again. */
    focusEntry: (entry: EntryLocation): void => {
      entryRef.current = entry
      waitingRef.current = true
    },
    /** Leaves it on an entry that is about to be drawn in its old place, unless the user has gone elsewhere meanwhile. */
    keepEntry: (entry: EntryLocation): void => {
      const { activeElement, body } = document
      if (activeElement !== body && activeElement?.getAttribute('data-entry') !== entry.id) return
      entryRef.current = entry
      waitingRef.current = true
    },
  }
}

/** What stands for an entry on screen: itself, "+N more" of its day, its day, or the room that is kept for it in a long list. */
function findEntry(root: HTMLElement | null, { id, scheduledDate }: EntryLocation, timeZone: string): Element | null {
  const date = formatDay(scheduledDate, timeZone)
  const places = [`[data-entry="${id}"]`, `[data-more="${date}"]`, `[data-day="${date}"]`, `[data-days~="${date}"]`]
  const found = places.flatMap((place) => Array.from(root?.querySelectorAll(place) ?? []))
  return found.find((element) => isVisible(element)) ?? null
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}
