import { Readable } from 'node:stream'

/**
 * The body of an answer that is sent as it is made. Somebody who pauses a download holds its connection for hours; `closing` ends
 * it, so that the server can stop.
 */
export const streamed = (chunks: AsyncIterable<string | Uint8Array>, closing: AbortSignal): Readable =>
  Readable.from(chunks, { signal: closing })
