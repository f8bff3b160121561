/** A source of chance that repeats itself: the same seed gives the same numbers in the same order. */
export interface SeededRandom {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  /** A copy of the list in another order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Makes chance from a number (mulberry32). Any number is a seed, also fractions, negatives and `NaN`. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = foldSeed(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  function below(limit: number): number {
    return Math.floor(next() * limit)
  }

  return {
    next,
    below,
    shuffle(list) {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const held = copy[last]!
        copy[last] = copy[other]!
        copy[other] = held
      }
      return copy
    },
  }
}

/** A seed from a seed and texts, so that a change in any of them starts another run of chance (FNV-1a). */
export function seedFrom(seed: number, ...texts: readonly string[]): number {
  let hash = 0x811c9dc5 ^ foldSeed(seed)
  for (const character of texts.join('\u0000')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  }
  return hash >>> 0
}

/** All bits of a number in 32: neighbours, fractions and large numbers stay apart. */
function foldSeed(seed: number): number {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, seed)
  return Math.imul(bits.getUint32(0), 0x9e3779b1) ^ Math.imul(bits.getUint32(4) + 1, 0x85ebca6b)
}
