import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { type ReadableStream } from 'node:stream/web'
import { type FastifyInstance } from 'fastify'
import { AUDIO_PATH } from '../../../shared/features/tts/tts.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { isNotModified } from '../not-modified.ts'
import { type CreateContext } from '../rest/rest-adapter.ts'
import { parseRange } from './byte-range.ts'
import { contentDisposition } from './streamed.ts'

/**
 * Serves audio and its subtitles to their owner under `/api/tts/audio/`, whole or in part. 401 without a session, 404
 * for files that are unknown, deleted or another user's. `?download` makes a browser save the file, under the
 * parameter's name if it has one. Source: RFC 9110 (ranges).
 */
export function addAudio(app: FastifyInstance, createContext: CreateContext): void {
  app.route<{ Params: { file: string }; Querystring: { download?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: `${AUDIO_PATH}:file`,
    handler: async (request, reply) => {
      const context = await createContext(request, reply)
      const file = await context.services.audioFiles.find(requireUser(context).id, request.params.file)
      const { contentType, size, etag } = file
      const kept = { etag, 'cache-control': 'private, no-cache' }
      if (isNotModified(request.headers, etag)) return reply.status(304).headers(kept).send()

      // Only GET has ranges.
      const part = request.method === 'GET' ? parseRange(request.headers, size, etag) : undefined
      if (part === 'none') {
        const message = 'The audio has no such part.'
        return reply.status(416).header('content-range', `bytes */${size}`).send({ message, requestId: request.id })
      }
      const isHead = request.method === 'HEAD'
      const body = await file.read(isHead ? { start: 0, end: 0 } : part)
      reply.type(contentType).headers({
        ...kept,
        'accept-ranges': 'bytes',
        'content-length': part ? part.end - part.start + 1 : size,
        'content-disposition': chooseDisposition(request.query.download, file.filename),
        ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
      })
      if (!isHead) return reply.status(part ? 206 : 200).send(toNodeStream(body, context.closing))
      await body.cancel()
      return reply.send()
    },
  })
}

/** A paused player keeps its connection open for hours, which must not delay a shutdown. */
function toNodeStream(body: object, closing: AbortSignal): Readable {
  return Readable.fromWeb(body as ReadableStream, { signal: closing })
}

/** Inline, or saved under the requested name with the file's own extension. */
function chooseDisposition(download: unknown, itsName: string): string {
  const asked = typeof download === 'string' ? download.toWellFormed().replaceAll(/\p{C}/gu, '').trim() : ''
  const filename = asked === '' ? itsName : asked.slice(0, INPUT_LIMITS.recordingName) + extname(itsName)
  return contentDisposition(download === undefined ? 'inline' : 'attachment', filename)
}
