import { type FastifyInstance } from 'fastify'

/** Every answer names its request; what the API answers belongs to one person and is kept by no browser and no proxy. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (/^\/(api|trpc)\//u.test(request.url) && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store')
    }
  })
}
