import { useRef, useState } from 'react'
import { LIBRARY_PAGE } from '../../../shared/features/library/library.constants.ts'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { notify } from '../../lib/notify.ts'

/** Which of the loaded items are chosen, while the user is choosing. */
export function useSelection(items: readonly LibraryItem[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const anchor = useRef<string | null>(null)

  function choose(next: ReadonlySet<string>): void {
    if (next.size <= LIBRARY_PAGE.bulk) return setChosen(next)
    const most = LIBRARY_PAGE.bulk.toLocaleString('en-US')
    notify({ tone: 'failed', title: 'That is too many at once', description: `Choose at most ${most} items.` })
  }

  /** Chooses an item or lets go of it; with `range` all between it and the one before are treated alike. */
  function toggle(id: string, range: boolean): void {
    const next = new Set(chosen)
    const isOn = !next.has(id)
    const ids = range ? between(items, anchor.current ?? id, id) : [id]
    for (const one of ids) {
      if (isOn) next.add(one)
      else next.delete(one)
    }
    anchor.current = id
    choose(next)
  }

  return {
    isActive: chosen !== null,
    chosen: items.filter(({ id }) => chosen?.has(id)),
    has: (id: string): boolean => chosen?.has(id) ?? false,
    toggle,
    start: (): void => setChosen(new Set()),
    end: (): void => setChosen(null),
    /** Lets go of all, and stays. */
    clear: (): void => setChosen(new Set()),
    /** Chooses everything that is loaded, as far as one action reaches. */
    all: (): void => setChosen(new Set(items.slice(0, LIBRARY_PAGE.bulk).map(({ id }) => id))),
  }
}

export type Selection = ReturnType<typeof useSelection>

function between(items: readonly LibraryItem[], from: string, to: string): string[] {
  const at = (id: string): number => items.findIndex((item) => item.id === id)
  const [first = 0, last = 0] = [at(from), at(to)].toSorted((one, other) => one - other)
  return first < 0 ? [to] : items.slice(first, last + 1).map(({ id }) => id)
}
