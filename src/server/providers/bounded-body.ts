import { type Clock } from '../runtime/clock.ts'

/** Waits for `work` for at most `milliseconds`, then throws the result of `late`. The work itself is not aborted. */
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
  /** Called with each chunk before the reader gets it. A throw ends the body. */
  onChunk?(chunk: Uint8Array): void
  /** Converts each chunk, and the end (undefined). Undefined is passed on as nothing. A throw ends the body. */
  convert?(chunk: Uint8Array | undefined): Uint8Array | undefined
  /** Wraps the wait for the next chunk. A throw ends the body. */
  waitFor?<Next>(next: Promise<Next>): Promise<Next>
}

/** The same body, observed. Nothing is read ahead of the consumer. A consumer that stops, or an error, ends the request. */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  { onChunk = () => undefined, convert = (chunk) => chunk, waitFor = (next) => next }: BodyWatch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          for (let passed: Uint8Array | undefined; !passed;) {
            const { done, value } = await waitFor(reader.read())
            if (value) onChunk(value)
            passed = convert(value)
            if (passed) controller.enqueue(passed)
            if (done) return controller.close()
          }
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
 * Reads the beginning of a body. `isWhole` is false where it has more than `most` bytes; the rest is discarded without waiting.
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
