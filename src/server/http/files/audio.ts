import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { type ReadableStream } from 'node:stream/web'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AUDIO_PATH } from '../../../shared/features/tts/tts.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type Context } from '../../trpc/context.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { hasIt, parseRange } from './byte-range.ts'

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/**
 * Hands audio and its subtitles to their owner, whole or a part, under `/api/tts/audio/`. Signed out it is 401, and 404
 * for what is unknown, gone or somebody else's. `?download` makes a browser save the file instead of playing it, under
 * the name that the parameter gives if there is one. Source: RFC 9110 (ranges).
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
      if (hasIt(request.headers, etag)) return reply.status(304).headers(kept).send()

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
        'content-disposition': disposition(request.query.download, file.filename),
        ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
      })
      if (!isHead) return reply.status(part ? 206 : 200).send(streamOf(body, context.closing))
      await body.cancel()
      return reply.send()
    },
  })
}

/** A paused player holds its connection for hours; it must not delay a shutdown. */
function streamOf(body: object, closing: AbortSignal): Readable {
  return Readable.fromWeb(body as ReadableStream, { signal: closing })
}

/**
 * The header for a name of any letters: once for every reader, and once as it is. The kind of the file is never asked for.
 * Source: RFC 6266, RFC 8187.
 */
function disposition(download: unknown, itsName: string): string {
  const asked = typeof download === 'string' ? download.toWellFormed().replaceAll(/\p{C}/gu, '').trim() : ''
  const filename = asked === '' ? itsName : asked.slice(0, INPUT_LIMITS.recordingName) + extname(itsName)
  const plain = filename.replaceAll(/[^\w .-]/gu, '_')
  const exact = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*!]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  const kind = download === undefined ? 'inline' : 'attachment'
  return `${kind}; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${exact}`}`
}
