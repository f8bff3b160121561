import { Readable } from 'node:stream'
import { type FastifyReply } from 'fastify'

/**
 * A streamed body of an answer. A client that pauses a download keeps its connection open for hours; `closing` ends it,
 * so that the server can stop.
 */
export const streamed = (chunks: AsyncIterable<string | Uint8Array>, closing: AbortSignal): Readable =>
  Readable.from(chunks, { signal: closing })

/** Streams a file to be saved under its name. */
export const sendDownload = (
  reply: FastifyReply,
  filename: string,
  contentType: string,
  chunks: AsyncIterable<string | Uint8Array>,
  closing: AbortSignal,
): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition('attachment', filename))
    .type(contentType)
    .send(streamed(chunks, closing))

/** The Content-Disposition header for any name: in ASCII for every reader, and encoded in full. Source: RFC 6266, RFC 8187. */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replaceAll(/[^\w .-]/gu, '_')
  const exact = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*!]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${exact}`}`
}
