/** Minimum length of compared names: too many shorter names differ by one letter. */
const SHORTEST = 6
/** One wrong letter is accepted per so many letters. */
const LETTERS_A_MISTAKE = 4

/**
 * Names that are set, unknown, and similar to a known name that is not set: they differ by case, an underscore or a few
 * letters.
 */
export function findMisspelt(set: readonly string[], known: readonly string[]): { given: string; meant: string }[] {
  const unset = known.filter((name) => !set.includes(name)).map((name) => ({ name, normalized: normalizeName(name) }))
  return set
    .filter((name) => !known.includes(name))
    .flatMap((given) => {
      const written = normalizeName(given)
      const meant = unset.find(({ normalized }) => looksLike(written, normalized))
      return meant === undefined ? [] : [{ given, meant: meant.name }]
    })
}

function looksLike(a: string, b: string): boolean {
  if (a === b) return true
  if (b.length < SHORTEST) return false
  const most = Math.floor(Math.max(a.length, b.length) / LETTERS_A_MISTAKE)
  // Each letter of a longer name is a mistake; most names differ by more, and need not be compared.
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most
}

const normalizeName = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
