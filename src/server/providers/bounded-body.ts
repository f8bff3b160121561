import { type Clock } from '../runtime/clock.ts'

/** Waits for `work` at most `milliseconds`, then throws what `late` makes. The work itself is not ended. */
export async function waitAtMost<Result>(
  clock: Clock,
  milliseconds: number,
  late: () => Error,
  work: Promise<Result>,
): Promise<Result> {
  const over = new AbortController()
  const limit = clock.sleep(milliseconds, over.signal).then((): never => {
    throw late()
  })
  limit.catch(() => undefined)
  try {
    return await Promise.race([work, limit])
  } finally {
    over.abort()
  }
}

interface BodyWatch {
  /** Sees each chunk before the reader does; what it throws ends the body. */
  onChunk?(chunk: Uint8Array): void
  /** Stands between a reader who waits and the next chunk; what it throws ends the body. */
  waitFor?<Next>(next: Promise<Next>): Promise<Next>
}

/** The same body, watched. Nothing is read ahead of its reader; one that leaves ends the request, and so does a fault. */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  { onChunk = () => undefined, waitFor = (next) => next }: BodyWatch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await waitFor(reader.read())
          if (done) return controller.close()
          onChunk(value)
          controller.enqueue(value)
        } catch (error) {
          controller.error(error)
          reader.cancel(error).catch(() => undefined)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/**
 * The beginning of a body: all of it where it has no more than `most` bytes, else `isWhole` is false, and the rest is
 * neither kept nor waited for.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > most) break
  }
  return { bytes: Buffer.concat(parts, Math.min(size, most)), isWhole: size <= most }
}
