import { useMemo, useRef, useState } from 'react'
import type { LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { type ItemFilter } from '../cached-items.ts'

/** All items of a filter, loaded or not, at the time of "Select all". */
interface Matches {
  filter: string
  items: readonly LibraryMatch[]
}

/** Manages the selected items: loaded ones, or all that match the filter. */
export function useSelection(items: readonly LibraryMatch[], filter: ItemFilter) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const [matches, setMatches] = useState<Matches | null>(null)
  const anchor = useRef<string | null>(null)
  const key = JSON.stringify(filter)

  // Loaded items override the others, because their state is newer.
  const known = useMemo(() => {
    const others = matches?.filter === key ? matches.items : []
    return new Map([...others, ...items].map((item) => [item.id, item]))
  }, [items, matches, key])
  const chosen = useMemo(() => [...known.values()].filter(({ id }) => ids?.has(id)), [known, ids])

  /** Selects or deselects an item. With `range` also everything between it and the previous one. */
  function toggle(id: string, range: boolean): void {
    const next = new Set(ids)
    const isOn = !next.has(id)
    for (const one of range ? between(items, anchor.current ?? id, id) : [id]) {
      if (isOn) next.add(one)
      else next.delete(one)
    }
    anchor.current = id
    setIds(next)
  }

  return {
    isActive: ids !== null,
    chosen,
    /** Whether all loaded items are selected. */
    hasAllLoaded: items.length > 0 && items.every(({ id }) => ids?.has(id)),
    /** Whether all matching items are selected, loaded or not. */
    hasEverything: matches?.filter === key && chosen.length === known.size,
    has: (id: string): boolean => ids?.has(id) ?? false,
    toggle,
    start: (): void => setIds(new Set()),
    end(): void {
      setIds(null)
      setMatches(null)
    },
    /** Deselects everything and stays in selection mode. */
    clear: (): void => setIds(new Set()),
    /** Selects all loaded items. */
    all: (): void => setIds(new Set(items.map(({ id }) => id))),
    /** Selects all items that match the filter. */
    everything(found: readonly LibraryMatch[]): void {
      setMatches({ filter: key, items: found })
      setIds(new Set(found.map(({ id }) => id)))
    },
    /** Deselects items that are not loaded, because their state is unknown. */
    keepLoaded: (): void => setMatches(null),
    /** Maps the items that are not loaded. `how` returns null to remove one. */
    change(how: (item: LibraryMatch) => LibraryMatch | null): void {
      setMatches((before) => before && { ...before, items: before.items.flatMap((item) => how(item) ?? []) })
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

function between(items: readonly LibraryMatch[], from: string, to: string): string[] {
  const at = (id: string): number => items.findIndex((item) => item.id === id)
  const [first = 0, last = 0] = [at(from), at(to)].toSorted((one, other) => one - other)
  return first < 0 ? [to] : items.slice(first, last + 1).map(({ id }) => id)
}
