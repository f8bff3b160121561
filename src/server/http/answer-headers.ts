import { type FastifyInstance } from 'fastify'

/** Every answer names its request; an answer is kept by no browser and no proxy unless it says so. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id)
    // Whoever means to be kept says so: a path can be written in more ways than a rule here would know.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
