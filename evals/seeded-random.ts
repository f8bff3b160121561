/**
 * Repeatable random numbers (mulberry32): the same seed gives the same numbers. `below` returns an integer from 0 up
 * to, but not including, its limit.
 */
export function createSeededRandom(seed: number): { below(limit: number): number } {
  let state = Math.imul(seed, 0x9e3779b1) | 0
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
    },
  }
}

/** A copy of a list in random order. */
export function shuffle<Item>(list: readonly Item[], random: { below(limit: number): number }): Item[] {
  return list
    .map((item) => ({ item, at: random.below(2 ** 31) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
