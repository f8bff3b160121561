import { hash } from 'node:crypto'

/** The form in which the database keeps a token: SHA-256, hex. A token has 256 random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
