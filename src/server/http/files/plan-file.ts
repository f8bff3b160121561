import { type FastifyInstance } from 'fastify'
import { PLAN_FILE_PATH } from '../../../shared/features/planner/planner.constants.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext } from '../rest/rest-adapter.ts'
import { sendDownload, streamed } from './streamed.ts'

/**
 * The whole plan for its owner, streamed where it is long: `GET /api/planner` as JSON and `GET /api/planner/plan.ics` as a file for
 * calendar programs.
 */
export function addPlanFile(app: FastifyInstance, createContext: CreateContext): void {
  app.get('/api/planner', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { services, closing } = ctx
    const text = await services.planner.listText(requireUser(ctx).id)
    const isWhole = typeof text === 'string' || Buffer.isBuffer(text)
    return reply.type('application/json; charset=utf-8').send(isWhole ? text : streamed(text, closing))
  })

  app.get(PLAN_FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { filename, text } = services.planner.file(requireUser(ctx).id)
    return sendDownload(reply, filename, 'text/calendar; charset=utf-8', text, closing)
  })
}
