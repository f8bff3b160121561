/** Creates a random idempotency key of 128 bits. Does not use `randomUUID`, which browsers lack on plain-HTTP networks. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
