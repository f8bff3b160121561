import { type FastifyInstance } from 'fastify'
import { type RunningWork } from '../runtime/running-work.ts'

/** Counts requests as work from their arrival until their connection is done with them, finished or cut. */
export function trackRequests(app: FastifyInstance, work: RunningWork): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', work.begin())
    done()
  })
}
