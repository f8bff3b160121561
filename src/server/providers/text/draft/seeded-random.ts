/** Numbers from 0 up to, but not including, 1: the same seed and text give the same in the same order (FNV-1a, mulberry32). */
export function seededRandom(seed: number, text: string): () => number {
  let state = 0x811c9dc5 ^ Math.imul(Math.trunc(seed) | 0, 0x9e3779b1) ^ Math.trunc((seed % 1) * 0x7fffffff || 0)
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
