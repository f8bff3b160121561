/**
 * The body of an answer, and no more than `most` bytes of it: a service that does not stop cannot fill our memory. What
 * comes after them is not read.
 */
export async function readBody(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) break
  }
  const bytes = new Uint8Array(Math.min(size, most))
  let at = 0
  for (const part of parts) {
    const taken = part.subarray(0, bytes.length - at)
    bytes.set(taken, at)
    at += taken.length
  }
  return bytes
}
