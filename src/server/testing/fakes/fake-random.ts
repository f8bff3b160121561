import { type Random } from '../../runtime/random.ts'

/**
 * Ids, tokens and seeds that count up, so that a test can name them and none repeats within it. A second server on one
 * database needs another `name`.
 */
export function createFakeRandom(name = ''): Random {
  let count = 0
  const next = (prefix: string) => `${name}${prefix}-${String((count += 1)).padStart(6, '0')}`
  return { id: () => next('id'), token: () => next('token'), seed: () => (count += 1) }
}
