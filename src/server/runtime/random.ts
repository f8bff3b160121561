import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Ids, tokens and seeds, injected, so that tests repeat. */
export interface Random {
  /** A new unique id. */
  id(): string
  /** 256 random bits as base64url: 43 characters that nobody guesses. */
  token(): string
  /** A seed from 0 to 2^31 - 1 for a writer that draws at random. */
  seed(): number
}

export const systemRandom: Random = {
  id: randomUUID,
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomInt(2 ** 31 - 1),
}
