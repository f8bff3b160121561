const built = new Map<string, Intl.Segmenter>()

/** Splits English text. Built when first needed: the first one of a process takes 10 ms, which would delay its start. */
export function segmenter(granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const known = built.get(granularity) ?? new Intl.Segmenter('en', { granularity })
  built.set(granularity, known)
  return known
}
