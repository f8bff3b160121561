import { type Chance } from '../chance.ts'

/** Ids, tokens and seeds that count up, so that a test can name them and none repeats within it. */
export function createFakeChance(): Chance {
  let count = 0
  const next = (prefix: string) => `${prefix}-${String((count += 1)).padStart(6, '0')}`
  return { id: () => next('id'), token: () => next('token'), seed: () => (count += 1) }
}
