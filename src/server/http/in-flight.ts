import { type FastifyInstance } from 'fastify'
import { type RunningWork } from '../runtime/running-work.ts'

/** Counts each request as running work from its arrival until its response is closed. */
export function trackRequests(app: FastifyInstance, work: RunningWork): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', work.begin())
    done()
  })
}
