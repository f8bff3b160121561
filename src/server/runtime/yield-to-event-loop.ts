import { setImmediate } from 'node:timers/promises'

const AT_ONCE = 1_000

/** A long list in batches of 1,000, with a yield to the event loop between them. */
export async function* inBatches<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    yield list.slice(from, from + AT_ONCE)
    await setImmediate()
  }
}

/** Filters a long list in batches like `inBatches`. */
export async function filterInBatches<T>(list: readonly T[], keep: (entry: T) => boolean): Promise<T[]> {
  const kept: T[] = []
  for await (const some of inBatches(list)) for (const entry of some) if (keep(entry)) kept.push(entry)
  return kept
}
