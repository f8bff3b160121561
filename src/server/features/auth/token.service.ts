import { hash } from 'node:crypto'

/** The stored form of a token: SHA-256, hex. A token has 256 random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
