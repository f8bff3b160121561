import { type FastifyInstance } from 'fastify'
import { AppError } from '../../../shared/errors.ts'
import { FEED_PATH } from '../../../shared/features/planner/planner.constants.ts'
import { type Services } from '../../composition/services.ts'
import { isNotModified } from '../not-modified.ts'
import { contentDisposition, streamed } from './streamed.ts'

/**
 * `GET /api/planner/feed/<token>.ics`: the plan for calendar programs. They have no cookie; the token of 256 bits gives
 * access. They poll every few minutes, so an unchanged plan is 304. Unknown, revoked and renewed tokens give the same
 * 404. The answer is streamed until `closing` fires; HEAD answers its length.
 */
export function addCalendarFeed(
  app: FastifyInstance,
  feeds: Pick<Services['calendarFeeds'], 'read'>,
  closing: AbortSignal,
): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${FEED_PATH}:file`,
    handler: async (request, reply) => {
      const token = /^([\w-]{1,100})\.ics$/u.exec(request.params.file)?.[1]
      const feed = token === undefined ? undefined : await feeds.read(token)
      if (!feed) throw new AppError('NOT_FOUND', 'There is no such calendar.')
      const etag = `"${feed.version}"`
      void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
      if (isNotModified(request.headers, etag)) return reply.status(304).send()
      void reply
        .header('content-disposition', contentDisposition('inline', 'hookline-plan.ics'))
        .type('text/calendar; charset=utf-8')
      if (request.method === 'GET') return reply.send(streamed(feed.text(), closing))
      let length = 0
      for await (const part of feed.text()) length += Buffer.byteLength(part)
      return reply.header('content-length', length).send()
    },
  })
}
