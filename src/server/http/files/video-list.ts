import { type FastifyInstance } from 'fastify'
import { VideosRequest } from '../../../shared/features/videos/videos.schema.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext, queryParser } from '../rest/rest-adapter.ts'
import { streamed } from './streamed.ts'

/** `GET /api/videos`: with `limit`, `cursor` or `search` a page and `X-Next-Cursor`, otherwise the whole list, streamed. */
export function addVideoList(app: FastifyInstance, createContext: CreateContext): void {
  const readList = queryParser(VideosRequest)
  app.get('/api/videos', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const asked = readList(request.query)
    void reply.type('application/json; charset=utf-8')
    const query = request.query as Partial<Record<string, unknown>>
    if (['limit', 'cursor', 'search'].every((name) => query[name] === undefined))
      return reply.send(streamed(ctx.services.videos.wholeText(id), ctx.closing))
    const { items, nextCursor } = await ctx.services.videos.list(id, asked)
    if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor)
    return reply.send(JSON.stringify(items))
  })
}
