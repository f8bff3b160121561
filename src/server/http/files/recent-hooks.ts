import { type FastifyInstance } from 'fastify'
import { RecentRequest } from '../../../shared/features/generation/generation.schema.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext, queryParser } from '../rest/rest-adapter.ts'

/** `GET /api/hooks/recent`, written from the stored texts. */
export function addRecentHooks(app: FastifyInstance, createContext: CreateContext): void {
  const readLimit = queryParser(RecentRequest)
  app.get('/api/hooks/recent', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const text = await ctx.services.hooks.recentText(id, readLimit(request.query).limit)
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
