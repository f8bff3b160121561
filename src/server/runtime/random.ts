import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** A source of randomness, injected so that tests are repeatable. */
export interface Random {
  /** A new unique id. */
  id(): string
  /** 256 random bits as base64url: 43 characters. */
  token(): string
  /** A seed from 0 to 2^31 - 1 for a writer that uses randomness. */
  seed(): number
}

export const systemRandom: Random = {
  id: randomUUID,
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomInt(2 ** 31 - 1),
}
