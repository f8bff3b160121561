/** A fresh key for one click. Works without `randomUUID` too, which browsers do not offer on plain-http networks. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
