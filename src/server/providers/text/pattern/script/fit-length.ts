/** A piece of a script that can be left out, by its words. */
interface Piece {
  words: number
}

/** So many words are left for the exact choice after the pieces are taken in their order. */
const EXACT_WORDS = 60

/**
 * Chooses pieces so that their words come as near to `room` as can be, never above it. Pieces at the front are taken
 * first; the last few are chosen so that the sum is exact.
 */
export function fitPieces<P extends Piece>(pieces: readonly P[], room: number): ReadonlySet<P> {
  const chosen = new Set<P>()
  let rest = room
  let at = 0
  while (at < pieces.length && rest - pieces[at]!.words >= EXACT_WORDS) {
    chosen.add(pieces[at]!)
    rest -= pieces[at]!.words
    at += 1
  }
  for (const piece of exactChoice(pieces.slice(at), rest)) chosen.add(piece)
  return chosen
}

/** Of all choices the one with the largest sum up to `room`. */
function exactChoice<P extends Piece>(pieces: readonly P[], room: number): readonly P[] {
  const sums = new Map<number, readonly P[]>([[0, []]])
  for (const piece of pieces) {
    for (const [sum, choice] of Array.from(sums)) {
      const next = sum + piece.words
      if (next <= room && !sums.has(next)) sums.set(next, [...choice, piece])
    }
    if (sums.has(room)) break
  }
  return sums.get(Math.max(...sums.keys()))!
}
