import { inBatches } from '../../../runtime/yield-to-event-loop.ts'

/** A comparison of two lists: the key of an archived entry, and the key of an existing one. */
export type Comparison<T, O> = readonly [theirs: (one: T) => string, ours: (one: O) => string]

/**
 * Pairs equal entries: maps ids of `theirs` to ids of `ours`, each id in at most one pair. The comparisons are applied
 * in turn to what is left, so that the closest matches are made first.
 */
export async function matchUp<T extends { id: string }, O extends { id: string }>(
  theirs: readonly T[],
  ours: readonly O[],
  comparisons: readonly Comparison<T, O>[],
): Promise<Map<string, string>> {
  const pairs = new Map<string, string>()
  const taken = new Set<string>()
  for (const [theirKey, ourKey] of comparisons) {
    if (taken.size === ours.length) break
    const free = new Map<string, string[]>()
    for await (const some of inBatches(ours)) {
      for (const one of some) {
        if (taken.has(one.id)) continue
        const key = ourKey(one)
        const ids = free.get(key)
        if (ids) ids.push(one.id)
        else free.set(key, [one.id])
      }
    }
    for await (const some of inBatches(theirs)) {
      for (const one of some) {
        const match = pairs.has(one.id) ? undefined : free.get(theirKey(one))?.pop()
        if (match === undefined) continue
        pairs.set(one.id, match)
        taken.add(match)
      }
    }
  }
  return pairs
}
