import { type FastifyInstance } from 'fastify'

/** Adds the request id to every answer, and `no-store` unless the answer sets its own caching. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id)
    // Per route, because a path can be written in many ways.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
