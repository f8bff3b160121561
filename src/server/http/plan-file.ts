import { Readable } from 'node:stream'
import { type FastifyInstance } from 'fastify'
import { PLAN_FILE_PATH } from '../../shared/features/planner/planner.constants.ts'
import { requireUser } from '../trpc/trpc.ts'
import { type CreateContext } from './rest-adapter.ts'

/** `GET /api/planner/plan.ics`: the whole plan as a file for its owner, sent as it is written. */
export function addPlanFile(app: FastifyInstance, createContext: CreateContext): void {
  app.get(PLAN_FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { filename, text } = services.planner.file(requireUser(ctx).id)
    return reply
      .header('content-disposition', `attachment; filename="${filename}"`)
      .type('text/calendar; charset=utf-8')
      .send(Readable.from(text, { signal: closing }))
  })
}
